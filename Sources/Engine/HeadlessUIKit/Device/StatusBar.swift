import Foundation
import NavigationModel

/// The system's bar at the top of the screen.
public struct StatusBar: Sendable, Equatable {
  /// Whether it is hidden.
  public var isHidden = false
  /// Its appearance.
  public var style = UIStatusBarStyle.default

  /// How its last change was animated (F106).
  public var updateAnimation = UIStatusBarAnimation.fade

  /// Creates a status bar with the default appearance.
  public init() {}
}

extension Stage {
  /// The frame of the status bar, in points; empty while it is hidden.
  var frameOfStatusBar: CGRect {
    guard !statusBar.isHidden else { return .zero }
    return CGRect(
      x: 0, y: 0, width: traits.screen.width, height: profile.bars.heights.statusBar(traits))
  }

  /// Asks the controllers that control the status bar, and lays out the content below it.
  func updateStatusBar() {
    needsSystemParts = true
    guard profile.hasControllerBasedStatusBar, let front = frontDecider else { return }
    var new = statusBar
    let hider = decider(below: front) { $0.resolvedChildForStatusBarHidden } ?? front
    new.isHidden = hider.resolvedStatusBarHidden
    new.style =
      decider(below: front) { $0.resolvedChildForStatusBarStyle }?.resolvedStatusBarStyle
      ?? front.resolvedStatusBarStyle
    guard new != statusBar else { return }
    new.updateAnimation = hider.resolvedStatusBarAnimation
    statusBar = new
    engine.insetsMayHaveChanged()
    for id in hierarchy.visible { registry[id]?.statusBarDidChange() }
  }

  /// The controller that is asked first: the root in front, or what covers it.
  var frontDecider: UIViewController? {
    guard let frontRoot else { return nil }
    return capturing(over: frontRoot) ?? frontRoot
  }

  /// The controller that decides: from one on what is presented and covers the screen or captures the
  /// status bar (P23), else the child that is named; nil where the first decides itself.
  func decider(
    below front: UIViewController, _ child: (UIViewController) -> UIViewController?
  ) -> UIViewController? {
    guard var current = decider(after: front, child), current.id != front.id else { return nil }
    // Two that name each other are found by one mark, which moves on with twice the distance.
    var (marked, distance, reach) = (current.id, 1, 2)
    while let next = decider(after: current, child), next.id != marked {
      current = next
      distance += 1
      if distance == reach { (marked, reach) = (current.id, 2 * reach) }
    }
    return current
  }

  /// The next one on the way to it; nil if a controller names no other one.
  private func decider(
    after current: UIViewController, _ child: (UIViewController) -> UIViewController?
  ) -> UIViewController? {
    guard let next = child(current), next !== current else { return nil }
    return capturing(over: next) ?? next
  }

  /// The last of those presented one over the other that all cover the screen or capture the status
  /// bar; nil where the first doesn't.
  private func capturing(over presenter: UIViewController) -> UIViewController? {
    // A copy of a presentation, to compare it, would cost more than the rest.
    guard case .some = hierarchy[presenter.id].presentation else { return nil }
    return lastCapturing(over: presenter)
  }

  private func lastCapturing(over presenter: UIViewController) -> UIViewController? {
    let top = hierarchy.lastPresented(over: presenter.id) { presented in
      registry[presented]?.modalPresentationCapturesStatusBarAppearance == true
    }
    return top == presenter.id ? nil : registry[top]
  }
}
