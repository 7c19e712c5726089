extension PriceFormat {
  /// elprisetjustnu.se: kronor per kWh without tax.
  static let elPrisetJustNu = kroner(
    name: "elprisetjustnu", title: "elprisetjustnu.se, Sweden", key: "SEK_per_kWh",
    currency: .sek, zone: "Europe/Stockholm")
}
