/// What a file says of one of its series.
struct SeriesFacts: Hashable {
  var meter: String?
  var register: String?
  var direction = EnergyDirection.consumption
  var unit = EnergyUnit.kilowattHours
  var readings = Readings.none
  /// The seconds that a slot has at most, where the source says it.
  var longest: Int64?

  /// Whether the numbers are readings of a meter, which only rise.
  enum Readings: Hashable {
    case none
    /// A reading at the start of each row's slot, as a meter shows it.
    case atStarts
    /// A reading at the end of each row's slot.
    case atEnds
    /// Nobody says it: the numbers must tell, of which there must be so many.
    case unknown(least: Int)
  }
}
