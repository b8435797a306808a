// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6), .strictMemorySafety(), .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"), .enableUpcomingFeature("ExistentialAny"),
]

// A package of its own, so that nothing a benchmark needs reaches clients.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v26)],
  dependencies: [.package(name: "SelectableText", path: "../.."), .package(path: "../Allocations")],
  targets: [
    .target(name: "Measuring"),
    .executableTarget(name: "generate-messages", swiftSettings: settings),
    .executableTarget(
      name: "time-scan",
      dependencies: [
        "Measuring", .product(name: "AllocationCounting", package: "Allocations"),
        .product(name: "SelectableText", package: "SelectableText"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "time-composer",
      dependencies: ["Measuring", .product(name: "SelectableText", package: "SelectableText")], swiftSettings: settings),
    .executableTarget(name: "time-foundation", dependencies: ["Measuring"], swiftSettings: settings),
    .executableTarget(name: "time-pcre2", dependencies: ["Measuring"], linkerSettings: [.linkedLibrary("pcre2-8")]),
  ]
)
