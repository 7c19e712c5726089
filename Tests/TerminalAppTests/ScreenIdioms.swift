import Foundation
import TerminalApp

@MainActor final class Settings: ObservableObject {
  @Published var isShown = false
  @Published var items = [1, 2]
}

/// Idioms of screens with charts, each in a form in which it occurs.
struct ScreenIdioms: View {
  @State private var isOn = false
  @State private var number = 2.0
  @State private var count = 1
  @StateObject private var settings = Settings()
  @Environment(\.dismiss) private var dismiss
  @Environment(\.colorScheme) private var scheme
  @Environment(\.locale) private var locale

  var body: some View {
    NavigationStack {
      ScrollView(showsIndicators: false) {
        controls
        containers
        texts
        shapes
        reactions
      }
      .scrollIndicators(.hidden)
      .navigationTitle("Idioms")
    }
    .environmentObject(settings)
    .preferredColorScheme(.dark)
    .accentColor(scheme == .dark ? .red : .blue)
  }

  @ViewBuilder private var controls: some View {
    Toggle(isOn: $isOn.animation()) { Text("Moves") }
    Toggle("Lightning", systemImage: "bolt", isOn: $isOn)
    Slider(value: $number, in: 0...5, step: 1) { Text("Number") }
    Slider(value: $number, in: 0...5) {
      Text("Number")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("5")
    }
    Slider(value: $number, in: 0...5, onEditingChanged: { isOn = $0 })
    Stepper("Count", value: $count, in: 1...5, step: 1)
    Stepper("Count") {
      count += 1
    } onDecrement: {
      count -= 1
    }
    Picker("Count", systemImage: "bolt", selection: $count) { Text("1").tag(1) }
    Button("Leave", systemImage: "xmark") { dismiss() }
    Button(role: .destructive, action: {}, label: { Text("Remove") })
    Button(action: {}) { Text("x") }
    ProgressView("Reads")
    ProgressView(value: 0.5)
    NavigationLink("More") { Text("more") }
    NavigationLink(destination: Text("more")) { Text("More") }
  }

  @ViewBuilder private var containers: some View {
    Section(header: Text("Head"), footer: Text("Foot")) { Text("row") }
    Section(header: Text("Head")) { Text("row") }
    GroupBox("Box") { Text("x") }
    GroupBox(label: Text("Box")) { Text("x") }
    Form { Text("x") }
    ForEach(Array(settings.items.enumerated()), id: \.offset) { index, item in
      Text("\(index) \(item)")
    }
    ForEach($settings.items, id: \.self) { $item in Text("\(item)") }
    TabView(selection: $count) { Text("x").tag(1) }.tabViewStyle(.page)
    HStack(alignment: .firstTextBaseline, spacing: 4) {
      Text("x")
      Spacer(minLength: 0)
    }
    Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 2) { GridRow { Text("x") } }
  }

  @ViewBuilder private var texts: some View {
    Text(Date(timeIntervalSince1970: 0), format: .dateTime.day().month())
    Text(number, format: .number.precision(.fractionLength(1)))
    Text(0.5, format: .percent)
    Text("\(number, specifier: "%.1f")")
    Text(Date(timeIntervalSince1970: 0), style: .time)
    Text("**x**") + Text(" y").bold()
    Text("x").font(.system(size: 12, weight: .bold, design: .rounded))
    Text("x").font(.caption2.weight(.semibold))
    Text("x").font(.largeTitle.bold()).strikethrough().underline()
    Text("x").multilineTextAlignment(.center).lineLimit(2).fixedSize()
    Label {
      Text("x")
    } icon: {
      Image(systemName: "bolt")
    }
  }

  @ViewBuilder private var shapes: some View {
    Circle().trim(from: 0, to: 0.5).stroke(style: StrokeStyle(lineWidth: 3, lineCap: .round))
      .rotationEffect(.degrees(-90))
    AngularGradient(colors: [.red, .blue], center: .center)
    UnevenRoundedRectangle(topLeadingRadius: 4).fill(
      .radialGradient(colors: [.red, .blue], center: .top, startRadius: 0, endRadius: 100))
    Text("x").overlay(RoundedRectangle(cornerRadius: 4).stroke(.gray, lineWidth: 1))
    Text("x").clipShape(RoundedRectangle(cornerRadius: 4, style: .continuous))
    Color(UIColor.systemBackground).frame(height: 16)
    VStack {}.border(.red).mask { Rectangle() }
  }

  @ViewBuilder private var reactions: some View {
    Text("x").onChange(of: count) { _ in }
    Text("x").onChange(of: count, initial: true) { old, new in }
    Text("x").transition(.opacity.combined(with: .scale))
    Text("x").transition(.asymmetric(insertion: .move(edge: .leading), removal: .slide))
    Text("x").task { await Task.yield() }.task(id: count) {}
    Text("x").simultaneousGesture(DragGesture()).onLongPressGesture {}
    Text("x").onTapGesture { withAnimation(.spring()) { isOn.toggle() } }
  }
}
