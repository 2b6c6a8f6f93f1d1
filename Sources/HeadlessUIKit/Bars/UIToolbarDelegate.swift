/// Methods to respond to a toolbar.
///
/// [UIToolbarDelegate](https://developer.apple.com/documentation/uikit/uitoolbardelegate)
public protocol UIToolbarDelegate: AnyObject {}
