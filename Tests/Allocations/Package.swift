// swift-tools-version: 6.2
import PackageDescription

// A package of its own, because it must be built optimised: code that is not allocates for its closures and generics. The
// allocator that it puts in place of the C library's also stays out of all other tests.
let package = Package(
  name: "Allocations",
  platforms: [.macOS(.v26)],
  // The benchmarks count with it too.
  products: [.library(name: "AllocationCounting", targets: ["AllocationCounting"])],
  dependencies: [.package(name: "SelectableText", path: "../..")],
  targets: [
    .target(name: "AllocationCounting", path: "AllocationCounting"),
    .testTarget(
      name: "AllocationTests",
      dependencies: ["AllocationCounting", .product(name: "SelectableText", package: "SelectableText")],
      path: "AllocationTests",
      swiftSettings: [
        .swiftLanguageMode(.v6), .strictMemorySafety(), .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("InternalImportsByDefault"), .enableUpcomingFeature("ExistentialAny"),
      ]),
  ]
)
