import CLibrary
import CZlib
import ElectricityPrices
import Testing

@Suite("Compressed files") struct PackedFileTests {
  enum Packing: CaseIterable {
    case gzip, zlib

    // The window bits by which zlib distinguishes the two headers.
    var windowBits: CInt { self == .gzip ? 16 + MAX_WBITS : MAX_WBITS }
  }

  private static func packed(_ bytes: [UInt8], _ packing: Packing) -> [UInt8] {
    let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    stream.initialize(to: z_stream())
    defer { stream.deallocate() }
    let size = CInt(MemoryLayout<z_stream>.size)
    deflateInit2_(stream, 9, Z_DEFLATED, packing.windowBits, 8, 0, ZLIB_VERSION, size)
    var (bytes, result) = (bytes, [UInt8](repeating: 0, count: bytes.count + 1000))
    bytes.withUnsafeMutableBufferPointer { input in
      result.withUnsafeMutableBufferPointer { output in
        (stream.pointee.next_in, stream.pointee.avail_in) = (input.baseAddress, UInt32(input.count))
        (stream.pointee.next_out, stream.pointee.avail_out) =
          (output.baseAddress, UInt32(output.count))
        deflate(stream, Z_FINISH)
      }
    }
    result.removeLast(Int(stream.pointee.avail_out))
    deflateEnd(stream)
    return result
  }

  private static func table(days: Int) -> [UInt8] {
    let rows = (0..<days * 24).map { hour in
      let day = 1_704_067_200 + hour * 3600
      return "\(day),\(hour * 7919 % 1000).\(hour % 10)"
    }
    return Array(("time,price\n" + rows.joined(separator: "\n") + "\n").utf8)
  }

  private static var options: PriceFile.Options {
    var options = PriceFile.Options()
    options.unit = PriceUnit("øre/kWh")
    return options
  }

  private func prices(_ bytes: [UInt8]) throws(PriceFileError) -> [PriceSlot] {
    try PriceFile.read(bytes: bytes, name: "x", options: Self.options).series.flatMap { Array($0) }
  }

  private func reason(_ bytes: [UInt8]) -> PriceFileError.Reason? {
    do throws(PriceFileError) {
      _ = try prices(bytes)
      return nil
    } catch {
      return error.reason
    }
  }

  @Test("A compressed file gives the prices of its contents", arguments: Packing.allCases)
  func contents(packing: Packing) throws {
    // The longer table exceeds a single read.
    for days in [1, 2000] {
      let table = Self.table(days: days)
      #expect(try prices(Self.packed(table, packing)) == prices(table))
    }
    let json = Array(#"{"unit":"øre/kWh","date":"2024-03-05","prices":[1,2,3]}"#.utf8)
    #expect(reason(Self.packed(json, packing)) == reason(json))
  }

  @Test("A text in UTF-16 is read in both orders of bytes, with and without a mark")
  func utf16() throws {
    let json = #"[{"time":"2026-01-20T00:00","price":1.5}]"#
    for text in ["time;price\n2026-01-20 00:00;1,5\n", json] {
      for mark in ["", "\u{FEFF}"] {
        let units = Array((mark + text).utf16)
        for bytes in [
          units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] },
          units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] },
        ] {
          let file = try PriceFile.read(bytes: bytes, name: "x")
          #expect(file.series.first?.first?.price == Price("1.5"))
        }
      }
    }
  }

  @Test("XML in UTF-16 is read, with the declaration that states it")
  func xmlInUTF16() throws {
    let example = try #require(PriceFormat.all.first { $0.name == "entsoe" }?.example)
    let text = "\u{FEFF}<?xml version=\"1.0\" encoding=\"UTF-16\"?>\n" + example
    let bytes = Array(text.utf16).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let plain = try PriceFile.read(bytes: Array(example.utf8), name: "x")
    #expect(try PriceFile.read(bytes: bytes, name: "x").series == plain.series)
  }

  @Test("Concatenated gzip files are one file, and trailing zeroes are ignored")
  func parts() throws {
    let table = Self.table(days: 3)
    let packed =
      Self.packed(Array(table[..<700]), .gzip) + Self.packed(Array(table[700...]), .gzip)
    #expect(try prices(packed) == prices(table))
    #expect(try prices(packed + [UInt8](repeating: 0, count: 512)) == prices(table))
  }

  @Test(
    "A truncated compressed file is refused, and damage never changes a price",
    arguments: Packing.allCases)
  func damage(packing: Packing) throws {
    let table = Self.table(days: 2)
    let packed = Self.packed(table, packing)
    for count in 3..<packed.count { #expect(reason(Array(packed[..<count])) == .badPacking) }
    let whole = try prices(table)
    for index in packed.indices.dropFirst(10) {
      var bytes = packed
      bytes[index] ^= 0x10
      do throws(PriceFileError) {
        // Changes to the name and the time in a header are not detected.
        #expect(try prices(bytes) == whole)
      } catch {
        #expect(error.reason == .badPacking)
      }
    }
  }

  @Test("A damaged compressed file is refused for the damage, not for its text")
  func damagedText() throws {
    // The checksum at the end does not match.
    var packed = Self.packed(Self.table(days: 1), .zlib)
    packed[packed.count - 1] ^= 1
    #expect(reason(packed) == .badPacking)
  }

  @Test("A compressed file is read from a pipe whose first bytes arrive one by one") func pipes()
    throws
  {
    let table = Self.table(days: 2)
    let packed = Self.packed(table, .gzip)
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    defer { close(ends[0]) }
    // In packet mode (O_DIRECT) each write is one read.
    try #require(fcntl(ends[1], F_SETFL, 0o40000) == 0)
    for byte in packed[..<12] { try #require(write(ends[1], [byte], 1) == 1) }
    let rest = Array(packed[12...])
    try #require(write(ends[1], rest, rest.count) == rest.count)
    close(ends[1])
    let file = try PriceFile.read(descriptor: ends[0], name: "-", options: Self.options)
    #expect(try file.series.map(Array.init) == [prices(table)])
  }

  @Test("A small file that expands to 200 MiB is refused")
  func bombs() {
    let zeroes = Self.packed([UInt8](repeating: 0x20, count: 200 << 20), .gzip)
    #expect(zeroes.count < 1 << 20 && reason(zeroes) != nil)
  }
}
