import CivilTime

/// A fast reader of rows with a number, or an ISO time and a number, that creates no fields.
///
/// The reader stops at the first other row, which the general reader handles. Without it, ten
/// million rows would take seconds. Nearly all rows have the date of the previous row, so each date
/// is parsed once.
struct FastRows {
  /// The byte between time and number; `nil` for numbers alone, whose indices become the starts.
  let separator: UInt8?
  private var datePrefix: (UInt64, UInt64) = (0, 0)
  private var dateSeconds: Int64 = 0

  // The maximum length of a row here; it bounds all memory accesses.
  private static var longest: Int { 64 }

  init(separator: UInt8?) { self.separator = separator }

  /// Reads rows from the front of a window; returns the number of bytes and lines read.
  ///
  /// - Parameter decimals: The evidence of the numbers for the decimal separator.
  mutating func read(
    _ window: UnsafeBufferPointer<UInt8>, _ decimals: inout DecimalEvidence,
    into rows: inout PriceRows
  ) -> (bytes: Int, lines: Int) {
    let sign = decimals.sign ?? PlainNumber.point
    guard separator != sign, let base = window.baseAddress else { return (0, 0) }
    var (offset, lines) = (0, 0)
    while offset + Self.longest <= window.count,
      let length = row(base + offset, sign, &decimals, &rows)
    {
      (offset, lines) = (offset + length, lines + 1)
    }
    return (offset, lines)
  }

  /// Reads one row; returns its length including the line end, or `nil` if it is not supported.
  @inline(__always)
  private mutating func row(
    _ base: UnsafePointer<UInt8>, _ sign: UInt8, _ decimals: inout DecimalEvidence,
    _ rows: inout PriceRows
  ) -> Int? {
    var (start, isLocal, offset) = (Int64(rows.count), false, 0)
    if let separator {
      guard let time = time(base), base[time.end] == separator else { return nil }
      if let known = rows.isLocal, known != time.isLocal { return nil }
      (start, isLocal, offset) = (time.seconds, time.isLocal, time.end + 1)
    }
    guard let number = PlainNumber(base, from: offset, to: Self.longest, (sign, sign)) else {
      return nil
    }
    let lineEnd = base[number.end] == 0x0D ? number.end + 1 : number.end
    guard base[lineEnd] == 0x0A else { return nil }
    if decimals.sign == nil {
      _ = decimals.add(
        CellNumber.Sign(number), at: (0, rows.count), text: Self.text(number),
        in: separator == nil ? 0 : 1)
    }
    rows.append(start: start, digits: number.digits, number.decimals, isLocal: isLocal)
    return lineEnd + 1
  }

  /// Returns the original text of a number with three decimals.
  private static func text(_ number: PlainNumber) -> String {
    let text = String(number.digits)
    return "\(text.dropLast(3))\(Character(Unicode.Scalar(number.sign)))\(text.suffix(3))"
  }

  /// Reads `2024-01-01T00:00`, with or without seconds, and with `Z`, an hour's offset or nothing.
  @inline(__always)
  private mutating func time(
    _ base: UnsafePointer<UInt8>
  ) -> (seconds: Int64, isLocal: Bool, end: Int)? {
    let raw = UnsafeRawPointer(base)
    // Bytes 0…7 and 3…10 together are the date and the letter after it.
    let prefix = (
      raw.loadUnaligned(as: UInt64.self), raw.loadUnaligned(fromByteOffset: 3, as: UInt64.self)
    )
    if prefix != datePrefix {
      guard base[10] == UInt8(ascii: "T") || base[10] == 0x20, let date = Self.date(base),
        date.isReadable
      else { return nil }
      datePrefix = prefix
      dateSeconds = Int64(date.daysSince1970) * 86_400
    }
    if let seconds = Self.clock(raw + 11) { return offset(base, 19, dateSeconds &+ seconds) }
    let colon = UInt8(ascii: ":")
    guard let hour = Self.two(base + 11), hour < 24, base[13] == colon,
      let minute = Self.two(base + 14), minute < 60, base[16] != colon
    else { return nil }
    return offset(base, 16, dateSeconds &+ hour &* 3600 &+ minute &* 60)
  }

  /// Reads `2024-01-01`.
  private static func date(_ base: UnsafePointer<UInt8>) -> CivilDate? {
    let dash = UInt8(ascii: "-")
    guard base[4] == dash, base[7] == dash, let century = two(base), let year = two(base + 2),
      let month = two(base + 5), let day = two(base + 8)
    else { return nil }
    return CivilDate(year: Int(century * 100 + year), month: Int(month), day: Int(day))
  }

  /// Reads `13:45:10` at once as seconds after midnight; `nil` for other bytes.
  @inline(__always)
  private static func clock(_ raw: UnsafeRawPointer) -> Int64? {
    // Digits become their values and colons zeros, each in a byte.
    let parts = UInt64(littleEndian: raw.loadUnaligned(as: UInt64.self)) ^ 0x30_30_3A_30_30_3A_30_30
    let excess = parts | parts &+ 0x76_76_7F_76_76_7F_76_76
    guard excess & 0x8080_8080_8080_8080 == 0 else { return nil }
    let pairs = parts &* 10 &+ parts >> 8
    let (hour, minute, second) = (pairs & 0xFF, pairs >> 24 & 0xFF, pairs >> 48 & 0xFF)
    guard hour < 24, minute < 60, second < 60 else { return nil }
    return Int64(hour &* 3600 &+ minute &* 60 &+ second)
  }

  /// Reads the text after a time: nothing, `Z`, or `+02:00`.
  @inline(__always)
  private func offset(
    _ base: UnsafePointer<UInt8>, _ offset: Int, _ seconds: Int64
  ) -> (seconds: Int64, isLocal: Bool, end: Int)? {
    if base[offset] == separator { return (seconds, true, offset) }
    if base[offset] == UInt8(ascii: "Z") { return (seconds, false, offset + 1) }
    guard base[offset] == UInt8(ascii: "+"), let hours = Self.two(base + offset + 1), hours < 15,
      base[offset + 3] == UInt8(ascii: ":"), let minutes = Self.two(base + offset + 4), minutes < 60
    else { return nil }
    return (seconds - hours * 3600 - minutes * 60, false, offset + 6)
  }

  @inline(__always)
  private static func two(_ base: UnsafePointer<UInt8>) -> Int64? {
    let (tens, ones) = (base[0] &- 0x30, base[1] &- 0x30)
    return tens < 10 && ones < 10 ? Int64(tens &* 10 &+ ones) : nil
  }
}
