import Foundation
import TerminalTestSupport
import Testing

@testable import TerminalApp

/// Containers for screens with charts.
@MainActor @Suite("Containers") struct ContainerTests {
  private func rows<Content: View>(
    _ content: Content, columns: Int = 30, rows: Int = 10
  ) -> [String] {
    let host = ViewHost(size: CellSize(columns: columns, rows: rows), clock: { 0 }) {
      content.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    return host.rows()
  }

  @Test("Columns of a grid are as wide as their widest view")
  func grid() {
    let grid = Grid(alignment: .leading) {
      GridRow {
        Text("low")
        Text("326")
        Text("13:00")
      }
      Text("over all columns")
      GridRow {
        Text("highest")
        Text("7")
      }
    }
    #expect(rows(grid) == ["low     326 13:00", "over all columns", "highest 7"])
  }

  @Test("A view that can grow takes the width that the columns of a grid leave")
  func growingGrid() {
    let grid = Grid(alignment: .leading) {
      GridRow {
        Text("a")
        HStack(spacing: 0) {
          Spacer()
          Text("b")
        }
      }
    }
    #expect(rows(grid, columns: 12) == ["a          b"])
  }

  @Test("A progress view is a bar of proportional length, or dots without a value")
  func progress() {
    #expect(
      rows(ProgressView("Reading", value: 3, total: 4), columns: 8) == ["Reading", "━━━━━━──"])
    #expect(rows(ProgressView(value: 9.0, total: 4), columns: 4) == ["━━━━"])
    #expect(rows(ProgressView("Reading")) == ["Reading …"] && rows(ProgressView()) == ["…"])
    #expect(rows(ProgressView("Reading", value: Double?.none)) == ["Reading …"])
  }

  @Test("Lazy stacks are laid out as stacks")
  func lazyStacks() {
    let stacks = LazyVStack(alignment: .leading) {
      LazyHStack {
        Text("a")
        Text("b")
      }
      Text("c")
    }
    #expect(rows(stacks) == ["a b", "c"])
  }
}
