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
