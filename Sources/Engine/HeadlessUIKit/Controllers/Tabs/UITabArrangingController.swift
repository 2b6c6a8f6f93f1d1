import Foundation
import NavigationModel

/// The tabs in their order, while the user arranges them (F86).
final class UITabArrangingController: UIViewController, SelectorPerforming {
  override class var isContainer: Bool { true }

  /// The controllers of the tabs, as the user has arranged them.
  var order: [UIViewController]
  weak var tabs: UITabBarController?

  init(_ order: [UIViewController], of tabs: UITabBarController) {
    self.order = order
    self.tabs = tabs
    super.init(nibName: nil, bundle: nil)
    title = "Configure"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .done, target: self, action: Selector("done"))
  }

  required init?(coder: NSCoder) {
    order = []
    super.init(coder: coder)
  }

  func perform(_ action: Selector, with sender: Any?) { tabs?.endCustomizing(order) }

  nonisolated deinit {}
}
