import FoundationSubset
import TerminalViews

/// The animated part of a chart: its marks and the scales of their styles.
struct MotionPicture {
  var marks: ArrangedMarks
  var scales: ChartScales
  /// The marks that are fading out.
  var removed: RemovedMarks?

  var records: ContiguousArray<MarkRecord> { marks.records }

  /// Returns the paint and the sizes that each style of the marks is drawn with.
  func movedStyles(in environment: EnvironmentValues) -> [MovedStyle] {
    let styles = marks.styles
    return styles.indices.map { index in
      let appearance = MarkAppearance(styles[index], of: styles, scales: scales.styles)
      return MovedStyle(
        paint: styles.paint(ofStyle: index, scales: scales.styles, in: environment),
        lineWidth: appearance.stroke.lineWidth, symbolSize: appearance.symbolFrame.size)
    }
  }
}

/// The last picture of a chart, and the target of its animation.
final class MotionMemory {
  private var shown: MotionPicture?
  private var target: MotionPicture?
  private var motion: MarkMotion? { didSet { matched = nil } }
  /// The matches of the marks that the motion leads to, valid while the source is the same.
  private var matched: (source: AnyObject, matches: MarkMatches)?

  /// Returns the picture at a time on the way to the given picture; `nil` if nothing moves.
  ///
  /// - Parameter source: The owner of the picture's marks; matches are kept until it is another.
  func moved(
    _ picture: MotionPicture, of source: AnyObject, in tree: ViewTree, at time: Double,
    _ environment: EnvironmentValues
  ) -> MotionPicture? {
    defer { target = picture }
    if let shown, let target, let animation = tree.animation,
      !MarkMotion.areSame(picture, target, in: environment)
    {
      motion = MarkMotion(by: animation, from: shown, at: time, in: environment)
    }
    guard let motion, let fraction = motion.animation.fraction(after: time - motion.start) else {
      (motion, shown) = (nil, picture)
      return nil
    }
    let known = matched?.source === source ? matched?.matches : nil
    let matches = known ?? motion.matches(in: picture)
    matched = (source, matches)
    let moved = motion.picture(to: picture, matching: matches, fraction: fraction, in: environment)
    shown = moved
    tree.keepMoving()
    return moved
  }
}

extension MotionPicture {
  /// Returns the marks with some indices at a fraction of their fading out; `nil` if there are
  /// none.
  func removed(
    _ indices: [Int], drawnWith movedStyles: [MovedStyle], fraction: Double,
    in environment: EnvironmentValues
  ) -> RemovedMarks? {
    guard !indices.isEmpty else { return nil }
    let part = marks.part(indices)
    var collection = part.collection
    // Removed marks fade like new marks, in reverse.
    var mixer = StyleMixer(from: [], to: movedStyles, fraction: 1 - fraction, in: environment)
    for index in collection.records.indices {
      collection.records[index].style = mixer.style(
        from: nil, to: part.records[index].style, in: &collection.styles)
    }
    return RemovedMarks(marks: ArrangedMarks(part, with: collection), scales: scales)
  }
}
