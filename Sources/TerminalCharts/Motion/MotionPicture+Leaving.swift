import TerminalViews

extension MotionPicture {
  /// Those of the marks with some indices, after a share of their way out of sight; `nil` where
  /// there are none.
  func leaving(
    _ indices: [Int], drawnWith looks: [MovedLook], share: Double, in environment: EnvironmentValues
  ) -> LeavingMarks? {
    guard !indices.isEmpty else { return nil }
    let part = marks.part(indices)
    var collection = part.collection
    var faded: [Int32: Int32] = [:]
    for index in collection.records.indices {
      let style = collection.records[index].style
      let other =
        faded[style]
        ?? {
          var look = looks[Int(style)]
          look.paint = look.paint.fading(to: 1 - share, on: environment.backgroundColor)
          return collection.styles.style(look: look, from: style)
        }()
      faded[style] = other
      collection.records[index].style = other
    }
    return LeavingMarks(marks: ArrangedMarks(part, with: collection), scales: scales)
  }
}
