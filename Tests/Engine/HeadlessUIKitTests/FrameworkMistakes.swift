import Foundation
import NavigationModel

@testable import HeadlessUIKit

/// What the framework mustn't do, for `CallSourceTests` and others to find: none of it runs.
private final class UIMistakes: UIViewController {
  static let row = Call<UIView, any UIScrollViewDelegate, Void>(
    .didScroll, "scrollViewDidScroll(_:)", to: { _ in nil })
  var stored: [((Int) -> Void)?] = []

  func callsAMember(of other: UIView) { other.layoutSubviews() }
  func readsAMember(of other: UIViewController) -> Bool { other.prefersStatusBarHidden }
  func callsAnObject(_ interaction: any UIInteraction) { interaction.willMove(to: nil) }
  func callsAnOverride(by overrides: any MemberOverrides) {
    _ = overrides.call(.hitTest, of: UIView(), [])
  }
  func goesToTheTable(for other: UIView) { HandlerCall.updates.run { other.layoutSubviews() } }

  func callsAClosure() { stored[0]?(1) }
  public func callsAParameter(_ body: (() throws -> Void)?) rethrows { try body?() }
  public func runsAParameter(_ body: () -> Void) { HandlerCall.updates.run { body() } }

  func usesItsView() { view.addSubview(UIView()) }
  func usesAView(of child: UIViewController) -> CGRect { child.view.frame }
  func passesItsView(to other: UIView) { other.addSubview(self.view) }

  func delivers(to child: UIViewController) { child.receive(.viewDidAppear) }
  func delivers(_ callback: Callback, to child: UIViewController) { child.receive(callback) }
  func givesChildren(in hierarchy: inout Hierarchy) {
    _ = hierarchy.setChildren([], of: id, shown: [])
  }
  func arranges(_ split: UISplitViewController) { split.arrange([], showing: []) }
}

extension UITabBarController {
  func callsItsDelegate() { delegate?.tabBarController(self, didSelect: self) }
}

extension TransitionEngine {
  fileprivate func knowsStacks(_ controller: UIViewController) -> Bool {
    controller is UINavigationController
  }
}

private protocol UIMistakesDelegate: AnyObject {
  func isAsked() -> Bool
  func isNotified()
}

extension UIMistakesDelegate {
  func isAsked() -> Bool { true }
  func isNotified() { DefaultBody.reached(by: self) }
}
