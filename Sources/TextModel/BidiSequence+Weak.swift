extension BidiSequence {
  /// Rules W1 to W7: marks, numbers and what belongs to them, Arabic letters.
  mutating func resolveWeak() {
    resolveMarksAndLetters()
    resolveSeparators()
    resolveTerminators()
    resolveEuropeanNumbers()
  }

  /// W1, W2, W3: a mark is what it follows, numbers behind Arabic letters are Arabic, Arabic letters are R.
  private mutating func resolveMarksAndLetters() {
    // The class before with W1 alone, and the last strong one.
    var before = start
    var strong = start
    for position in classes.indices {
      var bidiClass = classes[position]
      if bidiClass == .nsm { bidiClass = before == .pdi || before.startsIsolate ? .on : before }
      before = bidiClass
      switch bidiClass {
      case .l, .r, .al: strong = bidiClass
      case .en where strong == .al: bidiClass = .an
      default: break
      }
      classes[position] = bidiClass == .al ? .r : bidiClass
    }
  }

  /// W4: a single separator between two numbers of one kind is a number.
  private mutating func resolveSeparators() {
    guard classes.count > 2 else { return }
    for position in 1..<classes.count - 1 {
      let before = classes[position - 1]
      guard before == classes[position + 1] else { continue }
      switch (classes[position], before) {
      case (.es, .en), (.cs, .en), (.cs, .an): classes[position] = before
      default: break
      }
    }
  }

  /// W5, W6: terminators beside a European number are one; those that are left, and separators, are ON.
  private mutating func resolveTerminators() {
    var position = 0
    var followsNumber = false
    while position < classes.count {
      switch classes[position] {
      case .et:
        let runStart = position
        while position < classes.count, classes[position] == .et { position += 1 }
        let isInNumber = followsNumber || position < classes.count && classes[position] == .en
        for terminator in runStart..<position { classes[terminator] = isInNumber ? .en : .on }
        // What follows is no terminator, and starts anew.
        followsNumber = false
        continue
      case .es, .cs: classes[position] = .on
      default: break
      }
      followsNumber = classes[position] == .en
      position += 1
    }
  }

  /// W7: European numbers behind L are L.
  private mutating func resolveEuropeanNumbers() {
    var strong = start
    for position in classes.indices {
      switch classes[position] {
      case .l, .r: strong = classes[position]
      case .en where strong == .l: classes[position] = .l
      default: break
      }
    }
  }
}
