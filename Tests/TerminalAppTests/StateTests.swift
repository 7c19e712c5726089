import Foundation
import Observation
import TerminalTestSupport
import Testing

@testable import TerminalApp

/// Counts of evaluated bodies, and a log of events.
@MainActor final class Counts {
  var bodies: [String: Int] = [:]
  var log: [String] = []
  func body(_ name: String) { bodies[name, default: 0] += 1 }
}

extension ViewHost {
  /// Returns the rows with text of the current state, without spaces at their ends.
  func rows() -> [String] {
    guard let text = (frame() ?? shown)?.buffer.text else { return [] }
    return text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }

  func click(_ column: Int, _ row: Int) {
    let place = CellPoint(column: column, row: row)
    handle(.mouse(MouseEvent(.press(button: 1), at: place)))
    handle(.mouse(MouseEvent(.release(button: 1), at: place)))
  }

  /// Turns the wheel by a notch and draws.
  func turnWheel(_ way: MouseEvent.Kind = .wheelDown) {
    handle(.mouse(MouseEvent(way, at: CellPoint(column: 20, row: 6))))
    _ = frame()
  }
}

private struct Counter: View {
  let name: String
  let counts: Counts
  @State private var count = 0
  var body: some View {
    let _ = counts.body(name)
    Text("\(name) \(count)").onTapGesture { count += 1 }
  }
}

private struct Pair: View {
  let counts: Counts
  @State private var showsSecond = true
  var body: some View {
    let _ = counts.body("pair")
    VStack(alignment: .leading) {
      Counter(name: "a", counts: counts)
      if showsSecond { Counter(name: "b", counts: counts) }
      Text("toggle").onTapGesture { showsSecond.toggle() }
    }
  }
}

private struct Child: View {
  @Binding var number: Int
  let counts: Counts
  var body: some View {
    let _ = counts.body("child")
    Text("number \(number)").onTapGesture { number += 10 }
  }
}

private struct Parent: View {
  let counts: Counts
  @State private var number = 1
  var body: some View {
    let _ = counts.body("parent")
    Child(number: $number, counts: counts)
  }
}

@Observable private final class Model {
  var title = "one"
  var unread = 0
}

private struct Titled: View {
  let model: Model
  let counts: Counts
  var body: some View {
    let _ = counts.body("titled")
    Text(model.title)
  }
}

private final class OldModel: ObservableObject {
  @Published var title = "old"
}

private struct OldTitled: View {
  @StateObject private var model = OldModel()
  var body: some View {
    VStack {
      Text(model.title).onTapGesture { model.title = "new" }
      Field(text: $model.title)
    }
  }
  struct Field: View {
    @Binding var text: String
    var body: some View { Text("field \(text)") }
  }
}

private struct Listener: View {
  let counts: Counts
  let isShown: Bool
  @State private var value = 0
  var body: some View {
    VStack {
      Text("value \(value)").onTapGesture { value += 1 }
      if isShown {
        Text("shown")
          .onAppear { counts.log.append("appear") }
          .onDisappear { counts.log.append("disappear") }
      }
    }
    .onChange(of: value) { old, new in counts.log.append("\(old) to \(new)") }
    .onChange(of: value) { counts.log.append("changed") }
  }
}

private struct Switch: View {
  let counts: Counts
  @State private var isShown = true
  var body: some View {
    VStack(alignment: .leading) {
      Listener(counts: counts, isShown: isShown)
      Text("switch").onTapGesture { isShown.toggle() }
    }
  }
}

private struct Scheme: View {
  @Environment(\.colorScheme) private var colorScheme
  var body: some View { Text(colorScheme == .dark ? "dark" : "light") }
}

private struct Rows: View {
  @State private var names = ["x", "y", "z"]
  let counts: Counts
  var body: some View {
    VStack(alignment: .leading) {
      ForEach(names, id: \.self) { Counter(name: $0, counts: counts) }
      Text("turn").onTapGesture { names.reverse() }
    }
  }
}

@MainActor @Suite("State of views") struct StateTests {
  private let counts = Counts()

