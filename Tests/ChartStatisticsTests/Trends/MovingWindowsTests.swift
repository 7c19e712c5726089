import ChartStatistics
import Testing

struct MovingWindowsTests {
  @Test(
    "Moving means and quantiles equal explicitly calculated windows",
    arguments: Vectors.all.moving.keys.sorted())
  func windowsAreThoseWrittenOut(name: String) throws {
    let sample = try #require(Vectors.all.samples[name])
    let forms: [(String, Int, WindowAlignment)] = [
      ("centered5", 5, .centered), ("centered4", 4, .centered), ("trailing5", 5, .trailing),
    ]
    for (form, count, alignment) in forms {
      let expected = try #require(Vectors.all.moving[name]?[form])
      #expect(areClose(sample.movingMean(count, alignment: alignment), expected.means))
      #expect(
        areClose(sample.movingQuantile(0.5, count, alignment: alignment), expected.medians))
      #expect(
        areClose(sample.movingQuantile(0.9, count, alignment: alignment), expected.nineTenths))
    }
  }

  @Test("Missing values are ignored, and only windows without values are gaps")
  func missingIsLeftOut() {
    let values = [1, .nan, 3, .infinity, .nan, .nan, 7]
    let means = values.movingMean(3)
    #expect(Array(means[0...3]) == [1, 2, 3, 3] && means[4].isNaN && means[5] == 7)
    #expect(values.movingQuantile(0.5, 1)[1].isNaN)
  }

  @Test("The length of a window is limited to between one and all values") func countsAreClamped() {
    #expect([1.0, 2, 6].movingMean(0) == [1, 2, 6])
    #expect([1.0, 2, 6].movingMean(.max) == [3, 3, 3])
    #expect([1.0, 2, 6].movingMean(.max, alignment: .trailing) == [1, 1.5, 3])
    #expect([Double]().movingMean(5).isEmpty && [Double]().movingQuantile(0.5, 5).isEmpty)
  }
}
