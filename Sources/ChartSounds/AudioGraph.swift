import FoundationSubset

/// A chart as sound: x becomes time, and values become pitch.
///
/// The sounds follow Apple's audio graphs and Highcharts' sonification.
public struct AudioGraph: Hashable, Sendable {
  /// A value at a position, or a missing value.
  public struct Point: Hashable, Sendable {
    /// The position from 0, left, to 1, right.
    public var position: Double
    /// The value from 0, lowest, to 1, highest.
    ///
    /// `nil` for a missing value, which sounds as a short noise and then silence.
    public var value: Double?

    /// Creates a point.
    ///
    /// - Parameters:
    ///   - position: The position from 0, left, to 1, right.
    ///   - value: The value from 0, lowest, to 1, highest; `nil` if it is missing.
    public init(position: Double, value: Double?) {
      (self.position, self.value) = (position, value)
    }
  }

  /// The points in ascending order of position; each sounds until the next.
  public var points: [Point]
  /// Positions of short ticks, such as the labels of an axis, 0…1, ascending.
  public var ticks: [Double] = []
  /// Positions at which the timbre changes for a fifth of a second, such as the current time and
  /// the selection, 0…1, ascending.
  public var marks: [Double] = []
  /// The duration in seconds; clamps to 0.1…600.
  public var duration = 5.0
  /// The pitches of the values 0 and 1, in hertz.
  public var pitches = 110.0...1760.0

  /// The number of samples per second and channel.
  public static let rate = 44_100

  /// Creates a graph of points.
  ///
  /// - Parameter points: The points in ascending order of position; without any the graph is
  ///   silent.
  public init(points: [Point]) { self.points = points }

  /// Returns the pitch of a value in hertz; equal differences of values are equal intervals.
  ///
  /// - Parameter value: The value; clamps to 0…1.
  public func pitch(of value: Double) -> Double {
    pitches.lowerBound * pow(pitches.upperBound / pitches.lowerBound, min(max(value, 0), 1))
  }

  /// The samples of the left and right channel in turn; empty without points.
  ///
  /// Equal graphs have equal samples.
  ///
  /// - Complexity: O(n), where n is the number of samples.
  public var samples: [Int16] {
    guard !points.isEmpty else { return [] }
    let rate = Double(Self.rate)
    let count = Int((min(max(duration, 0.1), 600) * rate).rounded())
    var samples: [Int16] = []
    samples.reserveCapacity(2 * count)
    var tone = Tone()
    var (point, tick, mark) = (0, 0, 0)
    var pitch: Double?
    for number in 0..<count {
      let position = Double(number) / Double(count)
      while point < points.count, points[point].position <= position {
        pitch = points[point].value.map(self.pitch)
        point += 1
      }
      tone.tick(hasBegun(ticks, &tick, at: position))
      tone.mark(hasBegun(marks, &mark, at: position))
      // Fades in and out within 10 ms, to avoid clicks.
      let edge = min(1, Double(min(number, count - 1 - number)) / (0.01 * rate))
      let level = tone.next(pitch: point == 0 ? nil : pitch, rate: rate) * edge * 32_000
      samples.append(Int16(level * (1 - position)))
      samples.append(Int16(level * position))
    }
    return samples
  }

  /// Advances `next` past the positions reached; returns whether there were any.
  private func hasBegun(_ positions: [Double], _ next: inout Int, at position: Double) -> Bool {
    let before = next
    while next < positions.count, positions[next] <= position { next += 1 }
    return next > before
  }
}

/// A synthesiser: a tone or a noise, with a mark's overtones and a tick.
///
/// The sum never exceeds 1.
private struct Tone {
  // Phases of the tone and of a tick, 0…1.
  private var (swing, tickSwing) = (0.0, 0.0)
  private var pitch = 0.0
  // Amplitudes, 0…1.
  private var (loudness, tick, mark, noise) = (0.0, 0.0, 0.0, 0.0)
  private var isMissing = false
  private var random: UInt32 = 1

  mutating func tick(_ begins: Bool) {
    if begins { (tick, tickSwing) = (1, 0) }
  }

  mutating func mark(_ begins: Bool) {
    if begins { mark = 1 }
  }

  /// Returns the next sample, from −1 to 1; `nil` as pitch is a missing value.
  mutating func next(pitch wanted: Double?, rate: Double) -> Double {
    if wanted == nil, !isMissing { noise = 1 }
    isMissing = wanted == nil
    pitch = wanted ?? pitch
    // 5 ms from silence to full amplitude and back.
    loudness = min(max(loudness + (isMissing ? -200 : 200) / rate, 0), 1)
    swing = (swing + pitch / rate).truncatingRemainder(dividingBy: 1)
    tickSwing = (tickSwing + 2000 / rate).truncatingRemainder(dividingBy: 1)
    random = random &* 1_664_525 &+ 1_013_904_223
    defer {
      // A mark and a noise fade within 200 ms, a tick within 10 ms.
      mark = max(0, mark - 5 / rate)
      noise = max(0, noise - 5 / rate)
      tick = max(0, tick - 100 / rate)
    }
    let tone = sine(swing) * 0.4 + (sine(2 * swing) + sine(3 * swing)) * 0.15 * mark
    return tone * loudness + sine(tickSwing) * 0.2 * tick
      + (Double(random >> 16) / 32_768 - 1) * 0.1 * noise
  }

  private func sine(_ fraction: Double) -> Double { sin(2 * Double.pi * fraction) }
}
