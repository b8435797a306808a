/// Options as packs write them: in `pack.json`, and beside an example.
enum PackOptions {
  /// The options that the member `name` sets; none if it is absent.
  ///
  /// - Throws: At the first option that is unknown, or that does not take its value.
  static func read(_ name: String, of fields: JSONFields) throws(JSONError) -> [String: JSONValue] {
    var options: [String: JSONValue] = [:]
    var trial = DetectionOptions()
    for member in try fields.objects(name) ?? [] {
      let value = JSONValue(member.node)
      do throws(DetectionOptionError) { try trial.set(member.name, to: value) } catch {
        let isUnknown = trial.value(of: member.name) == nil
        throw JSONError(
          utf8Offset: isUnknown ? member.utf8Offset : member.node.utf8Offset, reason: error.description)
      }
      options[member.name] = value
    }
    return options
  }
}
