/// Which parts a path encloses.
///
/// [CGPathFillRule](https://developer.apple.com/documentation/coregraphics/cgpathfillrule)
nonisolated public enum CGPathFillRule: Int, Sendable {
  case winding = 0
  case evenOdd = 1
}
