extension Gallery {
  /// All examples in the order of the printed gallery.
  static var charts: [GalleryChart] {
    [
      seed000, seed001, seed002, seed003, seed004,
      content, plottable, linesAndAreas, bars, otherMarks, sectors, modifiers, symbols,
      annotations, scales, axes, legends, terminal, space, distributions,
      trends,
    ].flatMap { $0 }
  }
}
