import Foundation
import Testing

/// The expected results of NumPy, SciPy and statsmodels: see `Vectors/vectors.py`.
struct Vectors: Decodable {
  struct Summary: Decodable {
    let mean: Double
    let deviation: Double?
    let quantiles: [Double]
  }
  struct Bins: Decodable {
    let edges: [Double]
    let counts: [Int]
  }
  struct Density: Decodable {
    let bandwidth: Double
    let places: [Double]
    let densities: [Double]
  }
  struct Box: Decodable {
    let box: [Double]
    let outliers: [Double]
  }
  struct Moving: Decodable {
    let means: [Double]
    let medians: [Double]
    let nineTenths: [Double]
  }
  struct Fit: Decodable {
    let name: String
    let degree: Int
    let exponential: Bool
    let x: [Double]
    let y: [Double]
    let determination: Double
    let at: [Double]
    let values: [Double]
    let bands: [String: [[Double]]]
  }
  struct Curve: Decodable {
    let span: Double
    let robustness: Int
    let x: [Double]
    let y: [Double]
    let values: [Double]
    let statsmodels: [Double]
  }
  struct Student: Decodable {
    let degrees: Int
    let share: Double
    let reach: Double
  }
  struct Lines: Decodable {
    let x: [Double]
    let y: [Double]
    let largestTriangles: [String: [Int]]
    let m4: [String: [Int]]
  }

  let shares: [Double]
  let samples: [String: [Double]]
  let summaries: [String: Summary]
  let histograms: [String: [String: Bins]]
  let densities: [String: Density]
  let boxes: [String: Box]
  let moving: [String: [String: Moving]]
  let regressions: [Fit]
  let curves: [Curve]
  let students: [Student]
  let lines: Lines

  static let all: Vectors = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Vectors/vectors.json")
    do {
      return try JSONDecoder().decode(Vectors.self, from: Data(contentsOf: file))
    } catch {
      fatalError("\(file.path) cannot be read: \(error)")
    }
  }()

  /// Returns a sample in its own order, reversed and sorted.
  func orders(of name: String) -> [[Double]] {
    guard let sample = samples[name] else { return [] }
    return [sample, sample.reversed(), sample.sorted()]
  }
}

/// Returns whether two numbers are equal up to rounding, relative to the larger.
func isClose(_ seen: Double, _ expected: Double, within tolerance: Double = 1e-11) -> Bool {
  seen == expected || abs(seen - expected) <= tolerance * max(abs(seen), abs(expected))
}

/// Returns whether numbers are equal up to rounding, relative to the greatest of them.
func areClose(_ seen: [Double], _ expected: [Double], within tolerance: Double = 1e-11) -> Bool {
  let room = tolerance * (expected.map(abs).max() ?? 0)
  return seen.count == expected.count && zip(seen, expected).allSatisfy { abs($0 - $1) <= room }
}
