import ArgumentParser
import ElectricityCosts
import ElectricityPrices
import PriceTexts
import PriceViewer

// Enumerations whose raw values are the values of options.
extension ChartKind: ExpressibleByArgument {}
extension TypicalForm: ExpressibleByArgument {}
extension TimeRange: ExpressibleByArgument {}
extension ViewerLayer: ExpressibleByArgument {}
extension SupportScheme: ExpressibleByArgument {}
extension CostPeriod: ExpressibleByArgument {}
extension ReportForm: ExpressibleByArgument {}
extension GlyphChoice: ExpressibleByArgument {}
extension ColorChoice: ExpressibleByArgument {}
extension TaxState: ExpressibleByArgument {}
extension CheapestForm: ExpressibleByArgument {}

extension ExpressibleByArgument where Self: CaseIterable & RawRepresentable, RawValue == String {
  /// The raw values.
  ///
  /// The parser's own list is made by a key path, which takes a twelfth of the start.
  public static var allValueStrings: [String] { allCases.map { $0.rawValue } }

  /// Creates the value with a raw value, if it is one of those to choose from.
  public init?(argument: String) {
    guard let value = Self.allCases.first(where: { $0.rawValue == argument }) else { return nil }
    self = value
  }
}
