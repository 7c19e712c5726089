/// The energy in files of consumption.
package struct EnergyUsage: Equatable, Sendable {
  /// The series by meter and register, as in the files.
  package let series: [EnergySeries]
  /// The total energy from the grid over all meters and registers; `nil` without consumption.
  package let consumption: EnergySeries?
  /// The total energy fed into the grid; `nil` without production.
  package let production: EnergySeries?
  /// Repairs and assumptions to report to the user.
  package let warnings: [UsageWarning]
  /// The options that had an effect, by their names on the command line.
  package let usedOptions: Set<String>
}
