/// The evidence that a column or a key is the price of electricity, with a score.
package struct PriceEvidence: Sendable {
  typealias Reason = ColumnChoice.Reason

  private let score: Int
  /// The deduction for constant values, if the values of another candidate vary.
  private let dullness: Int
  let reasons: [Reason]

  /// Candidates within this distance of the best score are equally likely.
  private static let margin = 1
  private static let minimumScore = 1

  /// Scores the heading, and the values if there are any.
  init(_ name: ColumnName, _ cells: CellEvidence, isArea: Bool = false) {
    let isPlain = name.unit == nil && name.currency == nil && name.words.count == 1
    let isName = isPlain && ColumnKind.price.words.prefix(16).contains(name.key)
    let isWord = !isName && name.hasPrice
    let isAmount = ColumnKind.value.contains(name.untaxedWords.joined())
    let isValue = !isName && !isWord && (isAmount || name.words == ["all", "in"])
    let isUnit = name.unit != nil || name.isMoney
    let isPart = name.has(.component) && name.valueAddedTax == nil
    // The rate or the amount of a tax, as in `vat_tariff`, is no price, even alone.
    let isTax = isPart && name.untaxedWords.count < min(2, name.words.count)
    let isBare = name.unit == nil && name.currency == nil && name.quantity == nil
    // `tariff` above 1 and 2 has the numbers of tariffs, and `cheap_price` above 0 and 1 answers.
    let isNumber =
      isBare && cells.areDigits
      && (name.has(.tariff)
        && !name.words.contains { ColumnKind.price.contains($0) && !ColumnKind.tariff.contains($0) }
        || name.has(.aside) && cells.areCodes)
    let all: [(reason: Reason, points: Int, isFound: Bool)] = [
      (.name, 7, isName), (.word, 6, isWord), (.value, 5, isValue),
      // A unit adds no evidence to a word for prices.
      (.unit, isWord ? 0 : 5, isUnit), (.area, 5, isArea), (.number, 1, cells.areNumbers),
      (.amount, isWord || isUnit ? -5 : -10, name.has(.amount)),
      (.forecast, -4, name.has(.forecast)), (.part, isTax ? -10 : -4, isPart),
      (.constant, 0, cells.isConstant), (.count, 0, cells.doCount),
      (.codes, isNumber ? -10 : -3, isNumber || cells.areCodes && name.unit == nil),
    ]
    let found = all.filter(\.isFound)
    reasons = found.map(\.reason)
    score = found.reduce(0) { $0 + $1.points }
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
  var isNamed: Bool { [Reason.name, .word, .value, .unit].contains { reasons.contains($0) } }
}
