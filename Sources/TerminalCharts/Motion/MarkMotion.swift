import FoundationSubset
import TerminalViews

/// The animation of marks from one picture to another.
struct MarkMotion {
  let animation: Animation
  let start: Double
  private let origin: MotionPicture
  private let movedStyles: [MovedStyle]

  init(
    by animation: Animation, from origin: MotionPicture, at start: Double,
    in environment: EnvironmentValues
  ) {
    (self.animation, self.start, self.origin) = (animation, start, origin)
    movedStyles = origin.movedStyles(in: environment)
  }

  /// Returns whether the marks of two pictures have the same positions and styles.
  static func areSame(
    _ one: MotionPicture, _ other: MotionPicture, in environment: EnvironmentValues
  ) -> Bool {
    guard one.records.elementsEqual(other.records, by: areAtSamePositions),
      one.marks.collection.sectors.elementsEqual(other.marks.collection.sectors, by: isSameSector)
    else { return false }
    let (movedStyles, others) = (
      one.movedStyles(in: environment), other.movedStyles(in: environment)
    )
    return zip(one.records, other.records).allSatisfy {
      movedStyles[Int($0.style)] == others[Int($1.style)]
    }
  }

  private static func areAtSamePositions(_ one: MarkRecord, _ other: MarkRecord) -> Bool {
    one.kind == other.kind && one.x.isSame(as: other.x) && one.y.isSame(as: other.y)
      && one.width == other.width && one.height == other.height
  }

  private static func isSameSector(_ one: SectorRecord, _ other: SectorRecord) -> Bool {
    one.angle.isSame(as: other.angle) && one.innerRadius == other.innerRadius
      && one.outerRadius == other.outerRadius && one.inset == other.inset
  }

  /// Returns the matches of a target's marks with the marks that the motion started from.
  func matches(in target: MotionPicture) -> MarkMatches {
    MarkMatches(of: target.marks, in: origin.marks)
  }

  /// Returns the picture at a fraction of the transition to another one: new marks fade in, removed
  /// marks fade out.
  func picture(
    to target: MotionPicture, matching matches: MarkMatches, fraction: Double,
    in environment: EnvironmentValues
  ) -> MotionPicture {
    var picture = target
    var mixer = StyleMixer(
      from: movedStyles, to: target.movedStyles(in: environment), fraction: fraction,
      in: environment)
    let records = target.records
    let before = matches.origins
    picture.removed = origin.removed(
      matches.gone, drawnWith: movedStyles, fraction: fraction, in: environment)
    var collection = target.marks.collection
    for index in records.indices {
      let style = before[index].map { Int(origin.records[$0].style) }
      collection.records[index].style = mixer.style(
        from: style, to: records[index].style, in: &collection.styles)
      guard let other = before[index] else { continue }
      collection.records[index].move(from: origin.records[other], fraction)
      collection.moveSector(
        of: index, from: other, in: origin, fraction, scale: &picture.scales.angle)
    }
    picture.marks = ArrangedMarks(target.marks, with: collection)
    return picture
  }
}
