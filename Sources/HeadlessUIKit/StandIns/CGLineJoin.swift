/// The form of the corners of a line.
///
/// [CGLineJoin](https://developer.apple.com/documentation/coregraphics/cglinejoin)
nonisolated public enum CGLineJoin: Int32, Sendable {
  case miter = 0
  case round = 1
  case bevel = 2
}
