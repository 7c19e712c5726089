import ArgumentParser
import ElectricityPrices

/// What makes the price of the exchange one that a household pays.
struct MoneyOptions: ParsableArguments {
  @Option(help: "Put value-added tax of so many percent on the prices.", transform: Price.percent)
  var vat: Price?
  @Option(
    name: .customLong("vat-state"),
    help: "Whether the file's prices contain the tax: included or excluded.")
  var taxState: TaxState?
  @Option(
    parsing: .unconditionalSingleValue,
    help: "Add so much per kWh in the shown unit, with tax; 22-06=38.21 for some hours.",
    transform: PriceAddition.named)
  var add: [PriceAddition] = []
  @Option(help: "The Norwegian scheme: stromstotte or norgespris.") var support: SupportScheme?

  func validate() throws {
    if vat != nil, taxState == .included {
      throw ValidationError("--vat puts tax on prices that, says --vat-state, contain it.")
    }
  }

  /// What was chosen.
  var settings: MoneySettings {
    MoneySettings(
      taxState: taxState?.valueAddedTax,
      adjustment: PriceAdjustment(taxPercent: vat, additions: add, support: support))
  }
}

/// The values of `--vat-state`.
enum TaxState: String, CaseIterable, ExpressibleByArgument {
  case included, excluded

  /// The state of prices.
  var valueAddedTax: ValueAddedTax { self == .included ? .included : .excluded }
}

extension SupportScheme: ExpressibleByArgument {}

extension Price {
  /// A price of the command line, with a point or a comma.
  static func named(_ text: String) throws -> Price {
    guard let price = Price(String(text.map { $0 == "," ? "." : $0 })) else {
      throw ValidationError("“\(text)” is not a number such as 51.25.")
    }
    return price
  }

  fileprivate static func percent(_ text: String) throws -> Price {
    let price = try named(text)
    guard !price.isNegative, price.doubleValue <= 100 else {
      throw ValidationError("“\(text)” is not a tax from 0 to 100 percent.")
    }
    return price
  }
}

extension PriceAddition {
  fileprivate static func named(_ text: String) throws -> PriceAddition {
    guard let addition = PriceAddition(text) else {
      throw ValidationError("“\(text)” is not an amount such as 51.25 or 22-06=38.21.")
    }
    return addition
  }
}
