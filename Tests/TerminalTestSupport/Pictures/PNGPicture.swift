import CZlib
import TerminalCore

/// An error in the encoding of a picture.
public struct BadPicture: Error, CustomStringConvertible {
  /// The description of the error.
  public let description: String

  init(_ description: String) { self.description = description }
}

extension PixelImage {
  /// Decodes a PNG file with eight bits a sample: palette, RGB or RGBA.
  ///
  /// The product writes only these kinds, so others are errors. All filters are decoded, because
  /// the tests also compare pictures of other programs.
  public init(png file: [UInt8]) throws {
    guard file.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else {
      throw BadPicture("no PNG")
    }
    var chunks: [(name: String, data: [UInt8])] = []
    var rest = file.dropFirst(8)
    while !rest.isEmpty {
      guard rest.count >= 12 else { throw BadPicture("half a chunk") }
      let length = Int(number(rest.prefix(4)))
      guard rest.count >= 12 + length else { throw BadPicture("a chunk is cut off") }
      let content = Array(rest.dropFirst(4).prefix(4 + length))
      let check = number(rest.dropFirst(8 + length).prefix(4))
      guard crc32(0, content, UInt32(content.count)) == UInt(check) else {
        throw BadPicture("the check of a chunk")
      }
      chunks.append(
        (String(decoding: content.prefix(4), as: UTF8.self), Array(content.dropFirst(4))))
      rest = rest.dropFirst(12 + length)
    }
    guard let head = chunks.first, head.name == "IHDR", head.data.count == 13,
      chunks.last?.name == "IEND", chunks.last?.data.isEmpty == true
    else { throw BadPicture("no head or no end") }
    let (width, height) = (Int(number(head.data[0..<4])), Int(number(head.data[4..<8])))
    let kinds: [UInt8: Int] = [2: 3, 3: 1, 6: 4]
    guard head.data[8] == 8, let samples = kinds[head.data[9]], head.data[10...] == [0, 0, 0] else {
      throw BadPicture("a kind of PNG that is not written: \(head.data[8...])")
    }
    func data(_ name: String) -> [UInt8] { chunks.filter { $0.name == name }.flatMap(\.data) }
    let rows = try data("IDAT").inflated(to: height * (width * samples + 1))
      .unfiltered(width: width * samples, samples: samples)
    let (colors, opacities) = (data("PLTE"), data("tRNS"))
    self.init(width: width, height: height)
    for index in 0..<width * height {
      let bytes = rows[index * samples..<(index + 1) * samples]
      let start = bytes.startIndex
      switch samples {
      case 1:
        let place = Int(bytes[start])
        guard place * 3 + 2 < colors.count else { throw BadPicture("no color \(place)") }
        pixels[index] = pixel(
          colors[place * 3..<place * 3 + 3] + [place < opacities.count ? opacities[place] : 255])
      case 3: pixels[index] = pixel(bytes + [255])
      default: pixels[index] = pixel(bytes)
      }
    }
  }

  /// Creates an image from the red, green, blue and opacity bytes of each pixel.
  public init(components bytes: [UInt8], width: Int, height: Int) throws {
    self.init(width: width, height: height)
    guard bytes.count == pixels.count * 4 else {
      throw BadPicture("\(bytes.count) bytes for \(width) by \(height) pixels")
    }
    for index in pixels.indices { pixels[index] = pixel(bytes[index * 4..<index * 4 + 4]) }
  }
}

private func pixel(_ parts: some Collection<UInt8>) -> UInt32 {
  parts.reversed().reduce(0) { $0 << 8 | UInt32($1) }
}

private func number(_ bytes: some Sequence<UInt8>) -> UInt32 {
  bytes.reduce(0) { $0 << 8 | UInt32($1) }
}

extension [UInt8] {
  /// Returns the inflated bytes of zlib data; throws unless there are exactly `count` of them.
  public func inflated(to count: Int) throws -> [UInt8] {
    var length = UInt(count + 1)
    var result = [UInt8](repeating: 0, count: count + 1)
    guard uncompress(&result, &length, self, UInt(self.count)) == Z_OK, length == count else {
      throw BadPicture("not \(count) bytes in the format of zlib")
    }
    return Array(result.dropLast())
  }

  /// Returns the bytes that these base64 letters (RFC 4648) encode.
  func decodedBase64() throws -> [UInt8] {
    guard count % 4 == 0 else { throw BadPicture("\(count) letters of base64") }
    var result: [UInt8] = []
    result.reserveCapacity(count / 4 * 3)
    var (bits, filled) = (0 as UInt32, 0)
    let end = lastIndex { $0 != UInt8(ascii: "=") }.map { $0 + 1 } ?? 0
    guard count - end < 3 else { throw BadPicture("more than two =") }
    for letter in self[..<end] {
      guard letter < 128, case let value = base64Values[Int(letter)], value >= 0 else {
        throw BadPicture("the byte \(letter) in base64")
      }
      (bits, filled) = (bits << 6 | UInt32(value), filled + 6)
      if filled >= 8 {
        filled -= 8
        result.append(UInt8(truncatingIfNeeded: bits >> UInt32(filled)))
      }
    }
    return result
  }

  /// Returns the rows of a PNG with the filters undone.
  fileprivate func unfiltered(width: Int, samples: Int) throws -> [UInt8] {
    var result: [UInt8] = []
    var above = [UInt8](repeating: 0, count: width)
    for start in stride(from: 0, to: count, by: width + 1) {
      var row = Array(self[start + 1..<start + 1 + width])
      for index in row.indices {
        let left = index >= samples ? Int(row[index - samples]) : 0
        let (up, corner) = (Int(above[index]), index >= samples ? Int(above[index - samples]) : 0)
        let guess: Int
        switch self[start] {
        case 0: guess = 0
        case 1: guess = left
        case 2: guess = up
        case 3: guess = (left + up) / 2
        case 4:
          let sum = left + up - corner
          guess = [left, up, corner].min { abs(sum - $0) < abs(sum - $1) } ?? 0
        default: throw BadPicture("filter \(self[start])")
        }
        row[index] = UInt8(truncatingIfNeeded: Int(row[index]) + guess)
      }
      result += row
      above = row
    }
    return result
  }
}

private let base64Values: [Int] = {
  var values = [Int](repeating: -1, count: 128)
  let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
  for (value, letter) in letters.utf8.enumerated() { values[Int(letter)] = value }
  return values
}()
