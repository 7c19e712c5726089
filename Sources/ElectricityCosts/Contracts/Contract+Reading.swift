import CivilTime
import ElectricityPrices

/// A term of a contract: the name of a line such as `grid = winter 06-22 mon-fri 0.51`.
package enum ContractTerm: String, Hashable, Sendable, CaseIterable {
  case price, markup, add, grid, vat, support, fee, peak, production, from, to
}

extension Contract {
  /// The reason why a line of a contract is invalid.
  package enum Fault: Error, Hashable, Sendable {
    case unknownTerm(String, known: [String])
    case badValue(ContractTerm, String)
    /// A second line for a term that cannot be repeated.
    case repeatedLine(ContractTerm)
    /// A line after one of the same term that applies at all times.
    case neverApplies(ContractTerm)
  }

  /// Sets a term.
  ///
  /// `price`, `markup`, `add`, `grid` and `fee` can be repeated, and fees are summed.
  package mutating func set(_ name: String, to text: String) throws(Fault) {
    guard let term = ContractTerm(rawValue: name.lowercased()) else {
      throw .unknownTerm(name, known: ContractTerm.allCases.map(\.rawValue))
    }
    func append(_ rates: WritableKeyPath<Contract, [TariffRate]>) throws(Fault) -> Bool {
      // The first line that applies counts, but all surcharges are added.
      let isFirst = rates != \.additions
      guard !isFirst || !self[keyPath: rates].contains(where: \.isUnconditional) else {
        throw .neverApplies(term)
      }
      guard let rate = TariffRate(text, allowsSpot: term == .price) else { return false }
      self[keyPath: rates].append(rate)
      return true
    }
    func setOnce<Value>(
      _ place: WritableKeyPath<Contract, Value?>, _ value: Value?
    ) throws(Fault) -> Bool {
      guard self[keyPath: place] == nil else { throw .repeatedLine(term) }
      self[keyPath: place] = value
      return value != nil
    }
    let number = ExactDecimal(typed: text)
    let date: CivilDate? = if case .date(let date)? = ISOTime(text) { date } else { nil }
    var isValid = true
    switch term {
    case .price: isValid = try append(\.rates)
    case .add where text.lowercased() == "taxes":
      guard !addsTaxes else { throw .repeatedLine(term) }
      addsTaxes = true
    case .markup, .add: isValid = try append(\.additions)
    case .grid: isValid = try append(\.grid)
    case .vat:
      let number = text.hasSuffix("%") ? ExactDecimal(typed: String(text.dropLast())) : number
      let percent = number.flatMap { $0.isNegative || 100 < $0 ? nil : $0 }
      isValid = try setOnce(\.taxPercent, percent)
    case .support: isValid = try setOnce(\.support, SupportScheme(rawValue: text.lowercased()))
    case .fee:
      let sum = number.map(Money.init).flatMap(monthlyFee.adding)
      (monthlyFee, isValid) = (sum ?? monthlyFee, sum != nil)
    case .peak: isValid = try setOnce(\.peak, PeakTariff(text))
    case .production: isValid = try setOnce(\.production, ProductionPrice(text))
    case .from: isValid = try setOnce(\.from, date)
    case .to: isValid = try setOnce(\.to, date)
    }
    guard isValid else { throw .badValue(term, text) }
  }
}

extension Contract.ProductionPrice {
  /// Parses `spot`, `spot -0.05` or `0.80`; `nil` for other texts.
  init?(_ text: String) {
    let text = text.lowercased().filter { $0 != " " }
    isSpot = text.hasPrefix("spot")
    let rest = isSpot ? String(text.dropFirst(4)) : text
    if isSpot, rest.isEmpty {
      amount = .zero
      return
    }
    // `spot0.05` is ambiguous without a sign.
    guard !isSpot || rest.hasPrefix("-") || rest.hasPrefix("+"), let number = Price(typed: rest)
    else { return nil }
    amount = number
  }
}
