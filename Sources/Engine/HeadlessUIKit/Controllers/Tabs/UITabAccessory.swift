import Foundation

/// A view that a tab bar controller shows above its bar, or beside its minimised bar (iOS 26; F98).
///
/// [UITabAccessory](https://developer.apple.com/documentation/uikit/uitabaccessory)
@preconcurrency @MainActor
open class UITabAccessory: NSObject {
  /// The view that is shown.
  open private(set) var contentView: UIView

  /// Creates an accessory that shows a view.
  public init(contentView: UIView) {
    self.contentView = contentView
    super.init()
  }

  /// Where the accessory around a view is, a trait of the view (F98).
  ///
  /// [UITabAccessory.Environment](https://developer.apple.com/documentation/uikit/uitabaccessory/environment)
  nonisolated public enum Environment: Int, Sendable {
    /// Nothing is known about it.
    case unspecified = 0
    /// The view isn't in an accessory.
    case none = 1
    /// Above the bar, or at the lower edge without one.
    case regular = 2
    /// Beside the minimised bar.
    case inline = 3
  }

  nonisolated deinit {}
}

/// The view around that of an accessory, below the bar in its controller's view; it gives its contents
/// the trait that says where they are (F98).
final class UITabAccessoryView: UIView {
  /// Shows a view in it, as large as itself.
  func show(_ contents: UIView, in frame: CGRect, as environment: UITabAccessory.Environment) {
    self.frame = frame
    contents.frame = CGRect(origin: .zero, size: frame.size)
    if contents.superview !== self { addSubview(contents) }
    let handle = ownOverrides
    if handle[UITraitTabAccessoryEnvironment.self] != environment {
      handle[UITraitTabAccessoryEnvironment.self] = environment
    }
  }

  nonisolated deinit {}
}
