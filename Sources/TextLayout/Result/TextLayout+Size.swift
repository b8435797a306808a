extension TextLayout {
  /// The height of all lines, with the insets above and below.
  public var height: Double { contentSize.height + insets.top + insets.bottom }

  /// What of an offered size the text takes, insets included (layout.md, N9).
  ///
  /// - Parameters:
  ///   - offered: A size whose width is that of the container the text was laid out for.
  ///   - takesFullWidth: Whether the whole offered width is taken, as by text that is aligned in it, instead of that of
  ///     the widest line.
  /// - Returns: A size no greater than `offered` in either direction.
  public func sizeThatFits(_ offered: TextSize, takesFullWidth: Bool = false) -> TextSize {
    let usedWidth = usedWidth + insets.left + insets.right
    return TextSize(
      width: takesFullWidth ? offered.width : min(offered.width, usedWidth), height: min(offered.height, height))
  }
}
