/// A set of kinds of marks, for stages with nothing to do: a byte, for each of a million marks adds
/// its own.
struct MarkKinds: OptionSet {
  let rawValue: UInt8

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ kind: MarkRecord.Kind) { self.init(rawValue: 1 << kind.rawValue) }

  static let line = MarkKinds(.line)
  static let point = MarkKinds(.point)
  static let rule = MarkKinds(.rule)
  static let area = MarkKinds(.area)
  static let bar = MarkKinds(.bar)
  static let rectangle = MarkKinds(.rectangle)
  static let sector = MarkKinds(.sector)
  /// What is filled.
  static let fills: MarkKinds = [.area, .bar, .rectangle, .sector]
}
