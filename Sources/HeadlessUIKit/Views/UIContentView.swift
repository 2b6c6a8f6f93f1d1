import Foundation

/// A view that shows a configuration.
///
/// [UIContentView](https://developer.apple.com/documentation/uikit/uicontentview)
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// What it shows; another one changes it.
  var configuration: any UIContentConfiguration { get set }
  /// Whether it can show a configuration; one that can isn't replaced (H32).
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether the configuration has the type of the one it shows.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    DefaultBody.reached(type(of: configuration) == type(of: self.configuration), by: self)
  }
}
