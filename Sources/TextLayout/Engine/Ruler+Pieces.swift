import TextModel

/// A part of a text that has room: where it begins or ends, and how wide it is.
struct RoomyPart: Hashable {
  /// Where the part ends that was looked for from the start, or begins that was looked for from the end.
  var utf8Offset: Int
  /// How wide it is.
  var width: Double
}

extension Ruler {
  /// The longest part of `piece`, from its start, that is whole grapheme clusters and has room in `room`.
  ///
  /// - Returns: Where it ends, and how wide it is.
  /// - Complexity: O(*k*) in the bytes of that part if the measurer is additive, else O(*k* log *k*) measured.
  func start(of piece: TextPiece, within room: Double, in utf8: Span<UInt8>) -> RoomyPart {
    var part = start(of: utf8.extracting(piece.utf8Range), within: room, style(of: piece))
    part.utf8Offset += piece.utf8Range.lowerBound
    return part
  }

  /// The longest part of `text`, from its start, that is whole grapheme clusters and has room in `room`.
  func start(of text: Span<UInt8>, within room: Double, _ style: TextAttributes) -> RoomyPart {
    guard let additive else { return measuredStart(of: text, within: room, style) }
    var (sum, walk) = (0.0, ClusterWalk())
    while let stride = walk.next(in: text) {
      if stride.isPrintableASCII, let asciiWidth {
        let count = min(stride.utf8Range.count, Int(min(max(0, (room - sum) / asciiWidth), 1e15)))
        sum += Double(count) * asciiWidth
        guard count == stride.utf8Range.count else {
          return RoomyPart(utf8Offset: stride.utf8Range.lowerBound + count, width: sum)
        }
        continue
      }
      var lower = stride.utf8Range.lowerBound
      while lower < stride.utf8Range.upperBound {
        let upper = stride.isPrintableASCII ? lower + 1 : stride.utf8Range.upperBound
        let width = clean(additive.width(ofCluster: text.extracting(lower..<upper), style: style))
        guard fits(sum + width, in: room) else { return RoomyPart(utf8Offset: lower, width: sum) }
        (sum, lower) = (sum + width, upper)
      }
    }
    return RoomyPart(utf8Offset: text.count, width: sum)
  }

  /// The longest part of `piece`, up to its end, that is whole grapheme clusters and has room in `room`.
  ///
  /// - Complexity: O(*k*) in the bytes of the piece if the measurer is additive, else O(*k* log *k*) measured.
  func end(of piece: TextPiece, within room: Double, in utf8: Span<UInt8>) -> RoomyPart {
    let (text, style) = (utf8.extracting(piece.utf8Range), style(of: piece))
    var bounds = ClusterBoundsFromEnd(of: text)
    var part = RoomyPart(utf8Offset: text.count, width: 0)
    if let additive {
      var clusterCount = 1
      while let lower = bounds.utf8Offset(behindWhich: clusterCount, in: text) {
        let cluster = text.extracting(lower..<part.utf8Offset)
        let width = part.width + clean(additive.width(ofCluster: cluster, style: style))
        guard fits(width, in: room) else { break }
        (part, clusterCount) = (RoomyPart(utf8Offset: lower, width: width), clusterCount + 1)
      }
    } else {
      part = measuredEnd(of: text, &bounds, within: room, style)
    }
    part.utf8Offset += piece.utf8Range.lowerBound
    return part
  }

  /// As ``measuredStart(of:within:_:)``, from the end on.
  private func measuredEnd(
    of text: Span<UInt8>, _ bounds: inout ClusterBoundsFromEnd, within room: Double, _ style: TextAttributes
  ) -> RoomyPart {
    func part(ofClusterCount count: Int, _ bounds: inout ClusterBoundsFromEnd) -> RoomyPart? {
      guard let lower = bounds.utf8Offset(behindWhich: count, in: text) else { return nil }
      let width = clean(measurer.width(ofUTF8: text.extracting(lower..<text.count), style: style))
      return fits(width, in: room) ? RoomyPart(utf8Offset: lower, width: width) : nil
    }
    var (result, low, high) = (RoomyPart(utf8Offset: text.count, width: 0), 0, 1)
    while let longer = part(ofClusterCount: high, &bounds) {
      (result, low) = (longer, high)
      high *= 2
    }
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if let longer = part(ofClusterCount: middle, &bounds) { (result, low) = (longer, middle) } else { high = middle }
    }
    return result
  }

  /// Measures twice as much each time until there is no room, then halves between the last two: what is measured is in
  /// proportion to what has room, however long `text` is.
  private func measuredStart(of text: Span<UInt8>, within room: Double, _ style: TextAttributes) -> RoomyPart {
    var (ends, walk, fitting) = ([0], ClusterStepper(), 0)
    func width(to index: Int) -> Double {
      clean(measurer.width(ofUTF8: text.extracting(0..<ends[index]), style: style))
    }
    var target = 8
    while true {
      while ends.count <= target, let end = walk.next(in: text) { ends.append(end) }
      let last = ends.count - 1
      guard last > fitting else { break }
      guard fits(width(to: last), in: room) else {
        var (low, high) = (fitting, last - 1)
        while low < high {
          let middle = (low + high + 1) / 2
          if fits(width(to: middle), in: room) { low = middle } else { high = middle - 1 }
        }
        fitting = low
        break
      }
      fitting = last
      target = 2 * last
    }
    return RoomyPart(utf8Offset: ends[fitting], width: fitting == 0 ? 0 : width(to: fitting))
  }
}
