import Foundation
import TerminalApp

// Previews as programs have them: the compiler checks their views, and they are nothing.

#Preview { PictureScreen() }

#Preview("Two") {
  let prices = [1, 2]
  Chart(prices, id: \.self) { BarMark(x: .value("Price", $0)) }
  if prices.isEmpty { Text("None") }
}

#Preview("Wide", traits: .landscapeLeft, .fixedLayout(width: 320, height: 200)) {
  @Previewable @State var share = 0.5
  Slider(value: $share)
}
