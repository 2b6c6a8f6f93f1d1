import Foundation

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

  /// The images that are shown one after the other; kept, no effect.
  open var animationImages: [UIImage]?
  /// How long all of them are shown, in seconds; kept, no effect.
  open var animationDuration: TimeInterval = 0
  /// How often; kept, no effect.
  open var animationRepeatCount = 0
  /// Whether the images are shown one after the other.
  open private(set) var isAnimating = false
  /// Begins to show the images; the view shows its image nevertheless.
  open func startAnimating() { isAnimating = true }
  /// Ends that.
  open func stopAnimating() { isAnimating = false }
  /// The image while it is highlighted; kept, no effect.
  open var highlightedImage: UIImage?
  /// Whether it is drawn as being touched; kept, no effect.
  open var isHighlighted = false

  /// Creates a view of an image and another one while it is highlighted, with an empty frame.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
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
