// swift-tools-version: 6.2
import PackageDescription

/// Settings of every target. CI adds warnings as errors on the command line, so that a client's build never fails on one.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
]

let package = Package(
  name: "SelectableText",
  // The first systems whose standard library lends the UTF-8 of a String as a Span, without a copy.
  platforms: [.macOS(.v26), .iOS(.v26), .tvOS(.v26), .watchOS(.v26), .visionOS(.v26)],
  products: [
    .library(
      name: "SelectableText",
      targets: [
        "SelectableText", "TextComposer", "TextLayout", "TextSelection", "TextValidation", "TextModel", "PCRE2",
      ]),
    .executable(name: "selectable", targets: ["selectable"]),
  ],
  targets: [
    .systemLibrary(
      name: "CPCRE2", pkgConfig: "libpcre2-8",
      providers: [.apt(["libpcre2-dev"]), .brew(["pcre2"])]),
    .target(name: "PCRE2", dependencies: ["CPCRE2"], swiftSettings: settings),
    .target(name: "TextModel", swiftSettings: settings),
    // C, for the vector instructions that Swift has no name for: no more than marks on bytes.
    .target(name: "CTriggerFilter"),
    .target(
      name: "TextValidation", dependencies: ["CTriggerFilter", "PCRE2", "TextModel"], swiftSettings: settings),
    .target(
      name: "TextSelection", dependencies: ["PCRE2", "TextModel", "TextValidation"], swiftSettings: settings),
    .target(name: "TextLayout", dependencies: ["TextModel", "TextSelection"], swiftSettings: settings),
    .target(
      name: "TextComposer", dependencies: ["TextModel", "TextSelection", "TextLayout"], swiftSettings: settings),
    .target(
      name: "SelectableText",
      dependencies: ["PCRE2", "TextModel", "TextValidation", "TextSelection", "TextLayout", "TextComposer"],
      swiftSettings: settings),
    .executableTarget(name: "selectable", dependencies: ["SelectableText"], swiftSettings: settings),
    .executableTarget(
      name: "generate-sources", dependencies: ["TextModel", "TextValidation"],
      exclude: ["Data"], swiftSettings: settings),

    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
    .target(
      name: "ReferenceScanner", dependencies: ["TextModel", "TextValidation"], path: "Tests/ReferenceScanner",
      swiftSettings: settings),
    .target(
      name: "ReferenceLayout", dependencies: ["TextLayout", "TextModel", "TextSelection"],
      path: "Tests/ReferenceLayout",
      swiftSettings: settings),
    .testTarget(name: "PCRE2Tests", dependencies: ["PCRE2", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "TextModelTests", dependencies: ["TextModel", "ReferenceScanner", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "TextValidationTests", dependencies: ["TextValidation", "PCRE2", "TextModel", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "CTriggerFilterTests", dependencies: ["CTriggerFilter", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "TextSelectionTests",
      dependencies: ["TextSelection", "TextValidation", "TextModel", "PCRE2", "ReferenceScanner", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "TextLayoutTests",
      dependencies: [
        "SelectableText", "TextLayout", "TextModel", "TextSelection", "TextValidation", "ReferenceLayout",
        "TestSupport",
      ],
      exclude: ["column_widths.py"], swiftSettings: settings),
    .testTarget(
      name: "TextComposerTests",
      dependencies: ["TextComposer", "TextLayout", "TextModel", "TextSelection", "TestSupport"], swiftSettings: settings
    ),
    .testTarget(
      name: "PackTests", dependencies: ["PCRE2", "TextSelection", "TextValidation", "TextModel", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "ConformanceTests", dependencies: ["ReferenceScanner", "TextSelection", "TextValidation", "TextModel"],
      swiftSettings: settings),
    .testTarget(
      name: "CommandTests", dependencies: ["selectable", "ReferenceScanner", "TestSupport"], swiftSettings: settings),
    // The checks that `Tests/Fuzz` fuzzes, on what it has found and on seeds.
    .testTarget(
      name: "FuzzTests",
      dependencies: [
        "selectable", "SelectableText", "TextComposer", "TextLayout", "TextSelection", "TextValidation", "TextModel",
        "PCRE2", "ReferenceLayout", "ReferenceScanner", "TestSupport",
      ], swiftSettings: settings),
    .testTarget(
      name: "RepositoryTests", dependencies: ["SelectableText", "TestSupport"], swiftSettings: settings),
  ]
)
