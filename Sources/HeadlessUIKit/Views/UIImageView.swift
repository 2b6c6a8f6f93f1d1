import Foundation

/// An image that is identified by its name; nothing is drawn.
///
/// [UIImage](https://developer.apple.com/documentation/uikit/uiimage)
nonisolated public final class UIImage: NSObject, Sendable {
  /// The name it was requested with; empty for an image without one.
  package let name: String

  /// Creates an image without a name.
  public override init() {
    name = ""
    super.init()
  }

  /// Creates an image with a name; every name is accepted, there are no asset catalogs here.
  public init?(named name: String) {
    self.name = name
    super.init()
  }

  /// Creates a system image.
  public init?(systemName name: String) {
    self.name = name
    super.init()
  }

  /// The text that represents it on a text-only screen.
  package var textInBar: String { "[\(name.isEmpty ? "image" : name)]" }

  public override func isEqual(_ object: Any?) -> Bool { (object as? UIImage)?.name == name }
  public override var hash: Int { name.hashValue }
}

/// A view that shows the name of an image.
///
/// [UIImageView](https://developer.apple.com/documentation/uikit/uiimageview)
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// The image; nil by default.
  open var image: UIImage?

  /// Creates a view of an image, with an empty frame; the user's touches pass through it.
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }

  /// Creates a view with a frame in points; the user's touches pass through it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view with an empty frame; the coder is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }
}
