import TerminalTestSupport
import Testing

@Suite("Several files and folders") struct FilesTests {
  private let folder: TemporaryDirectory
  private let paths: [String]

  init() throws {
    let folder = try TemporaryDirectory()
    self.folder = folder
    let values = (0..<24).map { (hour: Int) -> String in "\(hour == 5 ? 1 : 50 + hour)" }
    paths = ["2022-07-12", "2022-07-13"].map { date in
      folder.write(
        """
        {"fromDate": "\(date)T00:00:00", "toDate": "\(date)T24:00:00",
         "values": [\(values.joined(separator: ", "))]}
        """, to: date + ".json")
    }
  }

  @Test("Arguments, --file, a folder and standard input give the same prices in any order")
  func ways() throws {
    let csv = ["export", "csv"]
    let merged = try output(csv + paths)
    #expect(merged.split(separator: "\n").count == 49)
    #expect(try output(csv + paths.reversed()) == merged)
    #expect(try output(csv + ["--file", paths[1], "--file", paths[0]]) == merged)
    #expect(try output(csv + [folder.path]) == merged)
    #expect(try output(csv + ["--file", folder.path + "/", paths[0]]) == merged)
    let today = try output(csv + [paths[0]])
    #expect(try output(csv + ["-", paths[1]], input: today) == merged)
    #expect(try output(csv + ["-"], input: merged) == merged)
  }

  @Test("Status lines, alerts and the cheapest time use all files")
  func all() throws {
    let late = [folder.path, "--now", "2022-07-12T23:30"]
    #expect(
      try output(["now"] + late + ["--line-format", "{price} {trend}"]) == "73 ↓\n")
    #expect(
      try output(["cheapest", "1h"] + late + ["--before", "07:00"]).hasPrefix(
        "Cheapest 1 hour: Wed 13 Jul 05:00-06:00, 1 øre per kWh on average.\n"))
    let next = [folder.path, "--now", "2022-07-13T05:30"]
    #expect(try run(["now"] + next + ["--below", "2"]).status == .exited(0))
  }

  @Test(
    "Options that complete a file are refused when the file is complete",
    arguments: [["--date", "2022-07-12"], ["--first-hour", "1"], ["--sequence", "1"]])
  func needless(option: [String]) throws {
    for files in [[paths[0]], paths] {
      let result = try run(["export", "csv"] + files + option)
      #expect(result.status == .exited(64) && result.output == "")
      #expect(result.messages.hasPrefix("pricetui: \(option[0]) changes nothing: "))
    }
  }

  @Test("A date applies to each file without dates, even next to files with dates")
  func neededDate() throws {
    let bare = folder.write("\(Array(10..<34))", to: "values.json")
    let stated = ["--date", "2022-07-14", "--unit", "øre/kWh", "--timezone", "Europe/Oslo"]
    let merged = try output(["export", "csv", bare] + paths + stated)
    #expect(merged.split(separator: "\n").count == 73)
    #expect(merged.contains("\n2022-07-14T01:00:00+02:00,2022-07-14T02:00:00+02:00,11,øre/kWh"))
  }

  @Test("Files of a folder without prices and conflicting prices are reported")
  func notices() throws {
    _ = folder.write("hello", to: "notes.txt")
    let other = folder.write(
      """
      {"fromDate": "2022-07-13T00:00:00", "toDate": "2022-07-13T24:00:00",
       "values": [\(String(repeating: "9, ", count: 23))73]}
      """, to: "2022-07-13b.json")
    let result = try run(["export", "table", folder.path])
    #expect(result.status == .exited(0))
    #expect(result.messages.contains("pricetui: Files without prices are left out: notes.txt.\n"))
    #expect(
      result.messages.contains(
        "pricetui: 23 prices differ between files of the same time; known prices come first, "
          + "then newer ones.\n"))
    #expect(result.output.contains("2022-07-13  00:00-01:00      9.0"))
    let reversed = try run(["export", "table", other, paths[1]])
    #expect(reversed.output.contains("2022-07-13  00:00-01:00     50.0"))
  }

  @Test("Missing prices are told with their area if there are several")
  func missingOfAreas() throws {
    let rows = ["NO1", "NO2"].flatMap { area in
      (10..<13).map { hour in
        "2022-07-14T\(hour):00+02:00,2022-07-14T\(hour + 1):00+02:00,"
          + "\(area == "NO2" && hour == 11 ? "" : "5"),NOK/kWh,\(area),unknown\n"
      }
    }
    let file = folder.write(
      "start,end,price,unit,area,vat\n" + rows.joined(), to: "areas.csv")
    let result = try run(["export", "csv", file])
    #expect(result.messages == "pricetui: NO2: 1 price is missing.\n", "\(result.messages)")
  }

  @Test("Files with prices in another currency and folders without prices are refused by name")
  func refusals() throws {
    let krona = folder.write(
      "start,end,price,unit,area,vat\n"
        + "2022-07-14T00:00+02:00,2022-07-14T01:00+02:00,1,SEK/kWh,,unknown\n",
      to: "se.csv")
    let result = try run(["export", "csv", paths[0], krona])
    #expect(result.status == .exited(65) && result.output == "")
    #expect(result.messages.contains("/se.csv: the prices are in SEK/kWh"))
    let empty = try TemporaryDirectory()
    let none = try run([empty.path, "--print"])
    #expect(none.status == .exited(66))
    #expect(none.messages.hasSuffix(": no file of the folder has prices.\n"))
    #expect(try run([paths[0], "/none.json", "--print"]).status == .exited(66))
  }
}
