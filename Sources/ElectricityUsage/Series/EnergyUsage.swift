/// The energy in files of consumption.
public struct EnergyUsage: Equatable, Sendable {
  /// The series by meter and register, as in the files.
  public let series: [EnergySeries]
  /// The total energy from the grid over all meters and registers; `nil` without consumption.
  public let consumption: EnergySeries?
  /// The total energy fed into the grid; `nil` without production.
  public let production: EnergySeries?
  /// Repairs and assumptions to report to the user.
  public let warnings: [UsageWarning]
  /// The options that had an effect, by their names on the command line.
  package var usedOptions: Set<String> = []

  /// Creates a usage from series and their sums.
  public init(
    series: [EnergySeries], consumption: EnergySeries?, production: EnergySeries?,
    warnings: [UsageWarning] = []
  ) {
    (self.series, self.warnings) = (series, warnings)
    (self.consumption, self.production) = (consumption, production)
  }
}
