import Foundation
import NavigationModel

extension UITabBarController {
  /// Whether the bar is shown.
  var showsBar: Bool { !tabBar.isHidden && !hidesBar }

  /// The bar from the perspective of a tab; nil while it is hidden.
  func barEdge(for child: UIViewController) -> BarEdge? {
    guard showsBar else { return nil }
    return child.barEdge(.bottom, isTranslucent: tabBar.isTranslucent, BarHeights.tabBar)
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

  /// The frame of the bar in its view (B46).
  var tabBarFrame: CGRect {
    CGRect(
      x: 0, y: Double(area.height) - BarHeights.tabBar, width: Double(area.width),
      height: BarHeights.tabBar)
  }
}
