/// The form of the ends of a line.
///
/// [CGLineCap](https://developer.apple.com/documentation/coregraphics/cglinecap)
nonisolated public enum CGLineCap: Int32, Sendable {
  case butt = 0
  case round = 1
  case square = 2
}
