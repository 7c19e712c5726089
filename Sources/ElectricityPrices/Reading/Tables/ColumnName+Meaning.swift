/// What else than prices of electricity can stand under a name, in the languages of the texts.
extension ColumnName {
  private static let priceWords = [
    "price", "prices", "pris", "preis", "hinta", "precio", "prix", "prijs", "prezzo", "cena",
    "fiyat", "ptf", "lmp", "rrp", "tariff", "rate", "spot",
  ]
  /// Fuels and allowances: what they cost is no price of electricity either.
  private static let fuels = [
    "coal", "kohle", "braunkohle", "steinkohle", "lignite", "kull", "kul", "kol", "kolen",
    "stenkol", "steenkool", "hiili", "kivihiili", "carbón", "oil", "öl", "heizöl", "olje", "olie",
    "olja", "öljy", "petróleo", "brent", "wti", "crude", "diesel", "ttf", "lng", "uranium",
    "biomass", "pellets", "carbon", "co2", "co₂", "eua", "ets", "emission", "emissions", "utslipp",
    "utsläpp", "emisiones", "allowance", "allowances",
  ]
  static let gases = [
    "gas", "gass", "gaz", "naturalgas", "naturgas", "naturgass", "erdgas", "aardgas", "kaasu",
    "maakaasu",
  ]
  /// Amounts and weather, for which there may be prices too.
  private static let amounts = [
    "volume", "volum", "volumen", "volym", "quantity", "menge", "mängd", "mængde", "mengde",
    "hoeveelheid", "määrä", "turnover", "load", "netzlast", "demand", "demanda", "usage",
    "consumption", "forbruk", "forbrug", "förbrukning", "verbrauch", "verbruik", "kulutus",
    "consumo", "generation", "generación", "production", "produksjon", "produktion", "erzeugung",
    "productie", "tuotanto", "producción", "capacity", "flow", "flows", "wind", "vind", "tuuli",
    "viento", "solar", "hydro", "nuclear", "fossil", "temperature", "temperatur", "temperatuur",
    "temperatura", "lämpötila", "temp", "weather", "humidity", "precipitation", "nedbør",
    "nederbörd", "niederschlag", "neerslag", "sade", "lluvia", "rain", "regn", "regen", "snow",
    "cloud", "clouds", "cloudcover", "irradiance", "irradiation", "radiation", "sunshine",
    "windspeed", "pressure",
  ]

  /// Whether the name has a word of amounts or of the weather in it.
  var hasAmount: Bool { words.contains(where: Self.amounts.contains) }

  /// Whether the name has a word for prices in it, alone or at the end of another.
  package var hasPrice: Bool { words.contains(where: Self.isPrice) }

  /// Whether nothing under this name is a price of electricity: a fuel, or an amount that is not
  /// said to have a price.
  var isOther: Bool {
    words.contains { Self.names($0, Self.fuels) } || hasAmount && unit == nil && !hasPrice
  }

  /// Whether the word gas is in a name: `gas`, `gas_price`, `marketPricesGas`, `Gaspreis`.
  static func namesGas(_ name: String) -> Bool { words(name).contains { names($0, gases) } }

  private static func isPrice(_ word: String) -> Bool {
    priceWords.contains { word == $0 || $0.utf8.count > 3 && word.hasSuffix($0) }
  }

  /// Whether a word is one of some, or the price of one: `kohle`, `kohlepreis`.
  private static func names(_ word: String, _ some: [String]) -> Bool {
    some.contains { word == $0 || word.hasPrefix($0) && isPrice(String(word.dropFirst($0.count))) }
  }
}
