import Foundation
import HeadlessUIKit

nonisolated extension UIColor {
  /// Writes its white, from 0, black, to 1, and its opacity; false, and nothing written, for a color that
  /// has only a name.
  ///
  /// A color that isn't gray counts as bright as it looks (unconfirmed).
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let (red, green, blue, opacity) = parts else { return false }
    white?.pointee =
      red == green && green == blue ? red : 0.2126 * red + 0.7152 * green + 0.0722 * blue
    alpha?.pointee = opacity
    return true
  }

  /// Writes its hue, saturation, brightness and opacity between 0 and 1; false, and nothing written, for a
  /// color that has only a name.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let (red, green, blue, opacity) = parts else { return false }
    let most = max(red, green, blue)
    let chroma = most - min(red, green, blue)
    var turn: CGFloat = 0
    if chroma > 0 {
      turn =
        switch most {
        case red: (green - blue) / chroma
        case green: (blue - red) / chroma + 2
        default: (red - green) / chroma + 4
        }
    }
    hue?.pointee = (turn < 0 ? turn + 6 : turn) / 6
    saturation?.pointee = most > 0 ? chroma / most : 0
    brightness?.pointee = most
    alpha?.pointee = opacity
    return true
  }

  private var parts: (CGFloat, CGFloat, CGFloat, CGFloat)? {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    guard getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return nil }
    return (red, green, blue, alpha)
  }
}
