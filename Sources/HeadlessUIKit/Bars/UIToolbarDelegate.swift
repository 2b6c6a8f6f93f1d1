import Foundation

/// Methods to respond to a toolbar.
///
/// [UIToolbarDelegate](https://developer.apple.com/documentation/uikit/uitoolbardelegate)
@preconcurrency @MainActor
public protocol UIToolbarDelegate: NSObjectProtocol {}
