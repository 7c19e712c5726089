import Foundation
import TerminalTestSupport
import Testing

/// Usage on the sample's day: 0.5 kWh an hour, more at 13 and 19, and unknown at 4.
private let usage =
  "start;kWh\n"
  + (0..<24).filter { $0 != 4 }.map { hour in
    let amount = hour == 13 ? "1,42" : hour == 19 ? "4" : "0,5"
    return String(format: "2022-07-12T%02d:00:00+02:00;%@\n", hour, amount)
  }.joined()

private let contracts = """
  [contract Spot]
  vat = 25
  markup = 0.05
  fee = 31
  peak = norway 2:31 rest:62

  [contract Fixed]
  price = 1.20
  """

@Suite("Costs of usage") struct CostTests {
  private func costs(
    _ arguments: [String], _ text: String = usage, of prices: String = samplePath
  ) throws -> Run {
    let folder = try TemporaryDirectory()
    let file = folder.write(text, to: "usage.csv")
    let offers = folder.write(contracts, to: "offers")
    return try run(
      ["cost", file, "--no-config", "--file", prices]
        + arguments.map { $0 == "OFFERS" ? offers : $0 })
  }

  private func chart(_ arguments: [String], _ text: String = usage, of prices: String = samplePath)
    throws -> Run
  {
    let folder = try TemporaryDirectory()
    let file = folder.write(text, to: "usage.csv")
    let offers = folder.write(contracts, to: "offers")
    return try run(
      arguments.map { $0 == "OFFERS" ? offers : $0 }
        + ["--no-config", "--usage", file, "--file", prices])
  }

