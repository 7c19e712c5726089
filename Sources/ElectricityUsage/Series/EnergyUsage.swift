/// The energy in files of consumption.
public struct EnergyUsage: Equatable, Sendable {
  /// The series by meter and register, as the files have them.
  public let series: [EnergySeries]
  /// The sum that all meters and registers took from the grid; `nil` without any.
  public let consumption: EnergySeries?
  /// The sum that all fed into it; `nil` without any.
  public let production: EnergySeries?
  /// Repairs and assumptions that the user should know.
  public let warnings: [UsageWarning]

  /// Creates a usage from series and their sums.
  public init(
    series: [EnergySeries], consumption: EnergySeries?, production: EnergySeries?,
    warnings: [UsageWarning] = []
  ) {
    self.series = series
    self.consumption = consumption
    self.production = production
    self.warnings = warnings
  }
}
