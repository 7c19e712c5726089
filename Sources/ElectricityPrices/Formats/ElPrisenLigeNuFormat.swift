extension PriceFormat {
  /// elprisenligenu.dk: kroner per kWh without tax.
  static let elPrisenLigeNu = kroner(
    name: "elprisenligenu", title: "elprisenligenu.dk, Denmark", key: "DKK_per_kWh",
    currency: .dkk, zone: "Europe/Copenhagen")
}
