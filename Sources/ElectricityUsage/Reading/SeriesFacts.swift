/// The facts that a file states about one of its series.
struct SeriesFacts: Hashable {
  var meter: String?
  var register: String?
  var direction = EnergyDirection.consumption
  var unit = EnergyUnit.kilowattHours
  var readings = Readings.none
  /// The maximum length of a slot in seconds, if the source states it.
  var longest: Int64?
  /// Whether the name means the total of a day so far, such as `today_import_kwh`.
  var isOfDay = false

  /// Returns whether the register is a part of another register of the same meter.
  func isPart(ofOneOf others: [SeriesFacts]) -> Bool {
    let name = register.map { UsageName($0, isRegister: true) }
    guard let name, name.isRegister, !name.isTotal else { return false }
    return others.contains { other in
      other.meter == meter && other.direction == direction
        && other.register.map { UsageName($0, isRegister: true).isTotal } ?? false
    }
  }

  /// Whether the numbers are readings of a meter, which only rise.
  enum Readings: Hashable {
    case none
    /// A reading at the start of each row's slot, as the meter displays it.
    case atStarts
    /// A reading at the end of each row's slot.
    case atEnds
    /// Not stated: at least `minimum` numbers are needed to recognise readings.
    case unknown(minimum: Int)
  }
}
