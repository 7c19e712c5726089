extension AudioGraph {
  /// The sound as a WAV file: 16 bits, 44,100 samples a second, stereo.
  ///
  /// Source: Microsoft and IBM, "Multimedia Programming Interface and Data Specifications 1.0"
  /// (1991), RIFF WAVE.
  public var wav: [UInt8] {
    let samples = samples
    func bytes(_ number: some FixedWidthInteger) -> [UInt8] {
      withUnsafeBytes(of: number.littleEndian, Array.init)
    }
    let (channels, size) = (2, 2)
    let length = UInt32(samples.count * size)
    var file = Array("RIFF".utf8) + bytes(36 + length) + Array("WAVEfmt ".utf8)
    file += bytes(UInt32(16)) + bytes(UInt16(1)) + bytes(UInt16(channels))
    file += bytes(UInt32(Self.rate)) + bytes(UInt32(Self.rate * channels * size))
    file += bytes(UInt16(channels * size)) + bytes(UInt16(8 * size))
    file += Array("data".utf8) + bytes(length)
    file.reserveCapacity(file.count + Int(length))
    for sample in samples {
      let bits = UInt16(bitPattern: sample)
      file.append(UInt8(truncatingIfNeeded: bits))
      file.append(UInt8(truncatingIfNeeded: bits >> 8))
    }
    return file
  }
}
