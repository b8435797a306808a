/// A host with its port, as far as a link goes before its path.
struct LinkifyItHost: Equatable {
  /// Where the last label ends.
  let labelsEnd: Int
  /// Where the port ends; ``labelsEnd`` if there is none.
  let end: Int
}

/// What was found where a host was looked for.
struct LinkifyItHostWalk {
  /// The host that ends in the rightmost label that one can end in, if there is any.
  var host: LinkifyItHost?
  /// The labels that were read; a host read from the start of another one of them ends at the same place.
  var read: Range<Int>
  /// Where the label starts that ``host`` ends in.
  var lastLabelStart = -1

  /// The same host for a walk that begins with the label at `labelStart`, one of those that were read.
  func host(from labelStart: Int) -> LinkifyItHost? { lastLabelStart >= labelStart ? host : nil }
}
