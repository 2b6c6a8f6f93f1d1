/// What has traits: a scene, a presentation, a controller or a view.
///
/// [UITraitEnvironment](https://developer.apple.com/documentation/uikit/uitraitenvironment)
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
  /// Its traits, as they were updated last.
  var traitCollection: UITraitCollection { get }
  /// Called when its traits have changed (F101).
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
