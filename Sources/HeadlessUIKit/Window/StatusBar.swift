import Foundation
import NavigationModel

/// How a status bar looks.
///
/// [UIStatusBarStyle](https://developer.apple.com/documentation/uikit/uistatusbarstyle)
public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// The bar at the top of the screen that belongs to the system.
public struct StatusBar: Sendable, Equatable {
  /// Whether it is hidden.
  public var isHidden = false
  /// How it looks.
  public var style = UIStatusBarStyle.default

  /// As it is where nobody asks for anything else.
  public init() {}
}

extension Stage {
  /// Asks those who decide over the status bar, and gives what is below it its place.
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

  /// Who decides: from the root on, who is presented and covers the screen or captures the status
  /// bar (P23), else the child that is named; nil for the root.
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
  /// Whether it wants the status bar to be hidden, as its script says or else its class.
  package var asksForNoStatusBar: Bool {
    behaviour?.flag("prefersStatusBarHidden", of: self) ?? prefersStatusBarHidden
  }

  /// How it wants the status bar to look, as its script says or else its class.
  package var askedStatusBarStyle: UIStatusBarStyle {
    behaviour?.statusBarStyle(of: self) ?? preferredStatusBarStyle
  }

  /// The child that decides whether there is a status bar, as its script says or else its class.
  package var askedChildForStatusBarHidden: UIViewController? {
    scriptChild("childForStatusBarHidden") ?? childForStatusBarHidden
  }

  /// The child that decides how the status bar looks, as its script says or else its class.
  package var askedChildForStatusBarStyle: UIViewController? {
    scriptChild("childForStatusBarStyle") ?? childForStatusBarStyle
  }

  /// The controller that a script's function answers; nil where there is no function, or it answers
  /// none.
  private func scriptChild(_ property: String) -> UIViewController? {
    guard let behaviour, behaviour.overrides(property, of: self) else { return nil }
    return behaviour.answer(property, of: self, []).controllers.first
  }
}
