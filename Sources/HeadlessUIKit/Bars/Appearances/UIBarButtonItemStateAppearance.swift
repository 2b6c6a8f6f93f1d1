import Foundation

/// How a bar's buttons look in one state.
///
/// Kept, no effect.
/// [UIBarButtonItemStateAppearance](https://developer.apple.com/documentation/uikit/uibarbuttonitemstateappearance)
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The image behind the button.
  open var backgroundImage: UIImage?

  override init() { super.init() }

  /// Takes the values of another one.
  func take(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    backgroundImage = other.backgroundImage
  }
}
