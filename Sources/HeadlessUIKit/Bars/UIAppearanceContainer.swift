import Foundation

/// A container whose contents can have an appearance of their own (H113).
///
/// [UIAppearanceContainer](https://developer.apple.com/documentation/uikit/uiappearancecontainer)
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearanceContainer {}

extension UIViewController: UIAppearanceContainer {}
