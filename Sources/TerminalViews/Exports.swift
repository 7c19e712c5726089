// Views are made with the colours, angles, outlines and metrics of drawing: whoever uses one needs
// the other.
@_exported import TerminalDrawing
