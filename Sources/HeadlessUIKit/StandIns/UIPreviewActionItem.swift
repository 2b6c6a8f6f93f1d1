import Foundation

/// What can be chosen below a controller that is shown while a view is pressed.
///
/// [UIPreviewActionItem](https://developer.apple.com/documentation/uikit/uipreviewactionitem)
@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
  /// Its title.
  var title: String { get }
}
