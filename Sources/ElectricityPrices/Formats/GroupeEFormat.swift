extension PriceFormat {
  /// Groupe E Vario: Rappen with all parts.
  static let groupeE = PriceFormat(
    name: "groupe-e", title: "Groupe E Vario, Switzerland", unit: PriceUnit(.chf, .minor),
    zone: "Europe/Zurich",
    example: """
      [{"start_timestamp": "2024-05-27T10:00:00+02:00",
        "end_timestamp": "2024-05-27T10:15:00+02:00", "vario_plus": 35.14,
        "vario_grid": 7.76, "dt_plus": 35.44, "unit": "Rp./kWh"}]
      """,
    readers: [
      .json(
        recognizes: { $0.elements.first?.has("start_timestamp", "vario_plus") ?? false },
        decode: { root, reading throws(PriceFault) in
          let records = JSONRecords(
            start: "start_timestamp", end: "end_timestamp", price: "vario_plus")
          try records.decode(root, into: reading.rows(), &reading)
        })
    ])
}
