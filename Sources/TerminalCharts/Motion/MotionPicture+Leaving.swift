import TerminalViews

extension MotionPicture {
  /// Returns the marks with some indices at a fraction of their fading out; `nil` if there are
  /// none.
  func leaving(
    _ indices: [Int], drawnWith looks: [MovedLook], share: Double, in environment: EnvironmentValues
  ) -> LeavingMarks? {
    guard !indices.isEmpty else { return nil }
    let part = marks.part(indices)
    var collection = part.collection
    // On the way back they would be new.
    var mixer = LookMixer(from: [], to: looks, share: 1 - share, in: environment)
    for index in collection.records.indices {
      collection.records[index].style = mixer.style(
        from: nil, to: part.records[index].style, in: &collection.styles)
    }
    return LeavingMarks(marks: ArrangedMarks(part, with: collection), scales: scales)
  }
}
