import Foundation
import TerminalTestSupport
import Testing

@testable import TerminalApp

/// What views tell those around them, and views that are chosen by what is around.
@MainActor @Suite("Preferences and choices") struct PreferenceTests {
  private struct Longest: PreferenceKey {
    static let defaultValue = -1
    static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
  }
  private struct Place: PreferenceKey {
    static let defaultValue: Anchor<CGRect>? = nil
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
      value = value ?? nextValue()
    }
  }

  private func host<Content: View>(
    rows: Int = 6, columns: Int = 20, environment: EnvironmentValues = EnvironmentValues(),
    @ViewBuilder _ content: () -> Content
  ) -> ViewHost {
    let content = content()
    return ViewHost(
      size: CellSize(columns: columns, rows: rows), environment: environment, clock: { 0 }
    ) {
      content.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  @Test("What views tell is joined, and told once for each change")
  func preferences() {
    final class Log { var values: [Int] = [] }
    struct Telling: View {
      let log: Log
      @State private var count = 1
      @State private var heard = 0
      var body: some View {
        VStack(alignment: .leading) {
          Text("heard \(heard)")
          HStack {
            Text("a").preference(key: Longest.self, value: 3)
            Text("b").preference(key: Longest.self, value: count)
          }
          .onPreferenceChange(Longest.self) {
            heard = $0
            log.values.append($0)
          }
          Button("More") { count += 2 }
        }
      }
    }
    let log = Log()
    let host = host { Telling(log: log) }
    #expect(host.rows()[0] == "heard 3")
    for _ in 0..<3 {
      host.click(1, 2)
      _ = host.text
    }
    #expect(host.rows()[0] == "heard 7" && log.values == [3, 5, 7])
  }

  @Test("Where nobody tells anything, the default is told")
  func defaultPreference() {
    struct Silent: View {
      @State private var heard = 0
      var body: some View {
        Text("heard \(heard)").onPreferenceChange(Longest.self) { heard = $0 }
      }
    }
    #expect(host { Silent() }.rows() == ["heard -1"])
  }

  @Test("A layer is made of where a view inside is", arguments: [true, false])
  func anchors(isBehind: Bool) {
    struct Marked: View {
      let isBehind: Bool
      var body: some View {
        if isBehind {
          row.backgroundPreferenceValue(Place.self) { mark($0) }
        } else {
          row.overlayPreferenceValue(Place.self) { mark($0) }
        }
      }
      private var row: some View {
        HStack(spacing: 0) {
          Text("abc")
          Text("de").anchorPreference(key: Place.self, value: .bounds) { $0 }
          Text("f")
        }
      }
      private func mark(_ anchor: Anchor<CGRect>?) -> some View {
        GeometryReader { proxy in
          let frame = anchor.map { proxy[$0] } ?? .zero
          Text(String(repeating: "#", count: Int(frame.width / 8)))
            .offset(x: frame.minX, y: frame.minY)
        }
      }
    }
    let rows = host { Marked(isBehind: isBehind) }.rows()
    #expect(rows == [isBehind ? "abcdef" : "abc##f"])
  }

  @Test("The first view that fits is shown", arguments: [(20, "a long text"), (8, "short")])
  func fitting(columns: Int, text: String) {
    let host = host(columns: columns) {
      ViewThatFits(in: .horizontal) {
        Text("a long text")
        Text("short")
      }
    }
    #expect(host.rows() == [text])
  }

  @Test("The size of a view is told when it is known and when it changes")
  func geometry() {
    struct Measured: View {
      @State private var width = 0.0
      @State private var isWide = false
      var body: some View {
        VStack(alignment: .leading) {
          Text("width \(Int(width))")
          Text(isWide ? "wide enough" : "narrow")
            .onGeometryChange(for: Double.self) {
              Double($0.size.width)
            } action: {
              width = $0
            }
            .onTapGesture { isWide = true }
        }
      }
    }
    let host = host { Measured() }
    #expect(host.rows()[0] == "width 48")
    host.click(1, 1)
    #expect(host.rows()[0] == "width 88")
  }

  @Test("A mask leaves what lies under it")
  func mask() {
    let view = Rectangle().fill(.red).mask(alignment: .leading) {
      Rectangle().frame(width: 24)
    }
    let rows = host(rows: 2, columns: 8) { view }.rows()
    #expect(rows == ["███", "███"])
  }

  @Test("Letters are as large as the views around say")
  func textCase() {
    let view = VStack(alignment: .leading) {
      Text("Øre")
      Text("Øre").textCase(nil)
      Text("Øre").textCase(.lowercase)
    }
    .textCase(.uppercase)
    #expect(host { view }.rows() == ["ØRE", "Øre", "øre"])
    #expect(view.render(in: CellSize(columns: 3, rows: 3)).buffer.text.hasPrefix("ØRE"))
  }

  @Test("Labels show the parts that their style has")
  func labels() {
    let view = VStack(alignment: .leading) {
      Label("both", systemImage: "arrow.up")
      Label("title", systemImage: "arrow.up").labelStyle(.titleOnly)
      Label("icon", systemImage: "arrow.up").labelStyle(.iconOnly)
    }
    let rows = host { view }.rows()
    #expect(rows.count == 3 && rows[0] == rows[2] + " both" && rows[1] == "title")
  }

  @Test("Progress is a disc where its style says so")
  func discs() {
    let view = VStack(alignment: .leading) {
      ForEach([0, 0.3, 0.5, 0.99, 1], id: \.self) { ProgressView("x", value: $0) }
    }
    .progressViewStyle(.circular)
    #expect(host { view }.rows() == ["○ x", "◔ x", "◑ x", "◕ x", "● x"])
  }

  @Test("Pages without names are dots, or nothing")
  func pages() {
    func pages(_ style: PageTabViewStyle) -> [String] {
      host {
        TabView {
          Text("one")
          Text("two")
        }
        .tabViewStyle(style)
      }.rows()
    }
    #expect(pages(.page) == ["<●> ○", "one"])
    #expect(pages(.page(indexDisplayMode: .never)) == ["one"])
  }

  @Test("A slider says when its knob is taken and let go")
  func editing() {
    struct Sliding: View {
      @State private var share = 0.0
      @State private var log = ""
      var body: some View {
        VStack(alignment: .leading) {
          Text("log\(log)")
          Slider(value: $share) {
            Text("Share")
          } minimumValueLabel: {
            Text("0")
          } maximumValueLabel: {
            Text("1")
          } onEditingChanged: {
            log += $0 ? " begin" : " end"
          }
        }
      }
    }
    let host = host { Sliding() }
    #expect(host.rows()[1] == "Share 0 ●───────── 1")
    host.drag(from: (9, 1), to: (12, 1))
    #expect(host.rows() == ["log begin end", "Share 0 ━━━━●───── 1"])
  }

  @Test("The room is compact below sixty columns and twenty rows")
  func sizeClasses() {
    struct Classes: View {
      @Environment(\.horizontalSizeClass) private var horizontal
      @Environment(\.verticalSizeClass) private var vertical
      var body: some View {
        Text(
          "\(horizontal == .compact ? "narrow" : "wide") \(vertical == .compact ? "low" : "high")")
      }
    }
    #expect(host(rows: 19, columns: 59) { Classes() }.rows() == ["narrow low"])
    #expect(host(rows: 20, columns: 60) { Classes() }.rows() == ["wide high"])
  }

  @Test("Ramps go around, and outwards")
  func ramps() {
    func colors(_ style: some ShapeStyle) -> [CellColor] {
      let buffer = Rectangle().fill(style).render(in: CellSize(columns: 9, rows: 5)).buffer
      return [(4, 2), (8, 2), (4, 4), (0, 2), (4, 0)].map { buffer[$0.0, $0.1].style.foreground }
    }
    let black = CellColor(hex: 0)
    let radial = colors(
      RadialGradient(
        colors: [.black, .white], center: .center, startRadius: 8, endRadius: 16))
    #expect(radial[0] == black && radial[1] == radial[3] && radial[1] != black)
    let angular = colors(AngularGradient(colors: [.black, .white], center: .center))
    let light = angular.map { Int($0.components.red) }
    // Clockwise from the right: below, left, above.
    #expect(light[2] < light[3] && light[3] < light[4])
    let elliptical = colors(EllipticalGradient(colors: [.black, .white], endRadiusFraction: 1))
    #expect(elliptical[1] == elliptical[3] && elliptical[2] == elliptical[4])
  }

  @Test("A view of the time is made anew, and a timer is heard")
  func time() async {
    struct Clock: View {
      @State private var ticks = 0
      var body: some View {
        VStack(alignment: .leading) {
          Text("ticks \(ticks)")
          TimelineView(.periodic(from: .now, by: 0.01)) { context in
            Text("\(context.date.timeIntervalSince1970)")
          }
        }
        .onReceive(Timer.publish(every: 0.01, on: .main, in: .common).autoconnect()) { _ in
          ticks += 1
        }
      }
    }
    let host = host { Clock() }
    let first = host.rows()
    var rows = first
    while rows[0] == first[0] || rows[1] == first[1] {
      await Task.yield()
      host.handle([])
      rows = host.rows()
    }
    #expect(rows[0].hasPrefix("ticks") && rows.count == 2)
  }

  @Test("Every idiom is drawn, printed and kept alive", arguments: [(80, 60), (3, 2), (0, 0)])
  func idioms(columns: Int, rows: Int) {
    let host = ViewHost(size: CellSize(columns: columns, rows: rows), clock: { 0 }) {
      ScreenIdioms()
    }
    _ = host.text
    for _ in 0..<30 { host.handle(.key(KeyPress(.tab))) }
    #expect(host.shown?.buffer.size == CellSize(columns: columns, rows: rows))
    let printed = ScreenIdioms().render(in: CellSize(columns: columns, rows: rows))
    #expect(printed.buffer.size == CellSize(columns: columns, rows: rows))
  }
}
