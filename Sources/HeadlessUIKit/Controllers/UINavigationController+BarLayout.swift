import Foundation
import NavigationModel

extension UINavigationController {
  private var heights: BarHeights { stage.profile.bars.heights }

  /// Whether it is a child of a tab bar controller.
  private var isTab: Bool {
    guard let parent = stage.hierarchy[id].parent else { return false }
    return stage.hierarchy[parent].kind == .tabBar
  }

  /// The height of the tab bar that covers the lower edge of its view.
  private var tabBarHeight: Double {
    guard isTab, let tabs = parent as? UITabBarController, tabs.showsBar,
      tabs.barEdge(for: self)?.isUnderlapped == true
    else { return 0 }
    return BarHeights.tabBar
  }

  /// The frame of the view of a controller of the stack (B47, B49).
  func contents(for child: UIViewController) -> CGRect {
    let area = area
    return CGRect(
      stage.profile.bars.contents(
        width: Double(area.width), height: Double(area.height), top: topEdge(for: child),
        bottom: bottomEdge(for: child)))
  }

  /// The bars at the bottom.
  private func bottomEdge(for child: UIViewController) -> BarEdge? {
    guard showsToolbar || isTab else { return nil }
    return child.barEdge(
      .bottom, isTranslucent: toolbar.isTranslucent,
      (showsToolbar ? heights.toolbar(stage.traits) : 0) + tabBarHeight)
  }

  /// The bars at the top; below a hidden or a translucent one, the contents leave room for the status
  /// bar in old releases (of a translucent one unconfirmed).
  private func topEdge(for child: UIViewController) -> BarEdge? {
    let bar =
      showsNavigationBar
      ? child.barEdge(
        .top, isTranslucent: navigationBar.isTranslucent, Double(navigationBarFrame.maxY)) : nil
    guard stage.profile.bars.insetsContents, bar?.isUnderlapped != false else { return bar }
    return BarEdge(height: child.statusBarInset, isUnderlapped: false)
  }

  /// The frame of the navigation bar in its view (B46, B48).
  var navigationBarFrame: CGRect {
    let bar = navigationBar.displayed
    let height = heights.navigationBar(
      stage.traits, hasPrompt: bar?.prompt != nil, hasLargeTitle: bar?.hasLargeTitle == true)
    return CGRect(
      x: 0, y: statusBarHeight, width: Double(area.width), height: height)
  }

  /// The frame of the toolbar in its view (B46).
  var toolbarFrame: CGRect {
    let height = heights.toolbar(stage.traits)
    return CGRect(
      x: 0, y: Double(area.height) - tabBarHeight - height, width: Double(area.width),
      height: height)
  }

  /// Updates the frame of the top's view after the bars have changed.
  func layOutTop() {
    guard let top = topViewController, top.isViewLoaded, stage.hierarchy.isAttached(id) else {
      return
    }
    stage.layOut(top)
  }
}
