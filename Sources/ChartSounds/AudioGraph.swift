import FoundationSubset

/// A chart as sound: values as pitch, from left to right through time.
///
/// What it sounds like follows Apple's audio graphs and Highcharts' sonification.
public struct AudioGraph: Hashable, Sendable {
  /// A value at a place, or that there is none.
  public struct Point: Hashable, Sendable {
    /// The place from left, 0, to right, 1.
    public var place: Double
    /// The value from the lowest, 0, to the highest, 1; `nil` where it is missing, which is heard
    /// as a short noise and then silence.
    public var value: Double?

    /// Creates a value.
    ///
    /// - Parameters:
    ///   - place: the place from left, 0, to right, 1.
    ///   - value: the value from the lowest, 0, to the highest, 1; `nil` where it is missing.
    public init(place: Double, value: Double?) { (self.place, self.value) = (place, value) }
  }

  /// The values from left to right; each holds until the next.
  public var points: [Point]
  /// Places with a short tick, such as the labels of an axis, 0…1, from left to right.
  public var ticks: [Double] = []
  /// Places from which on values are heard in another timbre for a fifth of a second, such as now
  /// and what is selected, 0…1, from left to right.
  public var marks: [Double] = []
  /// How long it lasts, in seconds; from a tenth to ten minutes.
  public var duration = 5.0
  /// The pitches of the lowest and the highest value, in hertz.
  public var pitches = 110.0...1760.0

  /// Samples in a second, of each side.
  public static let rate = 44_100

  /// Creates a graph of values.
  ///
  /// - Parameter points: the values from left to right; without any it is silent.
  public init(points: [Point]) { self.points = points }

  /// The pitch of a value in hertz; equal steps of values are equal intervals.
  ///
  /// - Parameter value: the value, 0…1; others are the lowest or the highest.
  public func pitch(of value: Double) -> Double {
    pitches.lowerBound * pow(pitches.upperBound / pitches.lowerBound, min(max(value, 0), 1))
  }

  /// The samples, left and right in turn, the same whenever they are made; none without values.
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
      let place = Double(number) / Double(count)
      while point < points.count, points[point].place <= place {
        pitch = points[point].value.map(self.pitch)
        point += 1
      }
      tone.tick(hasBegun(ticks, &tick, at: place))
      tone.mark(hasBegun(marks, &mark, at: place))
      // Silence at both ends, so that nothing cracks.
      let edge = min(1, Double(min(number, count - 1 - number)) / (0.01 * rate))
      let level = tone.next(pitch: point == 0 ? nil : pitch, rate: rate) * edge * 32_000
      samples.append(Int16(level * (1 - place)))
      samples.append(Int16(level * place))
    }
    return samples
  }

  /// Whether one of some places has been reached that was not before.
  private func hasBegun(_ places: [Double], _ next: inout Int, at place: Double) -> Bool {
    let before = next
    while next < places.count, places[next] <= place { next += 1 }
    return next > before
  }
}

/// What sounds, sample by sample: a tone or a noise, a mark's overtones, a tick; all of them
/// together never more than 1.
private struct Tone {
  // What share of a swing has passed, of the tone and of a tick.
  private var (swing, tickSwing) = (0.0, 0.0)
  private var pitch = 0.0
  // How loud each part is, 0…1.
  private var (loudness, tick, mark, noise) = (0.0, 0.0, 0.0, 0.0)
  private var isMissing = false
  private var random: UInt32 = 1

  mutating func tick(_ begins: Bool) {
    if begins { (tick, tickSwing) = (1, 0) }
  }

  mutating func mark(_ begins: Bool) {
    if begins { mark = 1 }
  }

  /// The next sample, -1…1.
  mutating func next(pitch wanted: Double?, rate: Double) -> Double {
    if wanted == nil, !isMissing { noise = 1 }
    isMissing = wanted == nil
    pitch = wanted ?? pitch
    // Half of a hundredth of a second from silence to full, and back.
    loudness = min(max(loudness + (isMissing ? -200 : 200) / rate, 0), 1)
    swing = (swing + pitch / rate).truncatingRemainder(dividingBy: 1)
    tickSwing = (tickSwing + 2000 / rate).truncatingRemainder(dividingBy: 1)
    random = random &* 1_664_525 &+ 1_013_904_223
    defer {
      // A mark and a noise fade within a fifth of a second, a tick within a hundredth.
      mark = max(0, mark - 5 / rate)
      noise = max(0, noise - 5 / rate)
      tick = max(0, tick - 100 / rate)
    }
    let tone = sine(swing) * 0.4 + (sine(2 * swing) + sine(3 * swing)) * 0.15 * mark
    return tone * loudness + sine(tickSwing) * 0.2 * tick
      + (Double(random >> 16) / 32_768 - 1) * 0.1 * noise
  }

  private func sine(_ share: Double) -> Double { sin(2 * Double.pi * share) }
}
