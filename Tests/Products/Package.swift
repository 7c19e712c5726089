// swift-tools-version:6.1
import PackageDescription

// A package of another author, with a program for each library product that uses only this product.
// `make products` resolves it, for which swift-argument-parser is not fetched, and builds and runs
// the programs as targets of the package above, where they see no more: a name that only the
// targets of this package can see fails here first.
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
