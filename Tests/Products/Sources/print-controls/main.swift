import TerminalControls

let frame = VStack {
  Text("Area")
  ProgressView(value: 0.4)
}
print(type(of: frame))
