/// The evidence that a column or a key is the price of electricity, with a score.
package struct PriceEvidence: Sendable {
  typealias Reason = ColumnChoice.Reason

  private let score: Int
  /// The deduction for constant values, if the values of another candidate vary.
  private let dullness: Int
  let reasons: [Reason]

  /// Candidates within this distance of the best score are equally likely.
  private static let margin = 1
  /// The minimum score of a candidate.
  private static let minimumScore = 1

  /// Scores the heading, and the values if there are any.
  init(_ name: ColumnName, _ cells: CellEvidence, isArea: Bool = false) {
    var reasons: [Reason] = []
    let isPlain = name.unit == nil && name.currency == nil && name.words.count == 1
    if isPlain, ColumnKind.price.words.prefix(16).contains(name.key) {
      reasons.append(.name)
    } else if name.hasPrice {
      reasons.append(.word)
    } else if ColumnKind.value.contains(name.key) {
      reasons.append(.value)
    }
    if name.unit != nil || name.currency != nil && name.words.isEmpty { reasons.append(.unit) }
    if isArea { reasons.append(.area) }
    if cells.areNumbers { reasons.append(.number) }
    if name.has(.amount) { reasons.append(.amount) }
    if name.has(.forecast) { reasons.append(.forecast) }
    if name.has(.component), name.valueAddedTax == nil { reasons.append(.part) }
    if cells.isConstant { reasons.append(.constant) }
    if cells.doCount { reasons.append(.count) }
    if cells.areCodes { reasons.append(.codes) }
    self.reasons = reasons
    let isClear = reasons.contains(.word) || reasons.contains(.unit)
    score = reasons.reduce(0) { sum, reason in
      switch reason {
      case .name: sum + 7
      case .word: sum + 6
      // A unit adds no evidence to a word for prices.
      case .unit: sum + (reasons.contains(.word) ? 0 : 5)
      case .value, .area: sum + 5
      case .number, .wanted: sum + 1
      case .amount: sum - (isClear ? 5 : 10)
      case .forecast, .part: sum - 4
      case .codes: sum - 3
      case .constant, .count: sum
      }
    }
    // A price may rise by one each hour, but a number without a name that does is a row's.
    let isCount = cells.doCount && reasons.allSatisfy { [.number, .count].contains($0) }
    dullness = (cells.isConstant ? 3 : 0) + (isCount ? 3 : 0)
  }

  /// Returns the indices of the best candidates, or none if no candidate has evidence.
  ///
  /// The result has several indices if their scores are too close to decide.
  static func best(_ all: [PriceEvidence]) -> [Int] {
    // A constant price is plausible, but hardly next to a candidate that varies.
    let varies = all.contains { $0.dullness == 0 && $0.score >= minimumScore }
    let scores = all.map { $0.score - (varies || !$0.isNamed ? $0.dullness : 0) }
    guard let highest = scores.max(), highest >= minimumScore else { return [] }
    return all.indices.filter { scores[$0] >= max(highest - margin, minimumScore) }
  }

  /// Whether the heading says that this is a price.
  var isNamed: Bool {
    [Reason.name, .word, .value, .unit].contains { reasons.contains($0) }
  }
}
