import ChartStatistics
import Testing

struct BoxStatisticsTests {
  private func numbers(_ box: BoxStatistics) -> [Double] {
    [box.lowerWhisker, box.lowerQuartile, box.median, box.upperQuartile, box.upperWhisker]
  }

  @Test("Box statistics follow Tukey's definition", arguments: Vectors.all.boxes.keys.sorted())
  func boxesAreTukeys(name: String) throws {
    let expected = try #require(Vectors.all.boxes[name])
    for sample in Vectors.all.orders(of: name) {
      let box = try #require(BoxStatistics(SortedSample(sample)))
      #expect(areClose(numbers(box), expected.box))
      #expect(box.outliers == expected.outliers && box.count == sample.count)
    }
  }

  @Test("The length of the whiskers can be set") func reachCanBeChosen() throws {
    let sample = SortedSample([1, 2, 3, 4, 5, 100])
    let whole = try #require(BoxStatistics(sample, whiskerLength: .infinity))
    #expect(whole.upperWhisker == 100 && whole.outliers.isEmpty)
    let none = try #require(BoxStatistics(sample, whiskerLength: -1))
    #expect(none.outliers == [1, 2, 5, 100] && none.lowerWhisker == none.lowerQuartile)
    let equal = try #require(
      BoxStatistics(SortedSample([3, 3, 3, 3, 9]), whiskerLength: .infinity))
    #expect(equal.outliers == [9] && equal.upperWhisker == 3)
  }

  @Test("Boxes of groups keep their order, and groups without numbers are omitted")
  func groupsStandInOrder() {
    let rows = [("b", 2.0), ("a", 1), ("c", .nan), ("b", 4), ("a", 1)]
    let boxes = rows.boxes(of: \.1, by: \.0)
    #expect(boxes.map(\.key) == ["b", "a"] && boxes.map(\.id) == ["b", "a"])
    #expect(boxes.map(\.value.median) == [3, 1] && boxes.map(\.value.count) == [2, 2])
    #expect(BoxStatistics(SortedSample([Double.nan])) == nil)
  }
}
