import TextModel

/// Writes identifiers that tell validators apart by everything that changes what they do (layout.md, V3).
///
/// Texts stand behind their UTF-8 count, so that no text can imitate what follows it. For one type name with one list
/// of labels, different parameters give different identifiers.
enum ValidatorIdentifier {
  /// A parameter's value.
  enum Parameter {
    case text(String?)
    case texts([String])
    case flag(Bool)
    case color(TextColor?)
    case attributes(TextAttributes?)
  }

  /// Returns `typeName(label=value,…)`.
  static func encode(_ typeName: String, _ parameters: KeyValuePairs<String, Parameter> = [:]) -> String {
    let fields = parameters.map { label, value in "\(label)=\(encode(value))" }
    return "\(typeName)(\(fields.joined(separator: ",")))"
  }

  private static func encode(_ parameter: Parameter) -> String {
    switch parameter {
    case .text(let text): text.map(encode) ?? "nil"
    case .texts(let texts): "[\(texts.map(encode).joined())]"
    case .flag(let flag): "\(flag)"
    case .color(let color): color.map(encode) ?? "nil"
    case .attributes(let attributes): attributes.map(encode) ?? "nil"
    }
  }

  private static func encode(_ text: String) -> String { "\(text.utf8.count):\(text)" }

  private static func encode(_ color: TextColor) -> String {
    "(\(color.red),\(color.green),\(color.blue),\(color.alpha))"
  }

  /// Only what is set is written: most attributes set one or two properties.
  private static func encode(_ attributes: TextAttributes) -> String {
    var fields: [String] = []
    func add(_ label: String, _ value: String?) {
      if let value { fields.append("\(label)=\(value)") }
    }
    add("foregroundColor", attributes.foregroundColor.map(encode))
    add("backgroundColor", attributes.backgroundColor.map(encode))
    add("selectedBackgroundColor", attributes.selectedBackgroundColor.map(encode))
    add("isBold", attributes.isBold?.description)
    add("isItalic", attributes.isItalic?.description)
    add("isUnderlined", attributes.isUnderlined?.description)
    add("isStruckThrough", attributes.isStruckThrough?.description)
    add("fontSizePoints", attributes.fontSizePoints?.description)
    add("fontSizeDeltaPoints", attributes.fontSizeDeltaPoints?.description)
    add("kerningPoints", attributes.kerningPoints?.description)
    for (name, value) in attributes.custom.sorted(by: { $0.key < $1.key }) {
      add("custom", encode(name) + encode(value))
    }
    return "{\(fields.joined(separator: ","))}"
  }
}
