import Foundation

/// A picture that is known by its name; nothing is drawn.
///
/// [UIImage](https://developer.apple.com/documentation/uikit/uiimage)
nonisolated public final class UIImage: NSObject, Sendable {
  /// The name it was asked for by; empty for a picture without one.
  package let name: String

  /// A picture without a name.
  public override init() {
    name = ""
    super.init()
  }

  /// A picture of a name; any name will do, there are no asset catalogues here.
  public init?(named name: String) {
    self.name = name
    super.init()
  }

  /// A picture of the system's.
  public init?(systemName name: String) {
    self.name = name
    super.init()
  }

  /// What is seen of it where there are letters only.
  package var textInBar: String { "[\(name.isEmpty ? "image" : name)]" }

  public override func isEqual(_ object: Any?) -> Bool { (object as? UIImage)?.name == name }
  public override var hash: Int { name.hashValue }
}

/// A box with the name of a picture.
///
/// [UIImageView](https://developer.apple.com/documentation/uikit/uiimageview)
open class UIImageView: UIView {
  /// The picture; nil at first.
  open var image: UIImage?

  /// A view of a picture, without extent; a person's touches go through it.
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }

  /// A view with a frame in points; a person's touches go through it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// A view without extent; the coder is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }
}
