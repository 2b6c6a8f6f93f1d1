import Foundation

/// What the content of a cell shows; a value that makes the view for it (H32).
///
/// [UIContentConfiguration](https://developer.apple.com/documentation/uikit/uicontentconfiguration)
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// Creates a view that shows it.
  func makeContentView() -> any UIView & UIContentView
}
