import TerminalCharts3D

Chart3D {
  SurfacePlot(x: "x", y: "y", z: "z") { x, z in x * x - z * z }
}
.printChart()
