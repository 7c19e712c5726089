import Foundation
import TerminalControls
import TerminalCore
import Testing

@testable import TerminalViews

enum Choice: CaseIterable { case none, one, many }

private nonisolated struct Chosen: View {
  let choice: Choice
  let note: String?

  var body: some View {
    let prefix = "-"
    switch choice {
    case .none: EmptyView()
    case .one: Text("\(prefix)one")
    case .many:
      Text("\(prefix)a")
      Text("\(prefix)b")
    }
    if let note { Text(note) }
    if #available(macOS 14, *) { Text("new") }
  }
}

@Suite("View builder") struct ViewBuilderTests {
  @Test(
    "A view builder takes the branches of its conditions",
    arguments: [
      (Choice.none, ["new"]), (.one, ["-one", "new"]), (.many, ["-a", "-b", "new"]),
    ])
  func branchesAreTaken(choice: Choice, words: [String]) {
    func rows(_ note: String?) -> [String] {
      VStack { Chosen(choice: choice, note: note) }
        .draw(in: CellSize(columns: 4, rows: 5)).text.split(whereSeparator: \.isWhitespace)
        .map(String.init)
    }
    #expect(rows(nil) == words)
    #expect(rows("note").suffix(2) == ["note", "new"])
  }

  @Test("The views of a body are laid out by the surrounding stack")
  func partsStandInTheStackAround() {
    expectPicture(
      of: VStack(alignment: .leading) { Chosen(choice: .many, note: "n") }, columns: 3, rows: 4,
      """
      -a
      -b
      n
      new
      """)
  }

  @Test("A modifier of a group applies to its members") func modifiersOfAGroupMeanItsMembers() {
    let group = Group {
      Text("a")
      AnyView(Text("b"))
      ForEach([1, 2], id: \.self) { Text("\($0)") }
    }
    .padding(.leading, 8)
    expectPicture(of: HStack(spacing: 0) { group }, columns: 8, rows: 1, " a b 1 2")
  }

  @Test("A view builder accepts many statements") func manyStatementsAreBuilt() {
    let view = HStack {
      Text("1")
      Text("2")
      Text("3")
      Text("4")
      Text("5")
      Text("6")
      Text("7")
      Text("8")
      Text("9")
      Text("10")
      Text("11")
      Text("12")
    }
    expectPicture(
      of: view, columns: 26, rows: 1, (1...12).map(String.init).joined(separator: " "))
  }

  @Test("Environment modifiers reach inner views") func environmentsReachViews() {
    let view = VStack {
      Text("a").foregroundStyle(.red)
      Text("b")
      Text("c").bold(false)
    }
    .foregroundStyle(Color(white: 1)).font(.headline).environment(\.lineLimit, 1)
    let frame = view.draw(in: CellSize(columns: 1, rows: 3))
    #expect(frame[0, 0].style.foreground == Color.red.ink(in: EnvironmentValues())?.color)
    #expect(frame[0, 1].style.foreground == CellColor(hex: 0xFF_FFFF))
    #expect(frame[0, 1].style.attributes == .bold)
  }

  @Test("Joined texts keep their styles") func runsKeepTheirStyles() {
    let text =
      Text("a").bold() + Text("b").foregroundColor(.red).italic() + Text("c").underline()
    let frame = text.foregroundStyle(.blue).draw(in: CellSize(columns: 3, rows: 1))
    #expect((0..<3).map { frame[$0, 0].style.attributes } == [.bold, .italic, .underline])
    let environment = EnvironmentValues()
    #expect(frame[1, 0].style.foreground == Color.red.ink(in: environment)?.color)
    #expect(frame[2, 0].style.foreground == Color.blue.ink(in: environment)?.color)
  }

  @Test("Anchors are relative to the geometry reader") func anchorsAreMeasuredFromTheReader() {
    let anchor = Anchor(CGRect(x: 16, y: 32, width: 8, height: 8))
    let view = GeometryReader { geometry in
      let rect = geometry[anchor]
      Text("\(Int(rect.minX)) \(Int(rect.minY))")
    }
    .padding(EdgeInsets(top: 16, leading: 8, bottom: 0, trailing: 0))
    expectPicture(
      of: view, columns: 12, rows: 2,
      """

       8 16
      """)
  }
}
