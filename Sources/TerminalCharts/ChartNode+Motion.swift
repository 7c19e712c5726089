import FoundationSubset
import TerminalViews

extension ChartNode {
  /// The marks on their way from where they were drawn last to where they belong.
  ///
  /// Scales are those of the end, so that axes stand still while marks move.
  func moved(_ marks: ArrangedMarks) -> ArrangedMarks {
    guard let place = settings.drawing.place, let clock = place.tree.clock else { return marks }
    let memory = place.drawnChild(.id("motion")).memory { MotionMemory() }
    return memory.moved(marks, in: place.tree, at: clock())
  }
}

/// Where the marks of a chart were drawn last, and where they are on their way to.
final class MotionMemory {
  private var shown: ContiguousArray<MarkRecord>?
  private var target: ContiguousArray<MarkRecord> = []
  private var origin: ContiguousArray<MarkRecord> = []
  private var motion: (animation: Animation, start: Double)?

  func moved(_ marks: ArrangedMarks, in tree: ViewTree, at time: Double) -> ArrangedMarks {
    let records = marks.records
    guard let shown else {
      (self.shown, target) = (records, records)
      return marks
    }
    if let animation = tree.animation, !records.elementsEqual(target, by: Self.isSamePlace) {
      motion = (animation, time)
      origin = shown
    }
    target = records
    guard let motion, let share = motion.animation.share(after: time - motion.start) else {
      self.motion = nil
      self.shown = records
      return marks
    }
    var moved = marks
    let origins = Self.matches(of: records, in: origin)
    for index in records.indices {
      guard let before = origins[index].map({ origin[$0] }) else { continue }
      moved.collection.records[index].x = before.x.mixed(with: records[index].x, share)
      moved.collection.records[index].y = before.y.mixed(with: records[index].y, share)
    }
    self.shown = moved.records
    tree.keepMoving()
    return moved
  }

  private static func isSamePlace(_ one: MarkRecord, _ other: MarkRecord) -> Bool {
    one.kind == other.kind && one.x.isSame(as: other.x) && one.y.isSame(as: other.y)
  }

  /// Who a mark was: the one in the same place of the order where there are as many of the same
  /// kinds, else the one of its kind at the same value along the chart.
  private static func matches(
    of records: ContiguousArray<MarkRecord>, in others: ContiguousArray<MarkRecord>
  ) -> [Int?] {
    if records.elementsEqual(others, by: { $0.kind == $1.kind }) { return Array(records.indices) }
    var places: [Key: Int] = [:]
    for (index, record) in others.enumerated() { places[Key(record)] = index }
    return records.map { places[Key($0)] }
  }

  private struct Key: Hashable {
    let kind: MarkRecord.Kind
    let series: Int32
    let style: Int32
    let value: Double

    init(_ record: MarkRecord) {
      (kind, series, style) = (record.kind, record.series, record.style)
      value = record.x.isData && record.x.form != .range ? record.x.lower : record.y.lower
    }
  }
}

extension MarkExtent {
  // No value is the same as no value.
  fileprivate func isSame(as other: MarkExtent) -> Bool {
    form == other.form && kind == other.kind && lower.bitPattern == other.lower.bitPattern
      && upper.bitPattern == other.upper.bitPattern
  }

  /// What lies on the way to another extent; the other one where there is no way.
  fileprivate func mixed(with other: MarkExtent, _ share: Double) -> MarkExtent {
    guard form == other.form, kind == other.kind, kind != .category, isData,
      lower.isFinite, upper.isFinite, other.lower.isFinite, other.upper.isFinite
    else { return other }
    var mixed = other
    mixed.lower = lower + (other.lower - lower) * share
    mixed.upper = upper + (other.upper - upper) * share
    return mixed
  }
}
