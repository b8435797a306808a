// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6), .strictMemorySafety(), .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"), .enableUpcomingFeature("ExistentialAny"),
]

// A package of its own, because all of it and the whole library must be built with coverage, whose callback counts the
// basic blocks that run. The Makefile holds the flags; without them the tests fail and say so.
let package = Package(
  name: "LinearTime",
  platforms: [.macOS(.v26)],
  dependencies: [.package(name: "SelectableText", path: "../..")],
  targets: [
    .target(name: "WorkCounting", path: "WorkCounting"),
    .target(
      name: "LinearTime",
      dependencies: ["WorkCounting", .product(name: "SelectableText", package: "SelectableText")],
      path: "LinearTime", swiftSettings: settings),
    .executableTarget(
      name: "linear-time", dependencies: ["LinearTime"], path: "linear-time", swiftSettings: settings),
    .testTarget(
      name: "LinearTimeTests", dependencies: ["LinearTime"], path: "LinearTimeTests", swiftSettings: settings),
  ]
)
