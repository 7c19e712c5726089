import Foundation
import TerminalControls
import TerminalCore
import TerminalTestSupport
import Testing

@testable import TerminalViews

/// Views of every kind, for properties of all views.
private var gallery: [AnyView] {
  [
    AnyView(Text("one two 電気 é\u{301}\u{7}\n\nend").bold()),
    AnyView(
      VStack {
        HStack {
          Text("a")
          Spacer()
          Circle().stroke(.blue, lineWidth: 6)
        }
        Divider()
        Rectangle().fill(
          .linearGradient(colors: [.red, .clear], startPoint: .top, endPoint: .bottom))
      }.padding(-20)),
    AnyView(Text("x").padding(-40).border(.red).background(.background).padding(.top, -3)),
    AnyView(
      GeometryReader { geometry in
        Rectangle().fill(.gray).frame(width: 2, height: geometry.size.height - 40)
        Text("deep").position(x: -20, y: .infinity)
        Circle().frame(width: .nan, height: 1e300).offset(x: .nan)
      }),
    AnyView(
      ZStack(alignment: .topLeading) {
        RoundedRectangle(cornerRadius: 20).fill(.quaternary).aspectRatio(0.3, contentMode: .fill)
        Capsule().strokeBorder(.red, lineWidth: 3).rotationEffect(.degrees(90))
        Ellipse().rotation(.degrees(30)).trim(from: 0.1, to: 0.8).stroke(
          .green, style: StrokeStyle(lineWidth: 9, dash: [3, 0, 1]))
      }.frame(minWidth: 10, idealWidth: 5, maxWidth: .infinity)),
    AnyView(
      ScrollView([.horizontal, .vertical]) {
        ForEach(0..<5) { Text("row \($0)").frame(maxWidth: .infinity).opacity(0.2) }
        Image(systemName: "arrow.up.circle")
        Label("title", systemImage: "star")
      }.clipShape(Circle()).layoutPriority(1)),
  ]
}

@Suite("Sizes of views") struct SizeTests {
  @Test("Views are drawn at every small size", arguments: [GlyphSet.braille, .block, .ascii])
  func everySizeIsDrawn(glyphs: GlyphSet) {
    for depth in [ColorDepth.monochrome, .ansi16, .indexed256, .trueColor] {
      var environment = EnvironmentValues()
      environment.glyphSet = glyphs
      environment.colorDepth = depth
      for rows in 0...12 {
        for columns in 0...12 {
          let size = CellSize(columns: columns, rows: rows)
          for view in gallery {
            #expect(view.draw(in: size, environment: environment).size == size)
          }
        }
      }
    }
  }

  @Test("Views are drawn on a large screen") func largeScreensAreDrawn() {
    for view in gallery { _ = view.draw(in: CellSize(columns: 500, rows: 200)) }
  }

  @Test("Views in ASCII contain only ASCII characters") func asciiIsAscii() {
    var environment = EnvironmentValues()
    environment.glyphSet = .ascii
    for view in gallery.dropFirst() {
      let text = view.draw(in: CellSize(columns: 40, rows: 12), environment: environment).text
      #expect(text.utf8.count == text.count, "\(text)")
    }
  }

  @Test("Views accept every proposed size") func anythingIsProposed() {
    let lengths: [CGFloat?] = [nil, 0, 1, -5, 7.9, 1e300, .infinity, .nan]
    for view in gallery {
      let node = view.node(in: EnvironmentValues())
      for width in lengths {
        for height in lengths {
          _ = node.size(in: ProposedViewSize(width: width, height: height))
          var canvas = Canvas(size: CellSize(columns: 5, rows: 5))
          node.draw(
            in: CGRect(x: width ?? -1, y: 1e9, width: height ?? 3, height: width ?? 2),
            on: &canvas)
        }
      }
    }
  }

  @Test("Text is not wider than the proposed width") func textTakesNoMoreThanProposed() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      let words = (0..<Int.random(in: 0...8, using: &generator)).map { _ in
        String(repeating: "ab電", count: Int.random(in: 0...4, using: &generator))
      }
      let text = words.joined(separator: " ")
      let columns = Int.random(in: 2...20, using: &generator)
      let node = Text(text).node(in: EnvironmentValues())
      let size = node.size(
        in: ProposedViewSize(width: CGFloat(columns) * CellMetrics.columnWidth, height: nil))
      #expect(size.width <= CGFloat(columns) * CellMetrics.columnWidth, "\(text) in \(columns)")
    }
  }
}
