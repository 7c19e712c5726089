import TerminalTestSupport
import Testing

@testable import pricetui

@Suite("Appliances on the screen", .needs("tmux"), .serialized, .waits)
struct ApplianceScreenTests {
  @Test("Appliances are listed below the chart, and the menu changes a length and shows its time")
  func rows() throws {
    let home = try Home()
    try home.configure(
      "[appliance washing]\nlasts = 2h\npower = 1.2kW\n[appliance broken]\npower = 2\n")
    let tmux = try TmuxSession(program, sampleDay, environment: home.environment)
    let screen = try tmux.waitFor("washing   13:00-15:00   7.86 kr")
    #expect(!screen.joined().contains("broken"))
    try tmux.openMenu(typing: "wash")
    try tmux.press("Right")
    try tmux.waitFor("135 min")
    try tmux.press("Enter")
    let shown = try tmux.waitFor("washing   13:00-15:15   8.94 kr")
    #expect(shown.joined(separator: "\n").contains("326 øre per kWh"))
    #expect(shown.joined(separator: "\n").contains("washing 135 min · "))
    try tmux.press("q")
  }
}
