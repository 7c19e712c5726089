/// What was read of files of consumption.
public struct EnergyUsage: Equatable, Sendable {
  /// The series by meter and register, as the files have them.
  public let series: [EnergySeries]
  /// What all meters and registers took from the grid; `nil` if there is none.
  public let consumption: EnergySeries?
  /// What all fed into it; `nil` if there is none.
  public let production: EnergySeries?
  /// What was mended or assumed, and what a person should know.
  public let warnings: [UsageWarning]

  /// Creates what was read, of series and their sums.
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
