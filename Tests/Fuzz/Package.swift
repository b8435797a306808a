// swift-tools-version: 6.2
import PackageDescription

// A package of its own, because all of it is built with libFuzzer, which brings a `main`, and with AddressSanitizer. The
// sources stand here under symbolic links, and are compiled anew: the checks look at what no product offers, and at the
// code of the command, which a product would not link.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6), .strictMemorySafety(),
  .enableUpcomingFeature("InternalImportsByDefault"), .enableUpcomingFeature("ExistentialAny"),
]

/// A target that stands elsewhere in the repository.
func linked(
  _ name: String, in folder: String = "Sources", _ dependencies: Target.Dependency..., exclude: [String] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: folder + "/" + name, exclude: exclude, swiftSettings: settings)
}

let package = Package(
  name: "Fuzz",
  platforms: [.macOS(.v26)],
  targets: [
    .systemLibrary(name: "CPCRE2", path: "Sources/CPCRE2", pkgConfig: "libpcre2-8"),
    .target(name: "CTriggerFilter", path: "Sources/CTriggerFilter"),
    linked("PCRE2", "CPCRE2"),
    linked("TextModel"),
    linked("TextValidation", "CTriggerFilter", "PCRE2", "TextModel"),
    linked("TextSelection", "PCRE2", "TextModel", "TextValidation"),
    linked("TextLayout", "TextModel", "TextSelection"),
    linked("TextComposer", "TextModel", "TextSelection", "TextLayout"),
    linked(
      "SelectableText", "PCRE2", "TextModel", "TextValidation", "TextSelection", "TextLayout", "TextComposer",
      exclude: ["SelectableText.docc"]),
    linked("selectable", "SelectableText", exclude: ["main.swift"]),
    linked("ReferenceScanner", in: "Links", "TextModel", "TextValidation"),
    linked("ReferenceLayout", in: "Links", "TextModel", "TextSelection", "TextLayout"),
    linked(
      "Checks", in: "Links", "PCRE2", "TextModel", "TextValidation", "TextSelection", "TextLayout", "TextComposer",
      "selectable", "ReferenceScanner", "ReferenceLayout"),
    .executableTarget(name: "fuzz", dependencies: ["Checks"], path: "Main", swiftSettings: settings),
  ]
)
