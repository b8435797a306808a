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
    let bounds = Self.clusterBounds(of: text)
    var (low, high) = (0, bounds.count - 1)
    // The first boundary from which the rest has room.
    if let additive {
      var (sum, index) = (0.0, high)
      while index > 0 {
        let width = clean(additive.width(ofCluster: text.extracting(bounds[index - 1]..<bounds[index]), style: style))
        guard fits(sum + width, in: room) else { break }
        (sum, index) = (sum + width, index - 1)
      }
      return RoomyPart(utf8Offset: piece.utf8Range.lowerBound + bounds[index], width: sum)
    }
    func width(from index: Int) -> Double {
      clean(measurer.width(ofUTF8: text.extracting(bounds[index]..<text.count), style: style))
    }
    var step = 1
    while high - step > low, fits(width(from: high - step), in: room) { step *= 2 }
    low = max(low, high - step)
    while low < high {
      let middle = (low + high) / 2
      if fits(width(from: middle), in: room) { high = middle } else { low = middle + 1 }
    }
    return RoomyPart(
      utf8Offset: piece.utf8Range.lowerBound + bounds[high], width: high == bounds.count - 1 ? 0 : width(from: high))
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

  private static func clusterBounds(of text: Span<UInt8>) -> [Int] {
    var (bounds, walk) = ([0], ClusterStepper())
    while let end = walk.next(in: text) { bounds.append(end) }
    return bounds
  }
}
