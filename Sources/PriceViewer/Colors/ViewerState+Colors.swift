extension ViewerState {
  /// Draws a line instead of an area if there are too few colours, unless the user chose a kind.
  package mutating func followColors(of look: ViewerLook) {
    guard isKindUsual else { return }
    chartKind = look.plotDepth >= .indexed256 ? .area : .line
  }
}
