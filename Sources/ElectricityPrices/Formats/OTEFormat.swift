import CivilTime

/// The decoder of OTE, the Czech market operator: a SOAP answer.
///
/// Each item has a date, a period or hour numbered from 1, and a price.
enum OTE {
  static let reader = FormatReader.xml(root: "Envelope", decode: decode)

  private struct Item {
    var date: CivilDate?
    var index: Int?
    var isHour = false
    var resolution: Int64?
    var price: Price?
  }

  static func decode(_ stream: ByteStream, _ reading: inout PriceReading) throws(PriceFault) {
    var items: [Item] = []
    var item = Item()
    var message: String?
    try XMLReader.read(stream) { path, text throws(PriceFault) in
      switch path.last {
      case "faultstring": message = text
      case "Item":
        items.append(item)
        item = Item()
      case "Date":
        item.date = TimeText.date(text)
        if item.date == nil { throw PriceFault(.badTime(field: "Date", text: text)) }
      case "PeriodIndex", "Hour": (item.index, item.isHour) = (Int(text), path.last == "Hour")
      case "PeriodResolution": item.resolution = text == "PT60M" ? 3600 : 900
      case "Price":
        item.price = Price(text)
        if item.price == nil { throw PriceFault(.badNumber(field: "Price", text: text)) }
      default: break
      }
    }
    if items.isEmpty, let message { throw PriceFault(.refusedWithMessage(message)) }
    let rows = try reading.rows()
    let zone = reading.sourceZone()
    let numbered = items.compactMap { item in item.date.map { ($0, item.index ?? 0) } }
    let highest = Dictionary(numbered, uniquingKeysWith: max)
    for item in items {
      guard let date = item.date, let index = item.index, (1...100).contains(index) else {
        throw PriceFault(.missing(field: item.date == nil ? "Date" : "PeriodIndex"))
      }
      let length = item.resolution ?? (item.isHour || highest[date, default: 0] <= 25 ? 3600 : 900)
      let start = zone.startOfDay(date).secondsSince1970 + Int64(index - 1) * length
      try reading[rows].append(start: start, end: start + length, item.price)
    }
  }
}