  @Test("A table by day has a total and states the hours without usage") func table() throws {
    let result = try costs(["--by", "day", "--locale", "en_GB"])
    #expect(result.status == .exited(0))
    #expect(
      result.output == """
        date           kWh     kr  paid  mean
        2022-07-12  15.920  63.03   396   386
        total       15.920  63.03   396   386

        paid, mean: in øre per kWh.
        You paid 2.5 % more than the mean hour: 396 against 386 øre per kWh.
        The highest power was 4.00 kW, Tue 12 Jul 19:00-20:00.
        1 of 24 hours has no usage: left out.

        """)
  }

  @Test("Rows for programs have exact numbers, in CSV and JSON") func data() throws {
    let lines = try costs(["--output", "csv", "--by", "hour"]).output.split(separator: "\n")
    #expect(lines.count == 24)
    #expect(
      lines[0]
        == """
        start,end,direction,kwh,cost,currency,paid_mean,plain_mean,unit,missing_hours,\
        unpriced_kwh,unsupported_kwh
        """)
    #expect(
      lines[14]
        == """
        2022-07-12T14:00:00+02:00,2022-07-12T15:00:00+02:00,consumption,0.5,\
        1.64462500000000005,NOK,328.925,328.925,NOK øre/kWh,0,0,0
        """)
    let json = try costs(["--output", "json", "--by", "day"]).output
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    #expect(object?["schema"] as? Int == 1)
    let rows = object?["costs"] as? [[String: Any]]
    #expect(rows?.count == 1)
    #expect(rows?[0]["missing_hours"] as? Int == 1)
    #expect(rows?[0]["currency"] as? String == "NOK")
  }

  @Test("Energy without a price counts as used but adds no cost") func unpriced() throws {
    let path = NSTemporaryDirectory() + "usage-\(UUID()).csv"
    defer { try? FileManager.default.removeItem(atPath: path) }
    // The sample has the prices of 12 July only.
    let rows = (22..<26).map { "2022-07-1\($0 < 24 ? 2 : 3)T\($0 % 24):00+02:00,0.5\n" }.joined()
    try ("time,kWh\n" + rows.replacing("T0:", with: "T00:").replacing("T1:", with: "T01:")).write(
      toFile: path, atomically: true, encoding: .utf8)
    let result = try run(["cost", path] + sampleDay + ["--by", "month", "--output", "csv"])
    let cells = try #require(result.output.split(separator: "\n").last).split(
      separator: ",", omittingEmptySubsequences: false)
    #expect(cells[3] == "2" && cells[10] == "1", "\(result)")
  }

  @Test("Production alone has income, but no fees and no comparison") func production() throws {
    let text = usage.replacing("kWh", with: "produksjon kWh")
    let income = try costs(["--output", "waybar"], text)
    #expect(income.output.contains("\"class\":\"income\""), "\(income)")
    #expect(income.output.contains("production · "), "\(income)")
    let offers = ["--contract-file", "OFFERS"]
    let offer = try costs(offers + ["--contract", "Spot"], text)
    #expect(offer.status == .exited(0) && offer.messages.contains("no consumption"), "\(offer)")
    for options in [offers, ["--shift", "1kWh:13-14:2-4"]] {
      let result = try costs(options, text)
      #expect(result.status == .exited(65) && result.output == "", "\(result)")
      #expect(result.messages.contains("no consumption"), "\(result)")
    }
  }

  @Test("Usage of whole days, or of other hours, cannot be shifted") func nothingToShift() throws {
    let day = "date;kWh\n2022-07-11;8\n2022-07-12;9\n"
    for (text, hours) in [(day, "10-11:12-14"), (usage, "17:30-18:00:22-24")] {
      let result = try costs(["--shift", "1kWh:" + hours], text)
      #expect(result.status == .exited(65) && result.output == "", "\(result)")
      #expect(result.messages.contains("--shift moves usage that begins"), "\(result)")
    }
  }

  @Test("Usage of whole days has rows by day, and none by hour") func longerSlots() throws {
    let day = "date;kWh\n2022-07-11;8\n2022-07-12;9\n"
    #expect(try costs(["--output", "csv"], day).output.split(separator: "\n").count == 3)
    #expect(
      try costs(["--output", "csv"], day).output
        == costs(["--output", "csv", "--by", "day"], day).output)
    let result = try costs(["--by", "hour"], day)
    #expect(result.status == .exited(65) && result.output == "", "\(result)")
    #expect(result.messages.contains("slots of 24 hours; --by hour needs shorter"), "\(result)")
  }

  @Test("A contract that adds no tax to prices without it says so") func untaxed() throws {
    let folder = try TemporaryDirectory()
    let rows = (0..<24).map { String(format: "2022-07-12T%02d:00+02:00,1.5\n", $0) }.joined()
    let prices = folder.write("time,price NOK/kWh excl. VAT\n" + rows, to: "prices.csv")
    let offers = folder.write(
      "[contract Plain]\n[contract Taxed]\nvat = 25\n[contract Fixed]\nprice = 2\n", to: "offers")
    let result = try costs(["--contract-file", offers], of: prices)
    #expect(result.status == .exited(0))
    let told = result.messages.split(separator: "\n").filter { $0.contains("VAT") }
    #expect(told.count == 1, "\(result)")
    #expect(told.first?.hasPrefix("pricetui: “Plain” adds no VAT to the prices") ?? false)
  }

  @Test("Costs by a contract tell the hours of forecasts") func forecasts() throws {
    let hours = (0..<24).map { hour in
      String(
        format: "2022-07-12T%02d:00+02:00,%@,%d\n", hour, hour < 12 ? "known" : "forecast", hour)
    }.joined()
    let folder = try TemporaryDirectory()
    let prices = folder.write("time,origin,price øre/kWh\n" + hours, to: "prices.csv")
    for options in [[], ["--contract-file", "OFFERS", "--contract", "Spot"]] {
      let table = try costs(
        options + [
          "--with-forecast", "--now", "2022-07-12T06:00", "--by", "day", "--output", "csv",
        ],
        of: prices)
      let rows = table.output.split(separator: "\n").map { $0.split(separator: ",") }
      let column = try #require(rows.first?.firstIndex(of: "forecast_hours"), "\(table)")
      #expect(rows[1].count > column && rows[1][column] == "12", "\(table)")
    }
    let counted = ["--with-forecast", "--now", "2022-07-12T06:00"]
    let offers = ["--contract-file", "OFFERS", "--output", "json"]
    let compared = try costs(counted + offers, of: prices)
    #expect(compared.output.split(separator: "\"forecast_hours\":12").count == 2, "\(compared)")
    // A fixed price does not depend on them.
    #expect(compared.output.contains("\"forecast_hours\":0"), "\(compared)")
    #expect(!compared.output.contains("(forecast)"), "\(compared)")
    let line = try costs(counted + ["--output", "waybar"], of: prices)
    #expect(line.output.contains("kr (forecast)\",\"tooltip\""), "\(line)")
    for (hours, origin) in [("0-2:3-5", "known"), ("0-2:13-15", "forecast")] {
      let shift = ["--shift", "1kWh:" + hours, "--output"]
      let moved = try costs(counted + shift + ["csv"], of: prices)
      #expect(moved.output.hasSuffix(",NOK,\(origin)\n"), "\(moved)")
      #expect(!moved.output.contains("(forecast)"), "\(moved)")
      let table = try costs(counted + shift + ["table"], of: prices)
      #expect(table.output.contains("2022-07-12 (forecast)") == (origin == "forecast"), "\(table)")
    }
  }

  @Test("VAT and additions of the command line are part of the cost") func additions() throws {
    let plain = try costs(["--output", "csv", "--by", "month"]).output
    let taxed = try costs(["--output", "csv", "--by", "month", "--vat", "25", "--add", "10"]).output
    func cost(_ text: String) -> Double? {
      Double(text.split(separator: "\n")[1].split(separator: ",")[4])
    }
    let (before, after) = (try #require(cost(plain)), try #require(cost(taxed)))
    #expect(abs(after - before * 1.25 - 1.592) < 1e-9)
  }

  @Test("All contracts are compared in a table, and a named contract gets its own table")
  func compared() throws {
    let both = try costs(["--contract-file", "OFFERS", "--locale", "en_GB"])
    #expect(
      both.output == """
        2022-07-12 – 2022-07-12 · 15.920 kWh
        contract  energy  fees  power  total kr  øre/kWh
        Spot       79.59  1.00   2.00     82.59      519
        Fixed      19.10  0.00      –     19.10      120
        1 of 24 hours without usage
        Spot: the billed power is 4 kW, from Tue 12 Jul 19:00; this is the highest step, from 2 kW.

        """)
    let one = try costs(["--contract-file", "OFFERS", "--contract", "Fixed", "--by", "day"])
    #expect(one.output.contains("2022-07-12  15.920  19.10   120   120"))
    #expect(one.output.contains("Fixed"))
    let twice = ["--contract-file", "OFFERS", "--contract", "Spot", "--contract", "Spot"]
    #expect(try costs(twice).status == .exited(64))
    let rows = try costs(["--contract-file", "OFFERS", "--output", "csv"]).output
    #expect(rows.split(separator: "\n").map { $0.prefix(6) } == ["contra", "Spot,2", "Fixed,"])
  }

  @Test("A status bar includes the contract's charges and the income, and dates an old day")
  func bill() throws {
    let bar = ["--contract-file", "OFFERS", "--contract", "Spot", "--output", "waybar"]
    let today = try costs(bar + ["--locale", "en_GB", "--now", "2022-07-12T12:00+02:00"]).output
    #expect(today.hasPrefix("{\"text\":\"15.92 kWh · 82.59 kr\""), "\(today)")
    let both = usage.split(separator: "\n").enumerated().map { place, line in
      place == 0 ? "start;Import kWh;Export kWh" : "\(line);0,1"
    }.joined(separator: "\n")
    let old = try costs(bar + ["--locale", "en_GB", "--now", "2022-07-20T12:00+02:00"], both)
    let less = try costs(bar + ["--locale", "en_GB", "--now", "2022-07-12T12:00+02:00"], both)
    #expect(old.output.hasPrefix("{\"text\":\"2022-07-12 · 15.92 kWh · "), "\(old)")
    #expect(!less.output.contains("15.92 kWh · 82.59") && less.status == .exited(0), "\(less)")
  }

  @Test("A message names contracts whose power charge needs finer usage") func unmeasured() throws {
    let folder = try TemporaryDirectory()
    let file = folder.write(usage, to: "usage.csv")
    let offer = folder.write("[contract BE]\nprice = 1\npeak = belgium 4.12\n", to: "offer")
    for form in ["table", "csv", "waybar"] {
      let result = try run(
        ["cost", file, samplePath, "--no-config", "--contract-file", offer, "--output", form])
      #expect(result.messages.contains("BE: the power of some months is not in the total"))
    }
    let spot = try costs(["--contract-file", "OFFERS", "--contract", "Spot"])
    #expect(!spot.messages.contains("is not in the total"), "\(spot)")
  }

  @Test("Contracts without a common date have another message than contracts without a price")
  func commonDates() throws {
    let folder = try TemporaryDirectory()
    let days = "start;kWh\n2022-07-11T23:00:00+02:00;1\n2022-07-12T00:00:00+02:00;1\n"
    let file = folder.write(days, to: "usage.csv")
    let prices = folder.write(
      "start,price,unit\n2022-07-11T22:00Z,1,NOK/kWh\n2022-07-11T21:00Z,1,NOK/kWh\n", to: "p.csv")
    func messages(_ contracts: String) throws -> String {
      let offers = folder.write(contracts, to: "offers")
      let result = try run(
        [
          "cost", file, prices, "--no-config", "--timezone", "Europe/Oslo", "--contract-file",
          offers,
        ])
      #expect(result.status == .exited(65), "\(result)")
      return result.messages
    }
    let apart = "[contract A]\nprice = 1\nto = 2022-07-11\n[contract B]\nfrom = 2022-07-12\n"
    #expect(try messages(apart).contains("no date of the usage in common: A, B"))
    let later = "[contract A]\nprice = 1\n[contract B]\nfrom = 2022-07-13\n"
    #expect(try messages(later).contains("“B” has no price for any hour"))
    // These prices have hours before and after the usage.
    let more = folder.write(
      (10...14).map { "2022-07-\($0)T22:00Z,1,NOK/kWh\n" }.reduce("start,price,unit\n", +),
      to: "p.csv")
    #expect(more == prices)
    #expect(
      try messages("[contract C]\nfrom = 2022-07-13\n").contains("“C” has no price for any hour"))
  }

  @Test("The stamps of a usage in UTC leave the hours of tariffs on the clock of the area")
  func offsetStamps() throws {
    let folder = try TemporaryDirectory()
    let hours = (0..<24).map { hour in hour < 10 ? "0\(hour)" : "\(hour)" }
    let usage = folder.write(
      "time,kWh\n" + hours.map { "2026-06-10 \($0):00,1\n" }.joined(), to: "usage.csv")
    let prices = folder.write(
      "start,price,unit,area\n"
        + (9...11).flatMap { day in
          hours.map { "2026-06-\(day < 10 ? "0" : "")\(day)T\($0):00+02:00,1,EUR/kWh,NL\n" }
        }.joined(), to: "p.csv")
    // From 02:00 on, the Wednesday in the Netherlands has six hours at the price of the night.
    let contract = folder.write(
      "[contract N]\nprice = 22-06 1\nprice = wed 0\nprice = 9\n", to: "c")
    let result = try run(
      [
        "cost", usage, prices, "--no-config", "--timezone", "UTC", "--contract-file", contract,
        "--by", "day", "--output", "json",
      ])
    #expect(result.output.contains("2026-06-10T02:00:00+02:00"), "\(result)")
    #expect(result.output.contains("2026-06-11T02:00:00+02:00"), "\(result)")
    #expect(result.output.contains("\"cost\":6,"), "\(result)")
  }

  @Test("Options that change nothing about the usage are refused") func needless() throws {
    for option in [["--meter", "7"], ["--power-by-slot"]] {
      let result = try costs(option)
      #expect(result.status == .exited(64), "\(result)")
      #expect(result.messages.contains("\(option[0]) changes nothing"), "\(result)")
    }
    let list = "[{\"start\":\"2022-07-12T00:00:00+02:00\",\"kwh\":1,\"value\":2}]"
    #expect(try costs(["--column", "x"], list).messages.contains("--column changes nothing"))
    let chosen = try costs(["--column", "value", "--output", "csv", "--by", "day"], list)
    #expect(chosen.output.contains(",consumption,2,"), "\(chosen)")
    let known =
      "Fra;Til;KWH 60 Forbruk;KWH 60 Produksjon\n"
      + "12.07.2022 00:00;12.07.2022 01:00;1;2\n"
    let one = try costs(["--column", "KWH 60 Forbruk", "--output", "csv", "--by", "day"], known)
    #expect(one.output.contains(",consumption,1,") && !one.output.contains("production"), "\(one)")
    #expect(try costs(["--column", "x"], known).messages.contains("no column “x”"))
    // A meter in the settings may be meant for other files, so it is not refused.
    let folder = try TemporaryDirectory()
    let config = folder.write("meter = 7\n", to: "config")
    let file = folder.write(usage, to: "usage.csv")
    let result = try run(["cost", file, samplePath, "--config", config])
    #expect(result.status == .exited(0), "\(result)")
  }

  @Test("Costs of a contract for programs include fees, power and total") func charges() throws {
    let arguments = ["--contract-file", "OFFERS", "--contract", "Spot", "--by", "day"]
    let rows = try costs(arguments + ["--output", "csv"]).output.split(separator: "\n")
    #expect(
      rows[0].hasSuffix(",fees,power,total") && rows[1].hasSuffix(",1,2,82.58928124999999963"),
      "\(rows)")
    let json = try costs(arguments + ["--output", "json"]).output
    #expect(json.contains("\"fees\":1,\"power\":2,\"total\":82.58928124999999963"), "\(json)")
  }

  @Test("The fees of all hours add up to those of the contract, also where an hour has no usage")
  func feesByHour() throws {
    let words = ["--contract-file", "OFFERS", "--contract", "Spot", "--by", "hour"]
    let rows = try costs(words + ["--output", "csv"]).output.split(separator: "\n").dropFirst()
    let cells = rows.map { $0.split(separator: ",", omittingEmptySubsequences: false) }
    #expect(cells.count == 23)
    for (column, sum) in [(12, 1.0), (13, 2), (14, 82.58928124999999963)] {
      let total = cells.reduce(0) { $0 + (Double($1[column]) ?? .nan) }
      #expect(abs(total - sum) < 1e-9, "\(column): \(total)")
    }
  }

  @Test(
    "A chart with one contract or without usage is refused, and the command for it is named",
    arguments: [["print"], ["describe"]])
  func oneContract(command: [String]) throws {
    let words = command + ["--contract-file", "OFFERS", "--contract", "Spot"]
    let told = try chart(words)
    #expect(told.status == .exited(64) && told.messages.contains("`pricetui cost` tells what one"))
    let folder = try TemporaryDirectory()
    let offers = folder.write(contracts, to: "offers")
    let bare = try run(
      command + [samplePath, "--no-config", "--contract-file", offers, "--contract", "Spot"])
    #expect(bare.messages == told.messages)
  }

  @Test(
    "A file of contracts with a malformed or repeated line is refused with the line's number",
    arguments: [
      ("[contract A]\nvat = 25\nmarkup: 0.05\n", "line 3: “name = value”"),
      ("[contract A]\nvat = 25\n[contract A]\n", "line 3: there is already a section"),
      ("[contract A]\nfee = 1.000\n", "line 2: “1.000” can be 1 or 1000"),
      ("[contract A]\ngrid = winter 06-22 1,250\n", "can be 1.25 or 1250"),
      ("[contract A]\npeak = norway 2:1.125 rest:350\n", "can be 1.1250 or 1125"),
      ("[contract A]\npeak = belgium 3\npeak = belgium 4\n", "line 3: there is already a line"),
      ("vat = 25\n[contract A]\nprice = 2\n", "line 1: the line belongs to no contract"),
      ("\u{FEFF}[contract A]\n[other]\nprice = 2\n", "line 3: the line belongs to no contract"),
    ])
  func wrongFiles(_ text: String, _ message: String) throws {
    let folder = try TemporaryDirectory()
    let file = folder.write(usage, to: "usage.csv")
    let offers = folder.write(text, to: "offers")
    let result = try run(["cost", file, samplePath, "--contract-file", offers])
    #expect(result.status == .exited(65) && result.output == "")
    #expect(result.messages.contains(message), "\(result.messages)")
  }

  @Test("The settings file can contain the usage file and contracts") func settings() throws {
    let folder = try TemporaryDirectory()
    let file = folder.write(usage, to: "usage.csv")
    let config = folder.write(
      "usage = \(file)\nvat = 25\n" + contracts, to: "config")
    let table = try run(
      ["cost", "--config", config, "--by", "day", "--contract", "Fixed", "--file", samplePath])
    #expect(
      table.messages == "pricetui: 1 slot has no energy.\n" && table.output.contains("19.10"),
      "\(table)")
    let taxed = try run(["cost", "--config", config, "--by", "day", "--file", samplePath])
    #expect(taxed.output.contains("2022-07-12  15.920  78.79"), "\(taxed)")
    // Exported prices ignore the usage and the contracts.
    let prices = try run(["export", "csv", "--config", config, samplePath])
    #expect(prices.output.hasPrefix("start,end,price"))
  }

  @Test("The likely cost at the end of a month is stated only during that month") func estimate()
    throws
  {
    let rows = (1...10).flatMap { day in
      (0..<24).map { String(format: "2026-06-%02dT%02d:00:00+02:00;1\n", day, $0) }
    }.joined()
    let folder = try TemporaryDirectory()
    let prices = folder.write("start;NOK/kWh\n" + rows, to: "prices.csv")
    for (now, isTold) in [("2026-06-11T09:00", true), ("2026-07-01T09:00", false)] {
      let table = try costs(
        ["--by", "month", "--now", now, "--locale", "en_GB"], "start;kWh\n" + rows, of: prices)
      #expect(table.output.contains("2026-06  240.000  240.00"), "\(table)")
      #expect(table.output.contains("likely 720.00 kr at its end") == isTold, "\(table)")
    }
    // The month of a description is that of the contract, with its fee.
    let offers = folder.write("[contract A]\nfee = 300\n[contract B]\nprice = 2\n", to: "offers")
    let told = try chart(
      ["describe", "--contract-file", offers, "--now", "2026-06-11T09:00", "--range", "all"],
      "start;kWh\n" + rows, of: prices)
    #expect(told.output.contains("A: 340.00 kr so far this month; likely 1,020.00 kr"), "\(told)")
  }

  @Test("A table states what shifting the evening's usage would have saved") func shift() throws {
    let prices = usage.replacing("start;kWh", with: "start;NOK/kWh")
    let folder = try TemporaryDirectory()
    let path = folder.write(prices + "2022-07-13T00:00:00+02:00;0,25\n", to: "prices.csv")
    let result = try costs(["--shift", "2kWh:17-21:00-06", "--locale", "en_GB"], of: path)
    #expect(
      result.output == """
        date        moved kWh  saved kr
        2022-07-12      2.000      7.50
        total           2.000      7.50

        """, "\(result)")
    let alone = try costs(
      ["--shift", "2kWh:17-21:00-06", "--locale", "en_GB"], of: folder.write(prices, to: "day.csv"))
    #expect(
      alone.output.hasSuffix("\n1 of 1 days has no prices to move between: left out.\n"),
      "\(alone)")
  }

  @Test("A meter can be chosen among several, and an unknown meter is refused")
  func meter() throws {
    let rows = ["571313100000000001;0,25", "571313100000000002;4,00"].map { row in
      let cells = row.split(separator: ";")
      return "\(cells[0]);12-07-2022 11:00:00;12-07-2022 12:00:00;\(cells[1]);KWH;Målt;Tidsserie\n"
    }
    let text =
      "MålepunktsID;Fra_dato;Til_dato;Mængde;Måleenhed;Kvalitet;Type\n" + rows.joined()
    #expect(try costs(["--by", "day"], text).output.contains("2022-07-12  4.250"))
    let one = try costs(["--by", "day", "--meter", "571313100000000001"], text)
    #expect(one.output.contains("2022-07-12  0.250"), "\(one)")
    let other = try costs(["--by", "day", "--meter", "7"], text)
    #expect(other.status == .exited(65) && other.messages.contains("571313100000000002"))
    let alone = try run(["print", "--no-config", "--meter", "7", samplePath])
    #expect(alone.status == .exited(64) && alone.messages.contains("--usage"))
    // The settings can name the meter too, which has no effect without usage.
    let folder = try TemporaryDirectory()
    let file = folder.write(text, to: "usage.csv")
    let config = folder.write("meter = 571313100000000001\n", to: "config")
    let kept = try run(["cost", file, samplePath, "--config", config, "--by", "day"])
    #expect(kept.output.contains("2022-07-12  0.250"), "\(kept)")
    let named = try run(
      ["cost", file, samplePath, "--no-config", "--by", "day"],
      environment: ["PRICETUI_METER": "7"])
    #expect(named.status == .exited(65) && named.messages.contains("“7”"), "\(named)")
    let bare = try run(["print", "--config", config, "--size", "80x24", samplePath])
    #expect(bare.status == .exited(0) && bare.messages == "", "\(bare)")
  }

  @Test("A layer that is named twice, or shown anyway, is shown") func shownLayers() throws {
    let contracts = ["print", "--contract-file", "OFFERS", "--size", "100x24"]
    let shown = try chart(contracts)
    #expect(shown.output.contains("Fixed") && shown.status == .exited(0), "\(shown)")
    #expect(try chart(contracts + ["--show", "contracts"]).output == shown.output)
    let levels = ["print", samplePath, "--no-config", "--color", "always", "--show", "levels"]
    #expect(try run(levels + ["--show", "levels"]).output == run(levels).output)
    #expect(try run(levels).output != run(levels.dropLast(2)).output)
  }

  @Test("An empty usage is refused without a word of prices") func empty() throws {
    let result = try costs([], "")
    #expect(result.messages.contains("usage.csv: the file is empty; expected JSON"), "\(result)")
  }

  @Test("A comparison of contracts is described in a sentence") func describedContracts() throws {
    let told = try chart(["describe", "--contract-file", "OFFERS", "--locale", "en_GB"])
    #expect(told.output.contains("Running cost: Spot 82.59 kr · Fixed 19.10 kr.\n"), "\(told)")
    #expect(told.output.contains("Fixed"), "\(told)")
  }

  @Test("Usage above the month's limit of support costs the full price and is reported")
  func support() throws {
    // The sample's day predates Norgespris, so this day of 2026 has a price of 2 kr and 600 kWh an
    // hour.
    let day = (0..<24).map { String(format: "2026-03-10T%02d:00:00+01:00;", $0) }
    let prices = "start;NOK/kWh\n" + day.map { $0 + "2\n" }.joined()
    let used = "start;kWh\n" + day.map { $0 + "600\n" }.joined()
    let folder = try TemporaryDirectory()
    let path = folder.write(prices, to: "prices.csv")
    let told = try costs(
      ["--by", "day", "--area", "NO1", "--support", "norgespris", "--locale", "en_GB"], used,
      of: path)
    // 5,000 kWh at 0.40 kr and 9,400 kWh at 2 kr.
    #expect(told.output.contains("2026-03-10  14,400.000  20,800.00"), "\(told)")
    #expect(told.output.contains("9,400.000 kWh are above what support covers"), "\(told)")
    let drawn = try chart(
      ["describe", "--area", "NO1", "--support", "norgespris", "--locale", "en_GB"], used,
      of: path)
    #expect(drawn.output.contains("20,800.00 kr"), "\(drawn)")
    let data = try costs(
      ["--output", "csv", "--area", "NO1", "--support", "norgespris", "--by", "month"], used,
      of: path)
    #expect(data.output.hasSuffix(",0,0,9400\n"), "\(data)")
  }

  @Test("Wrong contracts, shifts and usage files are refused with a message that names them")
  func refusals() throws {
    for (arguments, status, message) in [
      (["--contract", "Nope", "--contract-file", "OFFERS"], 64, "“Nope”"),
      (["--contract", "Spot", "--contract-file", "OFFERS", "--vat", "25"], 64, "--vat"),
      (["--shift", "2kWh"], 64, "“2kWh”"), (["--contract-file", "/nowhere"], 66, "/nowhere"),
    ] as [([String], Int32, String)] {
      let result = try costs(arguments)
      #expect(result.status == .exited(status), "\(arguments) \(result)")
      #expect(result.messages.contains(message), "\(result)")
      #expect(result.output == "")
    }
    let folder = try TemporaryDirectory()
    let later = folder.write("[contract Later]\nfrom = 2026-01-01\n", to: "later")
    let early = try costs(["--contract-file", later, "--by", "day"])
    #expect(early.status == .exited(65) && early.messages.contains("“Later” has no price"))
    let alone = try run(["cost", "--no-config", "--by", "day"])
    #expect(alone.status == .exited(64) && alone.messages.contains("usage.csv"))
    let other = try costs(["--by", "day"], usage.replacing("2022-07", with: "2023-07"))
    #expect(other.status == .exited(65) && other.messages.contains("2023-07-12"), "\(other)")
    let none = try run(["cost", samplePath + "x", samplePath, "--no-config", "--by", "day"])
    #expect(none.status == .exited(66) && none.messages.contains("today.jsonx"))
  }

  @Test("A printed chart, a description and a status bar show the cost of the usage") func drawn()
    throws
  {
    let chart = try self.chart(["print", "--size", "100x30", "--locale", "en_GB"]).output
    #expect(chart.contains("15.92 kWh · 63.03 kr"))
    #expect(chart.split(separator: "\n").contains { $0.contains("kWh") })
    let told = try self.chart(["describe", "--locale", "en_GB"]).output
    #expect(told.contains("15.92 kWh · 63.03 kr.\nYou paid 2.5 % more"))
    let bar = try costs(["--output", "waybar", "--locale", "en_GB"]).output
    #expect(bar.hasPrefix("{\"text\":\"2022-07-12 · 15.92 kWh · 63.03 kr\""))
    let bare = try run(["print", "--no-config", "--size", "100x30", samplePath]).output
    #expect(!bare.contains("15.92") && !bare.contains("1 of 24"))
  }
}
