import TerminalCore
import Testing

@Suite("Cell rectangle")
struct CellRectTests {
  private let area = CellRect(column: 2, row: 1, columns: 3, rows: 2)

  @Test("A rectangle contains its cells and no others") func holdsItsCellsAndNoneBeyond() {
    var inside: [CellPoint] = []
    for row in -1...5 {
      for column in -1...7 {
        let point = CellPoint(column: column, row: row)
        if area.contains(point) { inside.append(point) }
      }
    }
    #expect(
      inside == [
        CellPoint(column: 2, row: 1), CellPoint(column: 3, row: 1), CellPoint(column: 4, row: 1),
        CellPoint(column: 2, row: 2), CellPoint(column: 3, row: 2), CellPoint(column: 4, row: 2),
      ])
  }

  @Test("An intersection contains the cells of both rectangles")
  func theCommonPartHoldsWhatBothHold() {
    for column in -4...6 {
      for row in -3...4 {
        let other = CellRect(column: column, row: row, columns: 4, rows: 3)
        let common = area.intersection(other)
        for x in -4...10 {
          for y in -3...7 {
            let point = CellPoint(column: x, row: y)
            #expect(common.contains(point) == (area.contains(point) && other.contains(point)))
          }
        }
      }
    }
  }

  @Test("A negative size is zero") func aNegativeExtentIsNone() {
    #expect(CellSize(columns: -3, rows: -1) == CellSize(columns: 0, rows: 0))
    #expect(CellRect(column: 1, row: 1, columns: -2, rows: 3).isEmpty)
    #expect(CellRect(column: 1, row: 1, columns: 2, rows: 0).isEmpty)
    #expect(!CellRect(column: 1, row: 1, columns: 1, rows: 1).isEmpty)
  }
}
