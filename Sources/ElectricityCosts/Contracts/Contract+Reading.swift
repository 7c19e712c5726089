import CivilTime
import ElectricityPrices

/// What a line of a contract sets: `grid = winter 06-22 mon-fri 0.51`.
public enum ContractTerm: String, Hashable, Sendable, CaseIterable {
  case price, markup, add, grid, vat, support, fee, peak, production, from, to
}

extension Contract {
  /// Why a line of a contract is not understood.
  public enum Fault: Error, Hashable, Sendable {
    case unknownTerm(String)
    case badValue(ContractTerm, String)
  }

  /// Creates a contract without terms: the price of the exchange.
  public init(named name: String) { self.init(name: name) }

  /// Takes a line.
  ///
  /// `price`, `markup`, `add` and `grid` can stand several times, `fee` too, whose amounts are
  /// added up; of the others the last holds.
  public mutating func set(_ name: String, to text: String) throws(Fault) {
    guard let term = ContractTerm(rawValue: name.lowercased()) else {
      throw .unknownTerm(name)
    }
    guard take(term, text) else { throw .badValue(term, text) }
  }

  /// - Returns: whether the text is understood.
  private mutating func take(_ term: ContractTerm, _ text: String) -> Bool {
    func rate(_ place: WritableKeyPath<Contract, [TariffRate]>) -> Bool {
      guard let rate = TariffRate(text) else { return false }
      self[keyPath: place].append(rate)
      return true
    }
    switch term {
    case .price: return text.lowercased() == "spot" || rate(\.rates)
    case .add where text.lowercased() == "taxes": addsTaxes = true
    case .markup, .add: return rate(\.additions)
    case .grid: return rate(\.grid)
    case .vat:
      taxPercent = Price(typed: text).flatMap { $0.isNegative || 100 < $0 ? nil : $0 }
      return taxPercent != nil
    case .support:
      support = SupportScheme(rawValue: text.lowercased())
      return support != nil
    case .fee:
      guard let sum = Price(typed: text).flatMap(monthlyFee.adding) else { return false }
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
  /// Reads `spot`, `spot -0.05` or `0.80`; `nil` for other texts.
  init?(_ text: String) {
    let text = text.lowercased().filter { $0 != " " }
    isSpot = text.hasPrefix("spot")
    let rest = isSpot ? String(text.dropFirst(4)) : text
    if isSpot, rest.isEmpty {
      amount = .zero
      return
    }
    // `spot0.05` would be neither more nor less.
    guard !isSpot || rest.hasPrefix("-") || rest.hasPrefix("+"), let number = Price(typed: rest)
    else { return nil }
    amount = number
  }
}
