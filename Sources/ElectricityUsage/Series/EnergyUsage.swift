/// What was read of files of consumption.
public struct EnergyUsage: Hashable, Sendable {
  /// The series by meter and register, as the files have them.
  public let series: [EnergySeries]
  /// What all meters and registers took from the grid; `nil` if there is none.
  public let consumption: EnergySeries?
  /// What all fed into it; `nil` if there is none.
  public let production: EnergySeries?
}
