// Views are made with the colours, angles, outlines and metrics of drawing: who uses the ones needs
// the others.
@_exported import TerminalDrawing
