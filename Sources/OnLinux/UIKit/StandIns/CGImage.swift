import Foundation
import HeadlessUIKit

/// The pixels of an image, of which only the size is known.
///
/// [CGImage](https://developer.apple.com/documentation/coregraphics/cgimage)
nonisolated public final class CGImage: NSObject, Sendable {
  /// How many pixels it is wide.
  public let width: Int
  /// How many pixels it is high.
  public let height: Int
  /// The name of the image that it is of.
  let name: String

  init(_ name: String, width: Int, height: Int) {
    (self.name, self.width, self.height) = (name, width, height)
    super.init()
  }

  /// The part of it in a rectangle, in pixels; nil if that is outside.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard part.width > 0, part.height > 0 else { return nil }
    return CGImage(name, width: Int(part.width), height: Int(part.height))
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CGImage else { return false }
    return other.name == name && other.width == width && other.height == height
  }
  public override var hash: Int { name.hashValue }
}

nonisolated extension UIImage {
  /// Its pixels; nil for an image without a name that nothing was drawn into.
  public var cgImage: CGImage? {
    guard !name.isEmpty || size != .zero else { return nil }
    return CGImage(name, width: Int(size.width * scale), height: Int(size.height * scale))
  }

  /// Creates an image of pixels.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Creates an image of pixels, so many of which are a point.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    let scale = scale > 0 ? scale : 1
    self.init(
      name: cgImage.name,
      size: CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale),
      renderingMode: .automatic, scale: scale, orientation: orientation)
  }
}
