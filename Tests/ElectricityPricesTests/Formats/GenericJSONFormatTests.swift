import CivilTime
import Testing

@testable import ElectricityPrices

@Suite("Generic JSON")
struct GenericJSONFormatTests {
  @Test(
    "Lists of other days are one series, unless a fact beside them tells them apart",
    arguments: [
      (#""type":"spot""#, #""type":"fixed""#, ["spot", "fixed"]),
      (#""zoneId":"SE3""#, #""zoneId":"SE4""#, ["SE3", "SE4"]),
      (#""currency":"SEK""#, #""currency":"EUR""#, ["SEK", "EUR"]),
      (#""tags":{"market":"a"}"#, #""tags":{"market":"b"}"#, ["a", "b"]),
      (#""energyType":"electricity""#, #""energyType":"gas""#, ["electricity"]),
      (#""type":"today""#, #""type":"tomorrow""#, [nil]),
      (#""type":"spot""#, #""type":"spot""#, [nil]),
      (#""id":"4711""#, #""id":"4712""#, [nil]),
    ])
  func kinds(first: String, second: String, areas: [String?]) throws {
    let lists = [(20, first), (21, second)].map { day, fact in
      let prices = (0..<3).map { #"{"start":"2026-01-\#(day)T0\#($0):00:00Z","price":\#($0)}"# }
      return #"{"date":"2026-01-\#(day)",\#(fact),"prices":[\#(prices.joined(separator: ","))]}"#
    }
    let text = "[\(lists.joined(separator: ","))]"
    let file = try PriceFile.read(bytes: Array(text.utf8), name: "x")
    #expect(file.series.map(\.area) == areas)
  }

  @Test("JSON is read with many keys, time zones and notations of values")
  func cases() throws {
    try check([
      (#"[{"start":"2026-11-20T00:00:00\u002B01:00","price":32.6}]"#, "11-19T23:00=32.6"),
      (#"[{"start":"2026-11-20T00:00:00Z","price":"\u0033\u0032.6"}]"#, "11-20T00:00=32.6"),
      (#"[{"\u0073tart":"2026-11-20T00:00:00Z","price":1}]"#, "11-20T00:00=1"),
      (#"[{"datetime_utc":"2026-11-20T00:00:00","price":1}]"#, "11-20T00:00=1"),
      (#"[{"startTimeUtc":"2026-11-20T00:00:00","price":1}]"#, "11-20T00:00=1"),
      (#"[{"utc_timestamp":"2026-11-20T00:00:00","price":1}]"#, "11-20T00:00=1"),
      (#"[{"HourDK":"2026-11-20T00:00:00","price":1}]"#, "11-19T23:00=1"),
      (#"[{"time":"2026-11-20T00:00:00","price":1}]"#, "11-19T23:00=1"),
      (#"[{"time":"2026-11-20T00:00:00Z","price":"1.936,28"}]"#, "11-20T00:00=1936.28"),
      (
        #"[{"time":"2026-11-20T00:00:00Z","price":"n/e"},"#
          + #"{"time":"2026-11-20T01:00:00Z","price":1}]"#,
        "11-20T00:00=none 11-20T01:00=1"
      ),
      (#"[{"time":"2026-11-20T00:00:00Z","price":"x"}]"#, #"badNumber(field: "price", text: "x")"#),
      (
        #"[{"time":"05/13/2024 12:00","price":1},{"time":"05/03/2024 12:00","price":2}]"#,
        "05-03T10:00=2 05-13T10:00=1"
      ),
      (
        #"{"time":["2026-11-20T00:00Z","2026-11-20T01:00Z"],"price":[1,2]}"#,
        "11-20T00:00=1 11-20T01:00=2"
      ),
      (#"{"time":["2026-11-20T00:00Z"],"price":[1,2]}"#, "unevenLists(times: 1, prices: 2)"),
      (
        #"{"unix_seconds":[1795132800,1795136400],"price":[1]}"#, "unevenLists(times: 2, prices: 1)"
      ),
      (#"{"unix_seconds":[1795132800],"price":[1,2]}"#, "unevenLists(times: 1, prices: 2)"),
    ])
  }

  @Test("Objects keyed by times, frames of columns and lists with a start are read")
  func shapes() throws {
    let truth = "11-20T00:00=1 11-20T01:00=2"
    let times = [#""2026-11-20T00:00Z""#, #""2026-11-20T01:00Z""#]
    try check([
      (#"{\#(times[0]):1,\#(times[1]):2}"#, truth),
      (#"{"state":"2","attributes":{\#(times[0]):1,\#(times[1]):2,"name":"price"}}"#, truth),
      (#"{\#(times[0]):{"price":1},\#(times[1]):{"price":2}}"#, truth),
      (
        #"{"SE3":{\#(times[0]):1,\#(times[1]):2},"SE4":{\#(times[0]):3,\#(times[1]):4}}"#,
        "SE3: \(truth); SE4: 11-20T00:00=3 11-20T01:00=4"
      ),
      (#"{"columns":["time","price"],"data":[[\#(times[0]),1],[\#(times[1]),2]]}"#, truth),
      (
        #"{"fields":[{"name":"time"},{"name":"spot"}],"data":[[\#(times[0]),1],[\#(times[1]),2]]}"#,
        truth
      ),
      (#"{"today":[[1,\#(times[0])],[2,\#(times[1])]]}"#, truth),
      (
        #"{"today":[{"start":\#(times[0]),"energy":5,"taxes":6,"all_in":1},"#
          + #"{"start":\#(times[1]),"energy":7,"taxes":8,"all_in":2}]}"#, truth
      ),
      (#"{"index":[1795132800000,1795136400000],"columns":["spot"],"data":[[1],[2]]}"#, truth),
      (#"{"time":{"0":\#(times[0]),"1":\#(times[1])},"price":{"0":1,"1":2}}"#, truth),
      (#"[["time","price"],[\#(times[0]),1],[\#(times[1]),2]]"#, truth),
      (
        #"[{"start":\#(times[0]),"price":{"amount":1,"currency":"SEK"}},"#
          + #"{"start":\#(times[1]),"price":{"amount":2,"currency":"SEK"}}]"#,
        truth
      ),
      (
        #"[{"start":\#(times[0]),"price":{"value":10,"unit":"SEK/MWh"},"rain":{"value":3}},"#
          + #"{"start":\#(times[1]),"price":{"value":20,"unit":"SEK/MWh"},"rain":{"value":4}}]"#,
        truth
      ),
      (
        #"[{"start":\#(times[0]),"prices":{"SE3":1,"SE4":3}},"#
          + #"{"start":\#(times[1]),"prices":{"SE3":2,"SE4":4}}]"#,
        "SE3: \(truth); SE4: 11-20T00:00=3 11-20T01:00=4"
      ),
      (
        #"{"00-01":{"date":"20-11-2026","hour":"00-01","price":1},"#
          + #""01-02":{"date":"20-11-2026","hour":"01-02","price":2}}"#,
        "11-19T23:00=1 11-20T00:00=2"
      ),
      (
        #"[{"area":"FI","prices":[{"start":\#(times[0]),"price":1}]},"#
          + #"{"area":"EE","prices":[{"start":\#(times[1]),"price":2}]}]"#,
        "FI: 11-20T00:00=1; EE: 11-20T01:00=2"
      ),
      (
        #"[{"date":"2026-11-20","prices":[{"hour":0,"price":1},{"hour":1,"price":2}]},"#
          + #"{"date":"2026-11-21","prices":[{"hour":0,"price":3},{"hour":1,"price":4}]}]"#,
        "11-19T23:00=1 11-20T00:00=2 11-20T23:00=3 11-21T00:00=4"
      ),
      (#"{"start":"2026-11-20T00:00:00Z","interval":"PT1H","values":[1,2]}"#, truth),
      (
        #"{"start":"2026-11-20T00:00:00Z","resolution":15,"prices":[1,2]}"#,
        "11-20T00:00=1 11-20T00:15=2"
      ),
      (#"{"start":"2026-11-20T00:00:00Z","prices":[1,2]}"#, "unknownFormat"),
      (
        #"{"load_power_forecast":{\#(times[0]):1,\#(times[1]):2}}"#,
        "missing(field: ElectricityPrices.FieldName.prices)"
      ),
      (
        #"{"prices":[{"time":\#(times[0]),"price":1},{"time":\#(times[1]),"price":2}],"#
          + #""min":{"time":\#(times[0]),"price":1},"max":{"time":\#(times[1]),"price":2}}"#, truth
      ),
    ])
    #expect(try read(#"{"prod_price_forecast":{\#(times[0]):1,\#(times[1]):2}}"#).isFeedIn)
  }

  @Test("Keys beside those of times are no rows, however many they are")
  func otherKeys() throws {
    let others = (0..<200_000).map { ",\"k\($0)\":0" }.joined()
    let series = try read(#"{"2026-11-20T00:00Z":1,"2026-11-20T01:00Z":2"# + others + "}")
    #expect(series.map(\.price) == [1, 2])
  }

  @Test("A list of forecasts is marked as such, alone and beside another list")
  func forecasts() throws {
    let text = #"""
      {"forecast":[{"time":"2026-11-20T00:00Z","price":1},{"time":"2026-11-20T01:00Z","price":2}],
       "actual":[{"time":"2026-11-19T23:00Z","price":3}]}
      """#
    let file = try PriceFile.read(bytes: Array(text.utf8), name: "x")
    #expect(file.series.count == 1)
    #expect((0..<3).map { file.series[0].origin(at: $0) } == [.unstated, .forecast, .forecast])
    let alone = try read(
      #"{"forecast":{"2026-11-20T00:00Z":1,"2026-11-20T01:00Z":2,"2026-11-20T02:00Z":3}}"#)
    #expect(alone.origin(at: 0) == .forecast)
  }

  @Test("Arrays and objects with the hours of dates have as many as the date has")
  func days() throws {
    for (date, count) in [("2026-11-20", 24), ("2026-10-25", 25), ("2026-03-29", 23)] {
      let values = (0..<count).map(String.init)
      let list = try read(#"{"\#(date)":[\#(values.joined(separator: ","))]}"#)
      #expect(list.count == count && list[count - 1].price == Price("\(count - 1)"), "\(date)")
      #expect(list.zone.civil(at: list[0].start).hour == 0)
      #expect(
        list.start.flatMap { start in list.end.map(start.distance(to:)) } == Int64(count) * 3600)
    }
    let hours = (0..<24).map { "\"\($0 < 10 ? "0" : "")\($0)\":\($0)" }.joined(separator: ",")
    #expect(try read(#"{"2026-11-20":{\#(hours)}}"#).count == 24)
  }

  @Test("Mixed or missing times, units and currencies in JSON are refused")
  func mixtures() throws {
    try check([
      (
        #"[{"time":"2026-11-20T00:00Z","price":1},{"time":"2026-11-20T01:00","price":1}]"#,
        #"wrongType(field: "time", expected: "with an offset, as before")"#
      ),
      (
        #"[{"start":"2026-11-20T00:00Z","end":"2026-11-20T01:00","price":1}]"#, "11-20T00:00=1"
      ),
      (
        #"[["2026-11-20T00:00Z",1],["2026-11-20T01:00",1]]"#,
        #"wrongType(field: "time", expected: "with an offset, as before")"#
      ),
      (#"[{"time":"2026-11-20T00:00Z","price":1},{"price":2}]"#, #"missing(field: "time")"#),
      (
        #"[{"time":"2026-11-20T00:00Z","price":1,"unit":"EUR/MWh"},"#
          + #"{"time":"2026-11-20T01:00Z","price":1,"unit":"EUR/kWh"}]"#,
        #"mixed(field: "unit", first: "EUR/MWh", other: "EUR/kWh")"#
      ),
      (
        #"[{"time":"2026-11-20T00:00Z","price":1,"currency":"EUR"},"#
          + #"{"time":"2026-11-20T01:00Z","price":1,"currency":"SEK"}]"#,
        #"mixed(field: "currency", first: "EUR", other: "SEK")"#
      ),
      (
        #"[{"time":"2026-11-20T00:00+19:00","price":1}]"#,
        #"badTime(field: "time", text: "2026-11-20T00:00+19:00")"#
      ),
      (#"[{"time":"2026-11-20T00:00Z","price":1,"unit":"EUR/Wh"}]"#, #"badUnit("EUR/Wh")"#),
      (
        #"[{"time":"2026-11-20T00:00Z","price":1,"unit":"Wh","currency":"EUR"}]"#,
        #"badUnit("Wh")"#
      ),
    ])
  }

  @Test("Units in JSON are read from keys and attributes")
  func units() throws {
    for (text, symbol) in [
      (#"[{"time":"2026-11-20T00:00Z","SpotPriceDKK":1}]"#, "øre/kWh"),
      (
        #"{"unit_of_measurement":"EUR/MWh","data":[{"time":"2026-11-20T00:00Z","price":1}]}"#,
        "ct/kWh"
      ),
      (
        #"{"data":{"unit":"SEK/kWh","prices":[{"time":"2026-11-20T00:00Z","price":1}]}}"#, "öre/kWh"
      ),
      (#"[{"time":"2026-11-20T00:00Z","EUR_per_kWh":1}]"#, "ct/kWh"),
      (#"[{"time":"2026-11-20T00:00Z","price_eur_mwh":1}]"#, "ct/kWh"),
    ] {
      #expect(try read(text).unit?.symbol == symbol, "\(text)")
    }
  }

  /// Returns records with hourly prices from 1 and further members.
  private func records(_ members: [String], value: String = "price") -> String {
    let all = members.indices.map { index in
      let hour = index < 10 ? "0\(index)" : "\(index)"
      let more = members[index].isEmpty ? "" : ",\(members[index])"
      return #"{"time":"2026-11-20T\#(hour):00Z","\#(value)":\#(index + 1)\#(more)}"#
    }
    return "[\(all.joined(separator: ","))]"
  }

  @Test("Entries that a text or a long number distinguishes need a choice of the area")
  func keys() throws {
    for (key, values) in [
      ("_field", ["spot", "all_in"]), ("payment_method", ["D", "N"]), ("meter", ["a", "b"]),
      ("register", ["1", "2"]), ("entity_id", ["sensor.a", "sensor.b"]), ("product", ["A", "B"]),
      ("mpan", ["1200012345678", "1200012345679"]),
    ] {
      let text = records([0, 0, 1, 1].map { #""\#(key)":"\#(values[$0])""# })
      let reason = PriceFileError.Reason.severalNames(column: key, names: values)
      #expect(failure(text)?.reason == reason, "\(key)")
      var options = PriceFile.Options()
      options.area = values[1]
      let chosen = try read(text, options)
      #expect(chosen.count == 2 && chosen.area == values[1], "\(key)")
    }
    // The amount of a tax does not distinguish entries.
    #expect(try read(records([#""tax":0.1"#, #""tax":0.2"#])).count == 2)
    let entry = #"{"time":"2026-11-20T00:00Z","price":1,"kind":"#
    #expect(
      failure(#"[\#(entry)"a"},\#(entry)"b"}]"#)?.reason
        == .sharedTable(column: "kind", names: ["a", "b"]))
    #expect(try read(records(["a", "b", "a"].map { #""level":"\#($0)""# })).count == 3)
  }

  @Test("Numbers in JSON are read as times like numbers in cells")
  func numbers() throws {
    try check([
      (#"[{"time":2026112013,"price":1}]"#, "11-20T12:00=1"),
      (#"[{"time":20261120130000,"price":1}]"#, "11-20T12:00=1"),
      (#"[{"time":20261120,"price":1}]"#, "11-19T23:00=1"),
      (#"[{"time":1795132800000.0,"price":1}]"#, "11-20T00:00=1"),
      (#"[[2026112013,1]]"#, "11-20T12:00=1"),
      (#"[{"Startdatum":"2026-11-20","Startuhrzeit":"13:00","price":1}]"#, "11-20T12:00=1"),
    ])
  }

  @Test("Times in JSON that end their slots are recognised by the days, with a warning")
  func ends() throws {
    let stamps = (1...24).map {
      $0 < 24 ? "2026-11-20T\($0 < 10 ? "0" : "")\($0):00" : "2026-11-21T00:00"
    }
    let prices = (1...24).map(String.init)
    let lists =
      #"{"time":["\#(stamps.joined(separator: "\",\""))"],"#
      + #""price":[\#(prices.joined(separator: ","))]}"#
    let objects = zip(stamps, prices).map { #"{"time":"\#($0)","price":\#($1)}"# }
    let pairs = zip(stamps, prices).map { #"["\#($0)",\#($1)]"# }
    for text in [
      lists, "[\(objects.joined(separator: ","))]", "[\(pairs.joined(separator: ","))]",
    ] {
      let series = try read(text)
      #expect(starts(series).first == "2026-11-20T00:00:00+01:00")
      #expect(series.warnings.contains(.assumedEnds))
    }
    try check([(#"[{"Ende":"2026-11-20T01:00Z","price":1}]"#, "11-20T00:00=1")])
  }

  @Test("Amounts and quantiles in JSON are not prices, whatever their names")
  func amounts() throws {
    let list = records(["", ""], value: "value")
    let pairs = #"[["2026-11-20T00:00Z",1],["2026-11-20T01:00Z",2]]"#
    let times = "11-20T00:00=1 11-20T01:00=2"
    let none = "missing(field: ElectricityPrices.FieldName.prices)"
    try check([
      (#"{"temperature":{"hourly":\#(list)}}"#, none), (#"{"load":{"data":\#(pairs)}}"#, none),
      (#"{"name":"Load (MW)","data":\#(pairs)}"#, none), (#"{"p10":\#(pairs)}"#, none),
      (#"{"p10":\#(pairs),"p90":\#(pairs)}"#, none),
      (#"{"meta":{"unit":"MW"},"data":\#(pairs)}"#, #"badUnit("MW")"#),
      (#"{"unit":"kWh","data":\#(list)}"#, #"badUnit("kWh")"#),
      (records(Array(repeating: #""Unit":"GWh""#, count: 2), value: "Value"), #"badUnit("GWh")"#),
      (#"{"price":\#(pairs),"p10":\#(pairs),"p90":\#(pairs)}"#, times),
      (#"{"energy":{"prices":\#(list)}}"#, times), (#"{"day":{"data":\#(list)}}"#, times),
    ])
  }

  @Test("Areas, gas and parts of days in JSON are read as in a table")
  func areas() throws {
    let areas = "SE3: 11-20T00:00=1; NO1: 11-20T00:00=2"
    try check([
      (#"[{"start":"2026-11-20T00:00Z","SE3":1,"NO1":2}]"#, areas),
      (#"{"time":["2026-11-20T00:00Z"],"SE3":[1],"NO1":[2]}"#, areas),
      (#"{"SE3":[["2026-11-20T00:00Z",1]],"NO1":[["2026-11-20T00:00Z",2]]}"#, areas),
      (
        #"{"SE3":{"prices":[["2026-11-20T00:00Z",1]]},"NO1":{"prices":[["2026-11-20T00:00Z",2]]}}"#,
        areas
      ),
      (
        #"{"today":[["2026-11-20T00:00Z",1]],"tomorrow":[["2026-11-21T00:00Z",2]]}"#,
        "11-20T00:00=1 11-21T00:00=2"
      ),
    ])
    let gas = try read(#"[{"time":"2026-11-20T00:00Z","price":1,"gas_price":3}]"#)
    #expect(gas[0].price == Price("1") && gas.warnings == [.gasLeftOut])
  }

  @Test("A time zone and a slot length that a file states apply")
  func stated() throws {
    let entry = #""start":"2026-11-20T00:00:00","price":1"#
    for text in [
      #"{"timezone":"Europe/Riga","prices":[{\#(entry)}]}"#,
      #"{"meta":{"tz":"Europe/Riga"},"data":{"prices":[{\#(entry)}]}}"#,
      #"[{\#(entry),"timeZone":"Europe/Riga"}]"#, #"[{\#(entry),"zone":"Europe/Riga"}]"#,
      "# timezone: Europe/Riga\ntime,price\n2026-11-20 00:00,1\n",
      "time,tz,price\n2026-11-20 00:00,Europe/Riga,1\n",
    ] {
      let series = try read(text)
      #expect(starts(series) == ["2026-11-20T00:00:00+02:00"], "\(text)")
      #expect(series.warnings.allSatisfy { $0 == .skippedTitles(1) }, "\(text)")
    }
    let twoClocks = "time,tz,price\n2026-03-29 01:00,CET,1\n2026-03-29 03:00,CEST,2\n"
    #expect(try read(twoClocks).map(\.length) == [3600, 3600])
    let mixed = #"[{\#(entry),"tz":"Europe/Riga"},{\#(entry),"tz":"Europe/Oslo"}]"#
    #expect(failure(mixed) != nil)
    let last =
      #"[{\#(entry),"resolution":"PT15M"},"#
      + #"{"start":"2026-11-20T00:15:00","price":1,"resolution":"PT1H"}]"#
    #expect(try read(last).map(\.length) == [900, 3600])
    let ends = "Ende,price,resolution\n2026-11-20 01:00,1,PT1H\n2026-11-20 02:00,2,PT1H\n"
    #expect(try starts(read(ends)).first == "2026-11-20T00:00:00+01:00")
  }

  @Test(
    "The interval that OpenElectricity states is the length of a lone slot",
    arguments: [("5m", 300), ("1h", 3600), ("1M", 3600)])
  func interval(name: String, length: Int64) throws {
    let text = try PriceFormat.named("openelectricity").example
      .replacing("\"5m\"", with: "\"\(name)\"")
      .replacing(", [\"2024-01-31T00:05:00+10:00\", -3.4]", with: "")
    #expect(try read(text).map(\.length) == [length])
  }

  @Test("A time zone that is assumed for JSON is reported")
  func assumed() throws {
    #expect(
      try read(#"[{"time":"2026-11-20T00:00","price":1}]"#).warnings == [
        .assumedZone("Europe/Oslo")
      ])
    #expect(try read(#"[{"time_utc":"2026-11-20T00:00","price":1}]"#).warnings == [])
    #expect(try read(#"[["2026-11-20T00:00",1]]"#).warnings == [.assumedZone("Europe/Oslo")])
  }

  @Test(
    "Prices of well-known sources are read with their times, units and parts",
    arguments: [
      (
        #"[{"perKwh":30,"spotPerKwh":19,"nemTime":"2024-09-26T16:55:00+10:00"},"#
          + #"{"perKwh":31,"spotPerKwh":19,"nemTime":"2024-09-26T17:00:00+10:00"}]"#,
        "2024-09-26T16:50:00+10:00", 30.0
      ),
      (
        #"{"prices":[{"dtime":"2025-07-23 00:15:00","period":"00:00 - 00:15","rce_pln":415.59},"#
          + #"{"dtime":"2025-07-23 00:30:00","period":"00:15 - 00:30","rce_pln":410}]}"#,
        "2025-07-23T00:00:00+02:00", 41.559
      ),
      (
        #"{"data":[{"startTime":"2026-09-08T16:30:00Z","systemSellPrice":12.5,"#
          + #""systemBuyPrice":12.5,"replacementPrice":13}]}"#,
        "2026-09-08T17:30:00+01:00", 1.25
      ),
      // Ten millionths of a euro, as in the sensor of the same prices.
      (
        #"{"data":{"price_per_hour":[{"electricity_price":2255304,"#
          + #""electricity_price_excl_tax":1026670,"datetime":"2025-05-17T16:00:00.000000Z"}]}}"#,
        "2025-05-17T18:00:00+02:00", 22.55304
      ),
      // Euros for a watt-hour, keyed by times and as a list.
      (
        #"{"data":{"2026-02-01T00:00:00Z":{"elecprice_marketprice_wh":0.0001},"#
          + #""2026-02-01T01:00:00Z":{"elecprice_marketprice_wh":0.0002}}}"#,
        "2026-02-01T01:00:00+01:00", 10
      ),
      (
        #"{"start_datetime":"2024-01-01 00:00:00","interval":"1 hour","#
          + #""elecprice_marketprice_wh":[0.000384,0.000318]}"#,
        "2024-01-01T00:00:00+01:00", 38.4
      ),
      (
        #"{"rates":[{"validFrom":"2026-08-22T11:00:00+00:00","validTo":"2026-08-22T12:00:00Z","#
          + #""unitRateInformation":{"rates":[{"latestGrossUnitRateCentsPerKwh":"-3.0"}]}}]}"#,
        "2026-08-22T13:00:00+02:00", -3
      ),
      // The day and its minute are in local time, and the start is not.
      (
        #"[{"start":"2026-09-18T22:00:00+00:00","end":"2026-09-18T22:30:00+00:00","#
          + #""day":"2026-09-18","minute":1380,"price":11.2},"#
          + #"{"start":"2026-09-18T22:30:00+00:00","end":"2026-09-18T23:00:00+00:00","#
          + #""day":"2026-09-18","minute":1410,"price":14.4}]"#,
        "2026-09-19T00:00:00+02:00", 11.2
      ),
    ])
  func records(text: String, start: String, price: Double) throws {
    let series = try read(text)
    #expect(starts(series).first == start && series[0].price?.doubleValue == price)
  }

  @Test("The name in the object of a location is the area of its prices")
  func locations() throws {
    for key in ["$", "name"] {
      let rows = [("A.1", 24.46), ("B.2", 33.84)].map { name, price in
        #"{"BeginDate":"2024-01-01T08:00:00.000-05:00","Location":{"@LocId":"3","\#(key)":"#
          + #""\#(name)"},"LmpTotal":\#(price),"LossComponent":0}"#
      }
      let text = #"{"HourlyLmps":{"HourlyLmp":[\#(rows.joined(separator: ","))]}}"#
      try check([(text, "A.1: 01-01T13:00=24.46; B.2: 01-01T13:00=33.84")])
    }
  }

  @Test("Hundredths for a megawatt-hour are doubted with a warning if the prices are too low")
  func unlikelyUnits() throws {
    for (price, cents) in [("8.698", 8.698), ("8698", 8.698)] {
      let series = try read(#"[{"from":"2025-05-28T00:00Z","price":\#(price),"unit":"ct/MWH"}]"#)
      #expect(series[0].price?.doubleValue == cents && series.unit == PriceUnit(.eur, .minor))
      let stated = PriceUnit(.eur, .minor, per: .megawattHour)
      let warning = PriceWarning.unlikelyUnit(stated, taken: PriceUnit(.eur, .minor))
      #expect(series.warnings == (price == "8698" ? [] : [warning]))
      #expect(PriceWarning(code: warning.code ?? "") == warning)
    }
  }

  @Test("The attributes of a record state its unit and whether it is a forecast")
  func attributes() throws {
    let rows = (0..<3).map { hour in
      #"{"start":"2026-01-20T0\#(hour):00Z","price":60,"#
        + #""attributes":{"unit":"EUR/MWh","forecast":\#(hour > 1),"note":"a"}}"#
    }
    let series = try read("[\(rows.joined(separator: ","))]")
    #expect(series.map { $0.price?.doubleValue } == [6, 6, 6])
    #expect(series.indices.map { series.origin(at: $0) } == [.known, .known, .forecast])
  }

  @Test("Tax beside a stated unit holds for its prices, and the rate of a tax is no price")
  func statedTax() throws {
    let rows = #""data":[{"start":"2026-09-18T22:00:00+00:00","price":11.2}]"#
    let series = try read(#"{"unit":"p/kWh including VAT",\#(rows)}"#)
    #expect(series.unit == PriceUnit("p/kWh") && series.valueAddedTax == .included)
    for (key, flag, tax) in [
      ("vat_included", "true", ValueAddedTax.included), ("vat_included", "false", .excluded),
      ("includes_vat", "false", .excluded), ("excl_vat", "true", .excluded),
    ] {
      for text in [#"{"\#(key)":\#(flag),\#(rows)}"#, #"{"meta":{"\#(key)":\#(flag)},\#(rows)}"#] {
        #expect(try read(text).valueAddedTax == tax, "\(text)")
      }
    }
    #expect(failure(#"[{"from":"2026-01-01T00:00Z","vatTariff":6}]"#) != nil)
    #expect(failure("from,vat_rate\n2026-01-01T00:00Z,19\n") != nil)
  }

  @Test("A list of forecasts beside one of prices continues it, and those of areas are forecasts")
  func continued() throws {
    func rows(_ hours: [Int], _ price: String) -> String {
      hours.map { #"{"start":"2026-11-20T0\#($0):00Z","price":\#(price)}"# }
        .joined(separator: ",")
    }
    for (known, other) in [("prices", "forecast"), ("actual", "prediction")] {
      let text = #"{"\#(known)":[\#(rows([0, 1], "1"))],"\#(other)":[\#(rows([1, 2], "2"))]}"#
      let file = try PriceFile.read(bytes: Array(text.utf8), name: "x")
      #expect(file.series.count == 1 && file.series[0].map(\.price) == [1, 1, 2])
      #expect((0..<3).map { file.series[0].origin(at: $0) } == [.unstated, .unstated, .forecast])
    }
    let areas = #"{"NO1":[\#(rows([0, 1], "1"))],"NO2":[\#(rows([0, 1], "3"))]}"#
    let later = #"{"NO1":[\#(rows([2, 3], "2"))]}"#
    let series = try read(#"{"known":\#(areas),"forecast":\#(later)}"#)
    #expect((0..<4).map { series.origin(at: $0) } == [.unstated, .unstated, .forecast, .forecast])
    #expect(
      failure(
        #"{"prices":{"unit":"EUR/kWh","data":[\#(rows([0], "1"))]},"#
          + #""forecast":{"unit":"NOK/kWh","data":[\#(rows([1], "1"))]}}"#)?.reason
        == .mixed(field: "unit", first: "EUR/kWh", other: "NOK/kWh"))
  }

  @Test(
    "The tariffs of Swiss suppliers have lists or named components, and can be for production",
    arguments: [
      (#""feed_in":[{"unit":"CHF_kWh","value":0.08}]"#, "feed_in"),
      (#""feed_in":{"energy":{"unit":"CHF_kWh","value":0.08}}"#, "feed_in"),
      (
        #""integrated":{"base":{"unit":"CHF_m","value":9},"energy":{"unit":"CHF_kWh","value":0.08}"#
          + #"},"grid":{"municipality_name":"x","energy":{"unit":"CHF_kWh","value":0.03}}"#, nil
      ),
    ])
  func swiss(tariffs: String, area: String?) throws {
    let slot =
      #""start_timestamp":"2026-01-20T00:00:00+01:00","end_timestamp":"2026-01-20T00:15:00+01:00""#
    let series = try read(#"{"publication_timestamp":"","prices":[{\#(slot),\#(tariffs)}]}"#)
    #expect(series.map(\.price) == [8] && series.unit?.code == "CHF Rp./kWh")
    #expect(series.area == area && series.isFeedIn == (area != nil))
  }

  @Test("The unit CHF_kWh in a cell is Swiss money for a kilowatt-hour")
  func swissCell() throws {
    let text = "time,price,unit\n2026-01-20T00:00Z,0.08,CHF_kWh\n"
    #expect(try read(text).unit?.code == "CHF Rp./kWh")
  }
}
