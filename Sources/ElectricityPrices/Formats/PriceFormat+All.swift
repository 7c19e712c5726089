import CPriceFiles

extension PriceFormat {
  /// All formats, in the order of `Resources/price-formats.csv`.
  ///
  /// The readers of lists of records in `Resources/json-records.csv` follow the others.
  public static let all = ResourceTable.rows(priceFormatsTable(), cells: 8).map {
    PriceFormat(cells: $0, readers: (decoders[$0[0]] ?? []) + (records[$0[0]] ?? []))
  }

  /// The readers that are more than keys and columns, by the name of their format.
  private static let decoders: [String: [FormatReader]] = [
    "aemo-report": [AEMOReport.reader], "amber": [.amber], "csv": [GenericTable.reader],
    "emhass": [.emhass], "energyzero": [EnergyZero.reader], "entsoe": Entsoe.readers,
    "epex-forecast": FormatReader.epexForecast, "esios": ESIOS.readers, "gme": GMEPrices.readers,
    "homeassistant": HomeAssistant.readers, "json": [GenericJSON.reader],
    "nordpool": NordPool.readers, "nordpool-page": [.nordPoolPage],
    "nordpool-predict-fi": [.nordPoolPredict], "omie": OMIE.readers,
    "openelectricity": [OpenElectricity.reader], "ote": [OTE.reader],
    "pricetui": PricetuiFormat.readers, "seed": [SeedFormat.reader], "smard": [SMARD.reader],
    "strompriser": [.strompriser], "swiss-tariff": [SwissTariff.reader],
    "tibber": [Tibber.reader], "values": BareNumbers.readers, "xm": XMValues.readers,
  ]

  /// The readers of lists of records, by the name of their format.
  private static let records = Dictionary(
    grouping: ResourceTable.rows(jsonRecordsTable(), cells: 15)
  ) { $0[0] }.mapValues { RecordRow.readers($0.map(RecordRow.init)) }

  /// The areas by their names in lower case in the files of a format: `Resources/area-names.csv`.
  static let areaNames = Dictionary(
    grouping: ResourceTable.rows(areaNamesTable(), cells: 3)
  ) { $0[0] }.mapValues { rows in
    Dictionary(uniqueKeysWithValues: rows.map { ($0[1].lowercased(), $0[2]) })
  }

  /// Returns the format with a name, in any case.
  static func named(_ name: String) throws(PriceFault) -> PriceFormat {
    guard let format = all.first(where: { $0.name == name.lowercased() }) else {
      throw PriceFault(.noSuchFormat(name, known: all.map(\.name)))
    }
    return format
  }
}
