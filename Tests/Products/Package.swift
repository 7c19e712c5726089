// swift-tools-version:6.1
import PackageDescription

// A package of somebody else, with a program for each library product that uses that product alone.
// `make products` plans it, for which swift-argument-parser is not fetched, and builds and runs the
// programs as targets of the package above, which see no more there: a name that only this
// package's own targets can see fails here first.
let programs = [
  "print-chart": "TerminalCharts", "print-chart-3d": "TerminalCharts3D",
  "print-controls": "TerminalControls", "run-app": "TerminalApp", "smooth": "ChartStatistics",
  "write-sound": "ChartSounds", "read-prices": "ElectricityPrices",
]

let package = Package(
  name: "products",
  dependencies: [.package(name: "pricetui", path: "../..", traits: ["Foundation"])],
  targets: programs.sorted { $0.key < $1.key }.map { program, product in
    .executableTarget(
      name: program, dependencies: [.product(name: product, package: "pricetui")])
  },
  swiftLanguageModes: [.v6]
)
