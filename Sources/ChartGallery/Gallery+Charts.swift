extension Gallery {
  /// All examples in the order of the printed gallery.
  static var charts: [GalleryChart] {
    [
      seed000, seed001, seed002Marks, seed002Styles, seed002Axes, seed003, seed004,
      content, plottable, linesAndAreas, bars, otherMarks, sectors, modifiers, masks, symbols,
      annotations, scales, axes, legends, layers, terminal, diagnostics, space, distributions,
      trends,
    ].flatMap { $0 }
  }
}
