import ExampleCharts
import TerminalApp

/// Bars that grow one after another.
struct GrowingAgeGroups: View {
  let groups: [AgeGroup]
  @State private var show: [Bool] = []

  var body: some View {
    AgeGroups(groups: groups, most: 80, show: show).onAppear { animateChart() }
  }

  private func animateChart() {
    show = []
    for index in groups.indices {
      DispatchQueue.main.asyncAfter(deadline: .now() + Double(index) * 0.05) {
        withAnimation(
          .interactiveSpring(response: 0.5, dampingFraction: 0.5, blendDuration: 0.5)
        ) {
          show.append(true)
        }
      }
    }
  }
}
