import CivilTime
import ElectricityPrices

/// A term of a contract: the name of a line such as `grid = winter 06-22 mon-fri 0.51`.
public enum ContractTerm: String, Hashable, Sendable, CaseIterable {
  case price, markup, add, grid, vat, support, fee, peak, production, from, to
}

extension Contract {
  /// The reason why a line of a contract is invalid.
  public enum Fault: Error, Hashable, Sendable {
    case unknownTerm(String)
    case badValue(ContractTerm, String)
    /// A second line for a term that cannot be repeated.
    case repeatedTerm(ContractTerm)
  }

  /// Creates a contract without terms, which has the exchange prices.
  public init(named name: String) { self.init(name: name) }

  /// Sets a term.
  ///
  /// `price`, `markup`, `add`, `grid` and `fee` can be repeated, and fees are summed.
  public mutating func set(_ name: String, to text: String) throws(Fault) {
    guard let term = ContractTerm(rawValue: name.lowercased()) else {
      throw .unknownTerm(name)
    }
    guard !has(term) else { throw .repeatedTerm(term) }
    guard set(term, text) else { throw .badValue(term, text) }
  }

  /// Returns whether the contract already has a term that cannot be repeated.
  private func has(_ term: ContractTerm) -> Bool {
    switch term {
    case .price, .markup, .add, .grid, .fee: false
    case .vat: taxPercent != nil
    case .support: support != nil
    case .peak: peak != nil
    case .production: production != nil
    case .from: from != nil
    case .to: to != nil
    }
  }

  /// - Returns: Whether the text is a valid value of the term.
  private mutating func set(_ term: ContractTerm, _ text: String) -> Bool {
    func rate(_ rates: WritableKeyPath<Contract, [TariffRate]>) -> Bool {
      guard let rate = TariffRate(text, allowsSpot: term == .price) else { return false }
      self[keyPath: rates].append(rate)
      return true
    }
    switch term {
    case .price: return rate(\.rates)
    case .add where text.lowercased() == "taxes": addsTaxes = true
    case .markup, .add: return rate(\.additions)
    case .grid: return rate(\.grid)
    case .vat:
      taxPercent = ExactDecimal(typed: text).flatMap { $0.isNegative || 100 < $0 ? nil : $0 }
      return taxPercent != nil
    case .support:
      support = SupportScheme(rawValue: text.lowercased())
      return support != nil
    case .fee:
      guard let sum = ExactDecimal(typed: text).map(Money.init).flatMap(monthlyFee.adding) else {
        return false
      }
      monthlyFee = sum
    case .peak:
      peak = PeakTariff(text)
      return peak != nil
    case .production:
      production = ProductionPrice(text)
      return production != nil
    case .from:
      from = Self.date(text)
      return from != nil
    case .to:
      to = Self.date(text)
      return to != nil
    }
    return true
  }

  private static func date(_ text: String) -> CivilDate? {
    if case .date(let date)? = ISOTime(text) { date } else { nil }
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
