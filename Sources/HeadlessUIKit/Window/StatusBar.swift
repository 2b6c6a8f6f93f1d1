import Foundation
import NavigationModel

/// The appearance of a status bar.
///
/// [UIStatusBarStyle](https://developer.apple.com/documentation/uikit/uistatusbarstyle)
public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// The system's bar at the top of the screen.
public struct StatusBar: Sendable, Equatable {
  /// Whether it is hidden.
  public var isHidden = false
  /// Its appearance.
  public var style = UIStatusBarStyle.default

  /// Creates a status bar with the default appearance.
  public init() {}
}

extension Stage {
  /// Asks the controllers that control the status bar, and lays out the content below it.
  func updateStatusBar() {
    guard profile.asksForStatusBar, let root = frontRoot else { return }
    var new = StatusBar()
    new.isHidden =
      decider(from: root) { $0.askedChildForStatusBarHidden }?.asksForNoStatusBar
      ?? root.asksForNoStatusBar
    new.style =
      decider(from: root) { $0.askedChildForStatusBarStyle }?.askedStatusBarStyle
      ?? root.askedStatusBarStyle
    guard new != statusBar else { return }
    statusBar = new
    for id in hierarchy.visible { (registry[id] as? UINavigationController)?.layOutTop() }
  }

  /// The controller that controls the status bar, starting at the root: a presented controller that
  /// covers the screen or captures the status bar (P23), or else the child that the controller
  /// names; nil for the root.
  private func decider(
    from root: UIViewController, _ child: (UIViewController) -> UIViewController?
  ) -> UIViewController? {
    guard var current = capturing(presentedBy: root) ?? child(root), current !== root else {
      return nil
    }
    var passed = Few(root.id)
    while let next = capturing(presentedBy: current) ?? child(current),
      next !== current, !passed.contains(next.id)
    {
      passed.append(current.id)
      current = next
    }
    return current
  }

  private func capturing(presentedBy presenter: UIViewController) -> UIViewController? {
    guard hierarchy[presenter.id].presentation != nil,
      let presentation = hierarchy[presenter.id].presentation, !presentation.isLeaving,
      let presented = registry[presentation.presented],
      presentation.coversPresenter || presented.modalPresentationCapturesStatusBarAppearance
    else { return nil }
    return presented
  }
}

extension UIViewController {
  /// Whether it prefers the status bar hidden, according to its script or else its class.
  package var asksForNoStatusBar: Bool {
    behaviour?.flag("prefersStatusBarHidden", of: self) ?? prefersStatusBarHidden
  }

  /// Its preferred status bar style, according to its script or else its class.
  package var askedStatusBarStyle: UIStatusBarStyle {
    behaviour?.statusBarStyle(of: self) ?? preferredStatusBarStyle
  }

  /// The child that controls whether the status bar is hidden, by its script or else its class.
  package var askedChildForStatusBarHidden: UIViewController? {
    scriptChild("childForStatusBarHidden") ?? childForStatusBarHidden
  }

  /// The child that controls the status bar style, according to its script or else its class.
  package var askedChildForStatusBarStyle: UIViewController? {
    scriptChild("childForStatusBarStyle") ?? childForStatusBarStyle
  }

  /// The controller that a script's function returns; nil if there is no function or it returns
  /// none.
  private func scriptChild(_ property: String) -> UIViewController? {
    guard let behaviour, behaviour.overrides(property, of: self) else { return nil }
    return behaviour.answer(property, of: self, []).controllers.first
  }
}
