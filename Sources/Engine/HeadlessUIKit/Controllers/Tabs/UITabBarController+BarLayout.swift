import Foundation
import NavigationModel

extension UITabBarController {
  /// Whether the bar is shown.
  var showsBar: Bool { !tabBar.isHidden && !hidesBar }

  /// The bar from the perspective of a tab; nil while it is hidden.
  func barEdge(for child: UIViewController) -> BarEdge? {
    guard showsBar else { return nil }
    return child.barEdge(.bottom, isTranslucent: tabBar.isTranslucent, barHeight)
  }

  /// The frame of the view of a tab (B47, B49).
  func contents(for child: UIViewController, in area: CGSize) -> CGRect {
    CGRect(
      stage.profile.bars.contents(
        width: Double(area.width), height: Double(area.height),
        top: BarEdge(height: child.statusBarInset, isUnderlapped: false),
        bottom: barEdge(for: child)))
  }

  /// What is covered of its view for a tab: an opaque bar's part of it is all below the tab's view.
  func covered(for child: UIViewController, in own: Insets) -> Insets {
    var insets = own
    if let edge = barEdge(for: child) {
      insets.bottom = edge.isUnderlapped ? own.bottom + BarHeights.tabBar : edge.height
    }
    insets.bottom += accessoryInset
    return insets
  }

  /// Updates the frame of the selected tab's view after the bar has changed.
  func layOutSelected() {
    guard let selectedViewController, selectedViewController.isViewLoaded,
      stage.hierarchy.isAttached(id)
    else { return }
    stage.engine.layOut(selectedViewController)
    stage.engine.insetsMayHaveChanged()
  }

  /// The height of the bar, which reaches down to the edge of the screen (J13).
  private var barHeight: Double { BarHeights.tabBar + bottomOfSafeArea }

  /// The frame of the bar in its view (B46, J13).
  var tabBarFrame: CGRect {
    CGRect(
      x: 0, y: Double(area.height) - barHeight, width: Double(area.width), height: barHeight)
  }

  /// The controller of the highlighted tab; the More controller for the tabs it contains.
  var selectedTabInBar: UIViewController? { controller(stage.hierarchy[id].shown.last) }

  /// The item of the tab that the bar highlights; nil without a selection.
  var selectedItem: UITabBarItem? {
    let selected = selectedTabInBar
    return selected.flatMap { selected in
      entriesInBar.first { $0.content === selected }?.item ?? (usesTabs ? nil : selected.tabBarItem)
    }
  }

  /// Whether the program, the sidebar or a controller in the selected stack hides the bar (B56,
  /// F97).
  var hidesBar: Bool {
    if isTabBarHidden || isSidebarShown { return true }
    let stack = selectedTabInBar as? UINavigationController
    return stack?.viewControllers.contains { $0.hidesBottomBar } == true
  }
}
