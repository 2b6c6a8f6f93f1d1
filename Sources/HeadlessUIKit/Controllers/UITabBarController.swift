import NavigationModel
import Foundation

/// A container that shows the selected one of its children.
///
/// Unlike a stack it tells the controllers that one will appear and the other disappear inside the setter (A32).
/// [UITabBarController](https://developer.apple.com/documentation/uikit/uitabbarcontroller)
open class UITabBarController: UIViewController {
  /// Asked and told of the user's choices; not retained.
  open weak var delegate: (any UITabBarControllerDelegate)?

  override class var isContainer: Bool { true }

  override class var showing: Node.Showing { .chosen }

  /// The tabs; nil when there are none.
  ///
  /// Replacing them keeps the selected controller if it stays, else its index, else selects the
  /// first (A83).
  open var viewControllers: [UIViewController]? {
    get { children.isEmpty ? nil : children }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the tabs (A83).
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let tabs = viewControllers ?? []
    guard Set(tabs.map(\.id)).count == tabs.count else {
      return stage.complain(.tabsNotDistinct, stage.describe(self))
    }
    let newcomers = tabs.filter { $0.parent !== self }
    guard newcomers.allSatisfy(mayAdopt) else { return }
    for newcomer in newcomers { newcomer.leaveParent() }
    let ids = tabs.map(\.id)
    let selected = stage.hierarchy[id].shown.first { ids.contains($0) }
    let shown = selected ?? (ids.indices.contains(selectedIndex) ? ids[selectedIndex] : ids.first)
    stage.engine.perform(.arrange, in: lane, animated: false) {
      $0.setChildren(ids, of: id, shown: shown.map { [$0] } ?? [])
    }
  }

  /// The controller of the selected tab; nil without tabs (A82).
  ///
  /// One that is not a tab raises (A88).
  open var selectedViewController: UIViewController? {
    get { controller(stage.hierarchy[id].shown.last) }
    set {
      guard let newValue else { return }
      guard newValue.parent === self else { return stage.complain(.notATab) }
      select(newValue, as: .select)
    }
  }

  /// The index of the selected tab, from 0; `NSNotFound` without tabs (A82).
  ///
  /// An index without a tab raises.
  open var selectedIndex: Int {
    get {
      let node = stage.hierarchy[id]
      return node.shown.last.flatMap { node.children.firstIndex(of: $0) } ?? NSNotFound
    }
    set {
      let tabs = children
      guard tabs.indices.contains(newValue) else {
        return stage.complain(
          .noSuchTab, stage.describe(self), String(newValue), String(tabs.count))
      }
      select(tabs[newValue], as: .select)
    }
  }

  override func listens(to call: DelegateCall) -> Bool {
    guard call == .didSelect || call == .shouldSelect, let delegate else { return false }
    return (delegate as? any SelectiveDelegate)?.listens(to: call) ?? true
  }

  override func tellDelegate(_ call: DelegateCall, _ child: UIViewController, animated: Bool) {
    delegate?.tabBarController(self, didSelect: child)
  }
}

extension UITabBarController {
  /// Shows a tab; one that is selected already gets nothing (A20).
  private func select(_ tab: UIViewController, as kind: Choreography.Kind) {
    guard stage.hierarchy[id].shown != [tab.id] else { return }
    stage.engine.perform(kind, in: lane, animated: false) { $0.show([tab.id], in: id) }
  }

  /// The title of a tab: a stack takes it from its root (B6).
  package func tabTitle(of tab: UIViewController) -> String {
    tab.title ?? (tab as? UINavigationController)?.viewControllers.first?.title ?? ""
  }

  /// What a tap on a tab does: the delegate may refuse; the tab is selected, or its stack popped to
  /// the root; the delegate is told in any case (A85, A87, B69).
  package func userSelects(_ tab: UIViewController) {
    if listens(to: .shouldSelect) {
      let answer = delegate?.tabBarController(self, shouldSelect: tab) ?? true
      stage.noteDelegateCall(.shouldSelect, of: self, tab.label)
      guard answer else { return }
    }
    guard stage.hierarchy[id].shown == [tab.id] else { return select(tab, as: .tap) }
    if let stack = tab as? UINavigationController,
      !stack.isPerformedByScript("popToRootViewController", true)
    {
      stack.popToRootViewController(animated: true)
    }
    stage.tellDelegate(of: id, .didSelect, tab.id, animated: false)
  }
}

/// Asked and told of the user's choices of tabs; never of the program's (A85).
///
/// [UITabBarControllerDelegate](https://developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate)
public protocol UITabBarControllerDelegate: AnyObject {
  /// Whether the user may select a tab.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Called when the user has selected a tab, the selected one included (A85, A86).
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// Always.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}
