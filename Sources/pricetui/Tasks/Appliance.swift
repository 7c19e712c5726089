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
    let shape: WindowShape =
      profile.map(WindowShape.profile) ?? (isSplit ? .pieces(least: smallestPiece ?? 0) : .even)
    return (profile?.length ?? length ?? charge.length(with: power)).map {
      CheapestSearch(length: $0, after: after, before: before, shape: shape)
    }
  }

  /// The named search for the cheapest time; `nil` without a length.
  var sought: SoughtTime? {
    search.map { SoughtTime(name: name, search: $0, power: anyPower) }
  }

  /// The constant power or the power profile; `nil` without either.
  var anyPower: ElectricPower? { power ?? profile.map(ElectricPower.profile) }
}