  private func host(_ view: some View, columns: Int = 12, rows: Int = 4) -> ViewHost {
    ViewHost(size: CellSize(columns: columns, rows: rows), clock: { 0 }) {
      view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  @Test("A click changes the state of a view, and other views are not evaluated")
  func aClickChangesAStateAndTheOtherViewStays() {
    let host = host(Pair(counts: counts))
    #expect(host.rows() == ["a 0", "b 0", "toggle"])
    host.click(0, 0)
    host.click(0, 0)
    #expect(host.rows() == ["a 2", "b 0", "toggle"])
    // Two clicks before a frame: one frame, and one evaluation of the changed body.
    #expect(host.frameCount == 2)
    #expect(counts.bodies == ["pair": 1, "a": 2, "b": 1])
  }

  @Test("A state exists as long as its view") func aStateLivesAsLongAsItsPlace() {
    let host = host(Pair(counts: counts))
    _ = host.rows()
    host.click(0, 1)
    #expect(host.rows() == ["a 0", "b 1", "toggle"])
    host.click(0, 2)
    #expect(host.rows() == ["a 0", "toggle"])
    host.click(0, 1)
    #expect(host.rows() == ["a 0", "b 0", "toggle"])
  }

  @Test("A binding changes the owner's state and evaluates its reader only")
  func aBindingChangesTheOwnersStateAndRunsOnlyItsReader() {
    let host = host(Parent(counts: counts))
    #expect(host.rows() == ["number 1"])
    host.click(0, 0)
    #expect(host.rows() == ["number 11"])
    #expect(counts.bodies == ["parent": 1, "child": 2])
  }

  @Test("A change of an observed model evaluates the bodies that read it")
  func aModelThatIsObservedRunsTheBodiesThatReadIt() {
    let model = Model()
    let host = host(Titled(model: model, counts: counts))
    #expect(host.rows() == ["one"])
    model.unread += 1
    #expect(host.frame() == nil)
    model.title = "two"
    #expect(host.rows() == ["two"])
    #expect(counts.bodies == ["titled": 2])
  }

  @Test("A change of a published property draws its readers again")
  func aModelWithPublishedPropertiesDrawsItsReaders() {
    let host = host(OldTitled(), columns: 20)
    #expect(host.rows().joined(separator: "|").contains("field old"))
    host.click(4, 0)
    #expect(host.rows().map { $0.trimmingCharacters(in: .whitespaces) } == ["new", "field new"])
  }

  @Test("Views report that they appear, disappear and change")
  func viewsSayWhenTheyComeGoAndChange() {
    let host = host(Switch(counts: counts))
    _ = host.rows()
    #expect(counts.log == ["appear"])
    host.click(1, 0)
    _ = host.rows()
    #expect(counts.log.dropFirst().sorted() == ["0 to 1", "changed"])
    host.click(1, 2)
    #expect(host.rows() == ["value 1", "switch"])
    #expect(counts.log.last == "disappear")
    #expect(host.frame() == nil)
  }

  @Test("A view reads the environment at its position")
  func theSurroundingsAreReadWhereTheViewStands() {
    let host = host(
      VStack {
        Scheme()
        Scheme().colorScheme(.light)
      })
    #expect(host.rows() == ["dark", "light"])
  }

  @Test("A state follows its element in a loop") func aStateFollowsItsElement() {
    let host = host(Rows(counts: counts))
    _ = host.rows()
    host.click(0, 0)
    #expect(host.rows() == ["x 1", "y 0", "z 0", "turn"])
    host.click(0, 3)
    #expect(host.rows() == ["z 0", "y 0", "x 1", "turn"])
  }

  @Test("A view with another identity has new state") func anotherIdentityIsAnotherView() {
    struct Identified: View {
      let counts: Counts
      @State private var number = 0
      var body: some View {
        VStack(alignment: .leading) {
          Counter(name: "c", counts: counts).id(number)
          Text("renew").onTapGesture { number += 1 }
        }
      }
    }
    let host = host(Identified(counts: counts))
    _ = host.rows()
    host.click(0, 0)
    #expect(host.rows() == ["c 1", "renew"])
    host.click(0, 1)
    #expect(host.rows() == ["c 0", "renew"])
  }

  @Test("A task of a view runs and changes its state") func aTaskRunsWhileItsViewIsThere() async {
    struct Loading: View {
      @State private var text = "wait"
      var body: some View { Text(text).task { text = "done" } }
    }
    let host = host(Loading())
    #expect(host.rows() == ["wait"])
    var rows: [String] = []
    while rows != ["done"] {
      await Task.yield()
      rows = host.rows()
    }
  }

  @Test("A printed view has its initial state") func aViewThatIsPrintedHasItsFirstState() {
    let frame = Pair(counts: counts).render(in: CellSize(columns: 8, rows: 3))
    #expect(frame.buffer.text(row: 0).contains("a 0"))
  }

  @Test("A view that holds a value of any type is drawn again when the value changes")
  func anyValues() {
    struct Holding: View {
      let value: any CustomStringConvertible
      var body: some View { Text("is \(value.description)") }
    }
    struct Owner: View {
      @State private var number = 1
      var body: some View {
        Holding(value: number).onTapGesture { number += 1 }
      }
    }
    let host = host(Owner())
    #expect(host.rows() == ["is 1"])
    host.click(1, 0)
    #expect(host.rows() == ["is 2"])
  }
}
