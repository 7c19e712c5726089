extension ViewerState {
  /// Draws a line in place of the area where there are too few colours for one, unless a kind was
  /// chosen.
  package mutating func followColors(of look: ViewerLook) {
    guard isKindUsual else { return }
    chartKind = look.colorDepth >= .indexed256 || look.pixels != nil ? .area : .line
  }
}
