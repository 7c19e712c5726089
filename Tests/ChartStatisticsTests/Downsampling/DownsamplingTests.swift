import ChartStatistics
import Testing

struct DownsamplingTests {
  private typealias Row = (place: Double, value: Double)
  private static let rows = Array(
    zip(Vectors.all.lines.x, Vectors.all.lines.y).map { Row($0, $1) })

  private func places(_ rows: [Row], columns: Int) -> [Double] {
    rows.downsampled(columns: columns, x: \.place, y: \.value).map(\.place)
  }

  private func places(_ rows: [Row], count: Int) -> [Double] {
    rows.downsampled(count: count, x: \.place, y: \.value).map(\.place)
  }

  @Test("Downsampling to a count selects the largest triangles, as Steinarsson's")
  func trianglesAreSteinarssons() throws {
    for (count, expected) in Vectors.all.lines.largestTriangles {
      let count = try #require(Int(count))
      let wanted = expected.map { Self.rows[$0].place }
      #expect(places(Self.rows, count: count) == wanted)
      #expect(places(Self.rows.reversed(), count: count) == wanted)
    }
  }

  @Test("Downsampling to columns selects the first, least, greatest and last of each (M4)")
  func m4IsThePapers() throws {
    for (count, expected) in Vectors.all.lines.m4 {
      let columns = try #require(Int(count))
      #expect(places(Self.rows, columns: columns) == expected.map { Self.rows[$0].place })
      #expect(expected.count <= 4 * columns)
    }
  }

  @Test("Downsampling keeps gaps") func gapsStay() {
    let values: [Double] = [1, 2, 3, .nan, .nan, 9, 8, 7, 6, .infinity]
    let rows = values.enumerated().map { Row(Double($0), $1) }
    #expect(places(rows, columns: 1) == [0, 2, 3, 5, 8, 9])
    #expect(places(rows, count: 2) == [0, 8])
    #expect(places([(.nan, 1), (2, 5)], columns: 3) == [2])
  }

  @Test("Few rows are all kept") func fewRowsStay() {
    let rows: [Row] = [(0, 1), (1, 5), (2, 2)]
    #expect(places(rows, count: 3) == [0, 1, 2])
    #expect(places(rows, count: -9) == [0, 2])
    #expect(places(rows, columns: 0) == [0, 1, 2])
    #expect(places([], columns: 4).isEmpty)
    #expect(places([], count: 4).isEmpty)
    #expect(places([(3, 1), (3, 2), (3, 0)], columns: 4) == [3, 3, 3])
    #expect(places([(-1e308, 1), (1e308, 2)], columns: 4) == [-1e308, 1e308])
  }
}
