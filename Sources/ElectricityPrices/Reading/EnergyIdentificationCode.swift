/// The codes by which ENTSO-E knows bidding zones.
package enum EnergyIdentificationCode {
  /// The code of an area such as `NO1`; `nil` for areas without one.
  package static func ofArea(_ name: String) -> String? { AreaTable.eic(ofName: name) }
}
