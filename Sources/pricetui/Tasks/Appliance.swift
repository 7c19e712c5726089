import ElectricityPrices
import PriceTexts

/// An appliance in the settings, such as `[appliance washing]`.
struct Appliance: Sendable {
  let name: String
  var length: Int64?
  var profile: PowerProfile?
  var power: ElectricPower?
  var charge = BatteryCharge()
  var after, before: DayLimit?
  var isSplit = false
  var smallestPiece: Int64?

  init(named name: String) { self.name = name }

  /// The search for the cheapest time; `nil` without a length.
  var search: CheapestSearch? {
    CheapestSearch(
      length: length ?? charge.length(with: power), profile, after: after, before: before,
      isSplit: isSplit, smallestPiece: smallestPiece)
  }

  /// The named search for the cheapest time; `nil` without a length.
  var sought: SoughtTime? {
    search.map { SoughtTime(name: name, search: $0, power: anyPower) }
  }

  /// The constant power or the power profile; `nil` without either.
  var anyPower: ElectricPower? { power ?? profile.map(ElectricPower.profile) }
}

extension CheapestSearch {
  /// Creates a search for a profile, or else for a length in one or several pieces; `nil` without
  /// either.
  init?(
    length: Int64?, _ profile: PowerProfile?, after: DayLimit?, before: DayLimit?, isSplit: Bool,
    smallestPiece: Int64?
  ) {
    guard let length = profile?.length ?? length else { return nil }
    let pieces: WindowShape = isSplit ? .pieces(least: smallestPiece ?? 0) : .even
    self.init(
      length: length, after: after, before: before,
      shape: profile.map(WindowShape.profile) ?? pieces)
  }
}
