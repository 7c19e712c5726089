import Foundation
import TerminalCore
import Testing

@testable import TerminalViews

@Suite("Environment") struct EnvironmentTests {
  private static let changes: [String: @Sendable (inout EnvironmentValues) -> Void] = [
    "values": { $0[Mark.self] = 2 },
    "glyphSet": { $0.glyphSet = .ascii },
    "colorDepth": { $0.colorDepth = .ansi16 },
    "colorScheme": { $0.colorScheme = .light },
    "namedColors": { $0.namedColors = ["a": .red] },
    "groundColor": { $0.groundColor = CellColor(hex: 0x102030) },
    "secondaryColor": { $0.secondaryColor = CellColor(hex: 0x102030) },
    "font": { $0.font = .title },
    "lineLimit": { $0.lineLimit = 2 },
    "multilineTextAlignment": { $0.multilineTextAlignment = .trailing },
    "foregroundStyle": { $0.foregroundStyle = AnyShapeStyle(Color.red) },
    "tint": { $0.tint = AnyShapeStyle(Color.red) },
    "opacity": { $0.opacity = 0.5 },
    "textAttributes": { $0.textAttributes = .bold },
    "stackAxis": { $0.stackAxis = .vertical },
    "availableSize": { $0.availableSize = CGSize(width: 8, height: 16) },
    "isBehind": { $0.isBehind = true },
  ]

  private enum Mark: EnvironmentKey {
    static var defaultValue: Int { 1 }
  }

  @Test("Environments differ if any value for drawing differs")
  func eachValueTellsApart() {
    let plain = EnvironmentValues()
    #expect(plain.draws(like: EnvironmentValues()))
    for (name, change) in Self.changes {
      var changed = plain
      change(&changed)
      #expect(!plain.draws(like: changed) && !changed.draws(like: plain), "\(name)")
      #expect(changed.draws(like: changed), "\(name)")
    }
  }

  @Test("The identity of a view is the only environment value that does not affect drawing")
  func nothingIsLeftOut() {
    let fields = Mirror(reflecting: EnvironmentValues()).children.compactMap(\.label)
    #expect(Set(fields) == Set(Self.changes.keys).union(["identity"]))
    var placed = EnvironmentValues()
    let tree = ViewTree()
    placed.identity = tree.root
    #expect(placed.draws(like: EnvironmentValues()))
  }
}
