extension PriceArea {
  /// All areas that a source is known for, by country.
  package static let all: [PriceArea] = norden + baltics + west + south + east + further

  private static let norden = [
    PriceArea("NO1", "Oslo, Østlandet", "Europe/Oslo"),
    PriceArea("NO2", "Kristiansand, Sørlandet", "Europe/Oslo"),
    PriceArea("NO3", "Trondheim, Midt-Norge", "Europe/Oslo"),
    PriceArea("NO4", "Tromsø, Nord-Norge", "Europe/Oslo"),
    PriceArea("NO5", "Bergen, Vestlandet", "Europe/Oslo"),
    PriceArea("SE1", "Luleå, norra Norrland", "Europe/Stockholm"),
    PriceArea("SE2", "Sundsvall, södra Norrland", "Europe/Stockholm"),
    PriceArea("SE3", "Stockholm, Svealand", "Europe/Stockholm"),
    PriceArea("SE4", "Malmö, Götaland", "Europe/Stockholm"),
    PriceArea("DK1", "Aarhus, Jylland og Fyn", "Europe/Copenhagen"),
    PriceArea("DK2", "København, Sjælland", "Europe/Copenhagen"),
    PriceArea("FI", "Suomi, Finland", "Europe/Helsinki"),
  ]

  private static let baltics = [
    PriceArea("EE", "Eesti", "Europe/Tallinn"),
    PriceArea("LV", "Latvija", "Europe/Riga"),
    PriceArea("LT", "Lietuva", "Europe/Vilnius"),
  ]

  private static let west = [
    PriceArea("DE-LU", "Deutschland, Luxemburg", "Europe/Berlin"),
    PriceArea("AT", "Österreich", "Europe/Vienna"),
    PriceArea("CH", "Schweiz, Suisse, Svizzera", "Europe/Zurich"),
    PriceArea("NL", "Nederland", "Europe/Amsterdam"),
    PriceArea("BE", "België, Belgique", "Europe/Brussels"),
    PriceArea("FR", "France", "Europe/Paris"),
  ]

  private static let south = [
    PriceArea("ES", "España", "Europe/Madrid"),
    PriceArea("ES-PVPC", "España, tarifa PVPC", "Europe/Madrid"),
    PriceArea("PT", "Portugal", "Europe/Lisbon"),
    PriceArea("IT-North", "Italia, Nord", "Europe/Rome"),
    PriceArea("IT-Centre-North", "Italia, Centro-Nord", "Europe/Rome"),
    PriceArea("IT-Centre-South", "Italia, Centro-Sud", "Europe/Rome"),
    PriceArea("IT-South", "Italia, Sud", "Europe/Rome"),
    PriceArea("IT-Calabria", "Italia, Calabria", "Europe/Rome"),
    PriceArea("IT-Sicily", "Italia, Sicilia", "Europe/Rome"),
    PriceArea("IT-Sardinia", "Italia, Sardegna", "Europe/Rome"),
    PriceArea("GR", "Elláda", "Europe/Athens"),
  ]

  private static let east = [
    PriceArea("CZ", "Česko", "Europe/Prague"),
    PriceArea("PL", "Polska", "Europe/Warsaw"),
    PriceArea("SK", "Slovensko", "Europe/Bratislava"),
    PriceArea("HU", "Magyarország", "Europe/Budapest"),
    PriceArea("SI", "Slovenija", "Europe/Ljubljana"),
    PriceArea("HR", "Hrvatska", "Europe/Zagreb"),
    PriceArea("RS", "Srbija", "Europe/Belgrade"),
    PriceArea("ME", "Crna Gora", "Europe/Belgrade"),
    PriceArea("RO", "România", "Europe/Bucharest"),
    PriceArea("BG", "Bǎlgarija", "Europe/Sofia"),
  ]

  private static let further =
    [
      ("A", "Eastern England"), ("B", "East Midlands"), ("C", "London"),
      ("D", "Merseyside and Northern Wales"), ("E", "West Midlands"),
      ("F", "North Eastern England"), ("G", "North Western England"), ("H", "Southern England"),
      ("J", "South Eastern England"), ("K", "Southern Wales"), ("L", "South Western England"),
      ("M", "Yorkshire"), ("N", "Southern Scotland"), ("P", "Northern Scotland"),
    ].map { PriceArea("GB-" + $0.0, $0.1, "Europe/London") } + [
      PriceArea("US-COMED", "Northern Illinois", "America/Chicago"),
      PriceArea("NSW1", "New South Wales", "+10:00"), PriceArea("QLD1", "Queensland", "+10:00"),
      PriceArea("VIC1", "Victoria", "+10:00"), PriceArea("SA1", "South Australia", "+10:00"),
      PriceArea("TAS1", "Tasmania", "+10:00"),
    ]
}
