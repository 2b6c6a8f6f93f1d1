import Foundation

/// What the components of colors mean.
///
/// [CGColorSpace](https://developer.apple.com/documentation/coregraphics/cgcolorspace)
nonisolated public final class CGColorSpace: NSObject, Sendable {
  /// How many components a color has.
  public let numberOfComponents: Int

  init(_ components: Int) {
    numberOfComponents = components
    super.init()
  }
}
