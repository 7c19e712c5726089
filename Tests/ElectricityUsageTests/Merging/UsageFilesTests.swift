import CivilTime
import ElectricityPrices
import Foundation
import LocaleFormats
import PriceTexts
import Testing

@testable import ElectricityUsage

@Suite("Several files of consumption") struct UsageFilesTests {
  private func hours(_ hours: Range<Int>, _ energy: (Int) -> String = { "\($0)" }) -> String {
    "time,kWh\n" + hours.map { "2025-01-01T\(two($0)):00Z,\(energy($0))\n" }.joined()
  }

  /// Reads files in their own folder.
  private func read(
    _ files: [String: String], asFolder: Bool = false, _ options: UsageOptions = UsageOptions()
  ) throws -> EnergyUsage {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appending(path: name))
    }
    let paths = files.keys.sorted().map { folder.appending(path: $0).path }
    var all = UsageFiles(paths: asFolder ? [folder.path] : paths, options: options)
    return try all.read()
  }

  private func sum(_ usage: EnergyUsage) -> Int64 {
    (usage.consumption?.slots ?? []).reduce(0) { $0 + ($1.energy?.microwattHours ?? 0) }
      / Energy.perKilowattHour
  }

  @Test("Overlapping files are joined, and their common slots count once")
  func pieces() throws {
    let usage = try read(["a.csv": hours(0..<10), "b.csv": hours(8..<20)])
    #expect(usage.consumption?.slots.count == 20 && sum(usage) == (0..<20).reduce(0, +))
    #expect(usage.warnings.contains(.repeated(2)))
    #expect(usage.series.count == 1)
    let twice = try read(["a.csv": hours(0..<10), "b.csv": hours(0..<10)])
    #expect(sum(twice) == 45)
  }

  @Test("Meters that are summed are named, unless one is chosen")
  func namedMeters() throws {
    let text = "meter;time;kWh\n102;2025-01-01T00:00Z;1\n101;2025-01-01T00:00Z;2\n"
    func usage(_ meter: String?) throws -> EnergyUsage {
      try UsageFile.read(
        bytes: Array(text.utf8), name: "a.csv", options: UsageOptions(meter: meter))
    }
    #expect(try sum(usage(nil)) == 3)
    #expect(try usage(nil).warnings.contains(.summedMeters(["101", "102"])))
    #expect(try usage("101").warnings.allSatisfy { $0 != .summedMeters(["101"]) })
    #expect(try sum(usage("101")) == 2)
  }

  @Test("A meter can be chosen in one of several files and in a folder", arguments: [false, true])
  func meterOfFiles(asFolder: Bool) throws {
    let files = Dictionary(
      uniqueKeysWithValues: [101, 102].map { meter in
        ("\(meter).csv", "meter;time;kWh\n\(meter);2025-01-01T00:00Z;\(meter - 100)\n")
      })
    let usage = try read(files, asFolder: asFolder, UsageOptions(meter: "102"))
    #expect(sum(usage) == 2 && usage.series.map(\.meter) == ["102"] && usage.warnings.isEmpty)
    #expect(throws: PriceFileError.self) {
      try read(files, asFolder: asFolder, UsageOptions(meter: "103"))
    }
  }

  @Test("A file without the name of a meter is of the only meter")
  func unnamedMeter() throws {
    let named = "meter;time;kWh\n101;2025-01-01T00:00Z;1\n101;2025-01-01T01:00Z;2\n"
    let plain = "time,kWh\n2025-01-01T00:00Z,1\n2025-01-01T01:00Z,2\n"
    for files in [["a.csv": named, "b.csv": plain], ["a.csv": plain, "b.csv": named]] {
      let usage = try read(files)
      #expect(sum(usage) == 3 && usage.series.map(\.meter) == ["101"])
      #expect(usage.warnings == [.repeated(2)])
    }
    // Beside two meters it is another one.
    let second = named.replacing("101", with: "102")
    let three = try read(["a.csv": named, "b.csv": second, "c.csv": plain])
    #expect(sum(three) == 9 && three.series.count == 3)
    #expect(throws: PriceFileError.self) {
      try read(["a.csv": named, "b.csv": plain.replacing(",2", with: ",3")])
    }
  }

  @Test("The sum of a meter in a file beside its registers in another is refused")
  func sumAndRegisters() throws {
    let registers =
      "start,Consumption T1 kWh,Consumption T2 kWh\n2025-01-01T00:00Z,1,0\n2025-01-01T01:00Z,0,2\n"
    let total = "start,Consumption kWh\n2025-01-01T00:00Z,1\n2025-01-01T01:00Z,2\n"
    for files in [["a.csv": registers, "b.csv": total], ["a.csv": total, "b.csv": registers]] {
      #expect(throws: PriceFileError.self) { try read(files) }
    }
    let later = total.replacing("01-01", with: "01-02")
    #expect(try sum(read(["a.csv": registers, "b.csv": later])) == 6)
  }

  @Test("Different amounts for a slot are refused with the names of both files")
  func conflict() throws {
    do {
      _ = try read(["a.csv": hours(0..<10), "b.csv": hours(9..<20) { "\($0 + 1)" }])
      Issue.record("read")
    } catch let error as PriceFileError {
      let sentence = Language.english.catalogue.sentence(error).text
      #expect(sentence.contains("a.csv; leave one of the files out"), "\(sentence)")
      #expect(error.file.hasSuffix("b.csv") && sentence.contains("2025-01-01T10:00"))
    }
  }

  @Test("An amount that one file lacks is taken from another")
  func missing() throws {
    let usage = try read([
      "a.csv": hours(0..<10) { $0 == 3 ? "" : "\($0)" }, "b.csv": hours(3..<5),
    ])
    #expect(sum(usage) == 45)
    #expect(!usage.warnings.contains(.missing(1)))
  }

  @Test("Files of a folder without consumption are left out and named")
  func folder() throws {
    let usage = try read(
      ["a.csv": hours(0..<2), "b.txt": "hello\n", "c.csv": hours(2..<4)], asFolder: true)
    #expect(sum(usage) == 6 && usage.warnings.contains(.otherFiles(["b.txt"])))
    #expect(throws: PriceFileError.self) { try read(["b.txt": "hello\n"], asFolder: true) }
  }

  @Test("A quarter-hourly and an hourly file of the same energy count once")
  func finer() throws {
    let quarters =
      "time,kWh\n" + (0..<8).map { "2025-01-01T0\($0 / 4):\(two($0 % 4 * 15))Z,0.25\n" }.joined()
    let usage = try read(["a.csv": hours(0..<2) { _ in "1" }, "b.csv": quarters])
    #expect(usage.consumption?.slots.count == 8 && sum(usage) == 2)
  }

  @Test("A gap in one of two meters is a gap in their sum")
  func meters() throws {
    let text = """
      meter;time;kWh
      101;2025-01-01T00:00Z;1
      101;2025-01-01T01:00Z;1
      101;2025-01-01T02:00Z;1
      102;2025-01-01T00:00Z;2
      102;2025-01-01T02:00Z;2
      102;2025-01-01T03:00Z;2

      """
    let usage = try read(["a.csv": text])
    #expect(
      lines(usage.consumption).map { $0.split(separator: " ")[2] } == ["3", "-", "3", "2"])
  }
}
