#if !canImport(ObjectiveC)
  import Foundation
  import HeadlessUIKit

  /// The type of an image literal, as Xcode writes it.
  ///
  /// [UIImage](https://developer.apple.com/documentation/uikit/uiimage)
  public typealias _ImageLiteralType = UIImage

  extension UIImage: _ExpressibleByImageLiteral {
    /// Creates the image of a literal: an empty one if the name is empty.
    nonisolated public convenience init(imageLiteralResourceName name: String) {
      self.init(name: name, size: .zero, renderingMode: .automatic)
    }
  }
#endif
