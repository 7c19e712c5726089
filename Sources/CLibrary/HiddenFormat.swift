extension Unicode.Scalar {
  /// Returns whether the scalar is invisible and changes how its neighbours are written.
  ///
  /// Joiners and tags belong to the letters of some scripts and to emoji.
  ///
  /// - Parameter base: The previous visible scalar.
  package func isHiddenFormat(after base: Unicode.Scalar?) -> Bool {
    switch value {
    case 0x034F: true
    case 0x200C...0x200D, 0xE0020...0xE007F: !(base?.takesJoiners ?? false)
    default: properties.generalCategory == .format
    }
  }

  /// Whether the scalar is of a script from Arabic to Mongolian, or an emoji.
  private var takesJoiners: Bool {
    (0x0600..<0x1C00).contains(value) || value > 0x2190 && properties.isEmoji
  }
}
