import Foundation

/// Colors that change into each other; its values are kept.
///
/// [CGGradient](https://developer.apple.com/documentation/coregraphics/cggradient)
nonisolated public final class CGGradient {
  /// The colors, from the start to the end.
  package let colors: [Any]

  /// Creates a gradient between colors; nil for none.
  public init?(colorsSpace space: CGColorSpace?, colors: [Any], locations: [CGFloat]?) {
    guard !colors.isEmpty else { return nil }
    self.colors = colors
  }
}
