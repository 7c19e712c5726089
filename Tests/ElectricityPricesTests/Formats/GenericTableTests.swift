import CivilTime
import TerminalTestSupport
import Testing

@testable import ElectricityPrices

@Suite("Generic CSV")
struct GenericTableTests {
  @Test(
    "The same three hours are read in many notations",
    arguments: [
      "time,price\n2026-11-20T13:00,326.4\n2026-11-20T14:00,-1004.75\n2026-11-20T15:00,\n",
      "2026-11-20T13:00;326,4\r\n2026-11-20T14:00;\u{2212}1\u{A0}004,75\r\n2026-11-20T15:00;-\r\n",
      "\u{FEFF}\"Time\"\t\"Price\"\n\"2026-11-20 13:00\"\t\"326.4\"\n"
        + "2026-11-20 14:00:00\t-1004.75\n2026-11-20 15:00\tnull",
      "start,end,value\n2026-11-20T12:00Z,2026-11-20T13:00Z,326.4\n"
        + "2026-11-20T13:00:00Z,2026-11-20T14:00Z,-1004.75\n"
        + "2026-11-20T14:00Z,2026-11-20T15:00Z,NaN",
      "1795176000,326.4\n1795179600,-1004.75\n1795183200,\n",
      "timestamp;price\n1795176000000;326,4\n1795179600000;-1004,75\n1795183200000;–\n",
      "20.11.2026 13:00;326,4\n20.11.2026 14:00;-1004,75\n20.11.2026 15:00;n/a\n",
      "Dato;Time;Pris\n2026-11-20;13:00;326,4\n2026-11-20;14:00;-1004,75\n2026-11-20;15:00;\n",
      "date,hour,price\n2026-11-20,13-14,326.4\n2026-11-20,14-15,-1004.75\n2026-11-20,15-16,\n"
        + "2026-11-20,00-01,\n",
      "id,time,demand,price\na,2026-11-20T15:00,5,\na,2026-11-20T13:00,6,326.4\n"
        + "a,2026-11-20T14:00,7,-1004.75\n",
      "MTU (CET/CEST),Day-ahead Price [EUR/MWh]\n20.11.2026 13:00 - 20.11.2026 14:00,326.4\n"
        + "20.11.2026 14:00 - 20.11.2026 15:00,-1004.75\n20.11.2026 15:00 - 20.11.2026 16:00,\n",
      "<html><body><table><tr><th>Zeit</th><th>Preis</th></tr>\n<tr><td>20.11.2026 13:00</td>"
        + "<td>326,4</td></tr><tr><td>20.11.2026 14:00</td><td>-1004,75</td></tr><tr>"
        + "<td>20.11.2026 15:00</td><td></td></tr></table></body></html>",
    ])
  func notations(text: String) throws {
    var options = PriceFile.Options()
    options.unit = PriceUnit("EUR/MWh")
    let series = try read(text, options)
    let first = try #require(series.firstIndex { $0.price != nil })
    #expect(
      starts(series)[first...] == [
        "2026-11-20T13:00:00+01:00", "2026-11-20T14:00:00+01:00", "2026-11-20T15:00:00+01:00",
      ])
    #expect(series.map(\.price)[first...] == [Price("326.4"), Price("-1004.75"), nil])
    #expect(series.allSatisfy { $0.length == 3600 })
  }

  @Test("Areas are read from a column for each area and from a column of their names")
  func areas() throws {
    for text in [
      "time,NO1,NO2,SE3\n2026-11-20T00:00Z,1,2,3\n2026-11-20T01:00Z,4,,6\n",
      "area;time;price\nNO1;2026-11-20T00:00Z;1\nNO2;2026-11-20T00:00Z;2\nSE3;2026-11-20T00:00Z;3\n"
        + "NO1;2026-11-20T01:00Z;4\nSE3;2026-11-20T01:00Z;6\nNO2;2026-11-20T01:00Z;\n",
    ] {
      let file = try PriceFile.read(bytes: Array(text.utf8), name: "x")
      #expect(file.areas == ["NO1", "NO2", "SE3"])
      #expect(file.series.map { $0.map(\.price) } == [[1, 4], [2, nil], [3, 6]])
      #expect(file.series[2].zone.identifier == "Europe/Stockholm")
    }
  }

  @Test("A table with ambiguous columns or unreadable cells is refused with the reason")
  func refused() {
    let two = "time,a,b\n2026-11-20T00:00Z,1,2\n"
    #expect(failure(two)?.reason == .severalColumns(["a", "b"]))
    #expect(
      failure("time,price\n2026-11-20T00:00Z,x\n")?.reason == .badNumber(field: "price", text: "x"))
    #expect(failure("time,price\n2026-11-20T00:00Z,\n")?.reason == .noPrices)
    #expect(
      failure("time,price\n2026-11-20T00:00Z,1e400\n")?.reason
        == .outOfRange(field: "price", text: "1e400"))
    #expect(
      failure("time,price\n2026-11-20T00:00Z,inf\n")?.reason
        == .notFinite(field: "price", text: "inf"))
    let mixed = "time,price\n2026-11-20T00:00Z,1\n2026-11-20T01:00,2\n"
    #expect(failure(mixed)?.place == FilePlace(line: 3, column: 1))
  }

  @Test("The fast path for plain rows and the general path read the same prices")
  func fastRows() throws {
    for seed in 0..<60 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let mark = ["", "Z", "+01:00"].randomElement(using: &generator) ?? ""
      var time = Int64.random(in: 1_600_000_000...1_700_000_000, using: &generator)
      time -= time % 900
      var lines: [String] = []
      for _ in 0..<200 {
        time += [900, 900, 900, 3600].randomElement(using: &generator) ?? 900
        let clock = CivilDateTime(secondsSince1970: time).description
        let digits = Int64.random(in: -99_999...99_999, using: &generator)
        let price = Price(significand: digits, exponent: -Int.random(in: 0...6, using: &generator))
        lines.append("\(clock)\(mark),\(price?.description ?? "")")
      }
      var options = PriceFile.Options()
      options.zone = .utc
      // A third column keeps the rows off the fast path.
      let slow = "time,price,note\n" + lines.map { $0 + ",x" }.joined(separator: "\n")
      let fast = "time,price\n" + lines.joined(separator: seed % 2 == 0 ? "\n" : "\r\n")
      #expect(try read(fast, options) == read(slow, options), "seed \(seed)")
    }
  }

  @Test("The fast path and the general path agree about numbers with three decimals")
  func fastDecimals() throws {
    let groups: [[String]] = [
      ["1.299", "45.123"], ["1.299", "999"], ["1.299", "0.123"], ["1.299", "1234.567"],
      ["1.299", "12.5"], ["1,299", "999"], ["1,299", "45.10"], ["1,299", "1.299"],
      ["0,123", "1,299"], ["999", "-1.299"], ["999.999", "1000"], ["1000.000", "999"], ["7", "8"],
      ["1.000", "5"], ["0.999", "5"],
    ]
    for (seed, numbers) in groups.enumerated() {
      for separator in [";", ","] where separator == ";" || !numbers.joined().contains(",") {
        var generator = SeededGenerator(seed: UInt64(seed))
        let rows = (0..<30).map { row in
          let hour = row < 10 ? "0\(row % 24)" : "\(row % 24 < 10 ? "0" : "")\(row % 24)"
          let number = numbers[row < 2 ? row : Int.random(in: 0...1, using: &generator)]
          return "2026-11-2\(row / 24)T\(hour):00Z\(separator)\(number)"
        }
        let fast = "time\(separator)price\n" + rows.joined(separator: "\n") + "\n"
        let slow =
          "time\(separator)price\(separator)note\n"
          + rows.map { "\($0)\(separator)x\n" }.joined()
        #expect(failure(fast)?.reason == failure(slow)?.reason, "\(numbers) \(separator)")
        guard failure(fast) == nil else { continue }
        #expect(try read(fast) == read(slow), "\(numbers) \(separator)")
      }
    }
  }

  @Test("The tax is assumed unless an option, a column or the format states it")
  func assumedTax() throws {
    let plain = "time,price\n2026-11-20T00:00Z,1\n"
    #expect(try read(plain).isTaxAssumed)
    let stated = "time,price,vat\n2026-11-20T00:00Z,1,included\n"
    #expect(try !read(stated).isTaxAssumed && read(stated).valueAddedTax == .included)
    var options = PriceFile.Options()
    options.valueAddedTax = .excluded
    #expect(try !read(plain, options).isTaxAssumed)
    #expect(try read(stated, options).valueAddedTax == .excluded)
    #expect(try !read(PriceFormat.named("nordpool-elspot").example).isTaxAssumed)
  }

  @Test("A table longer than the window is read, and an error at its end has its line")
  func long() throws {
    var text = "time,price\n"
    for index in 0..<60_000 {
      text += EdgeDayTests.utc(Int64(index) * 900) + ",\(index).25\n"
    }
    #expect(try read(text).count == 60_000)
    #expect(failure(text + "2026-11-20T00:00Z,x\n")?.place == FilePlace(line: 60_002, column: 19))
  }
}
