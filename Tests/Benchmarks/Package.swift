// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that nothing a benchmark needs reaches clients.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v26)],
  targets: [
    .executableTarget(
      name: "generate-messages",
      swiftSettings: [
        .swiftLanguageMode(.v6), .strictMemorySafety(), .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("InternalImportsByDefault"), .enableUpcomingFeature("ExistentialAny"),
      ])
  ]
)
