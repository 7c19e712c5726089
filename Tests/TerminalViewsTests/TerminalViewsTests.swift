import Testing
@testable import TerminalViews

func fill<S: ShapeStyle>(_ s: S) {}
@Test func compiles() {
  fill(.quaternary.opacity(0.7))
  fill(.blue.opacity(0.2))
  fill(.linearGradient(colors: [.blue, .clear], startPoint: .top, endPoint: .bottom))
  fill(.secondary)
  fill(.background)
  fill(.blue.gradient)
  fill(Color("newBrand/main/pink"))
  #expect(Color("newBrand/main/pink").ink(in: .init()) == Color.pink.ink(in: .init()))
}
