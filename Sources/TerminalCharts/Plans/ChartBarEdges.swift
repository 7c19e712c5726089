/// Where the sides of bars without a width of their own may lie; a terminal's own addition.
public enum ChartBarEdges: Hashable, Sendable {
  /// On half cells: bars are spread evenly, and the corners of some are not quite at their height.
  case halfCells
  /// On cells: the ends of bars are straight in every font, and gaps differ by a cell.
  case cells
}
