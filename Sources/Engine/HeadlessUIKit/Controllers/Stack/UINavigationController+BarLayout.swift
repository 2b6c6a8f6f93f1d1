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
    guard isTab, let tabs = currentParent as? UITabBarController, tabs.showsBar,
      tabs.barEdge(for: self)?.isUnderlapped == true
    else { return 0 }
    return BarHeights.tabBar
  }

  /// The frame of the view of a controller of the stack (B47, B49).
  func contents(for child: UIViewController, in area: CGSize) -> CGRect {
    CGRect(
      stage.profile.bars.contents(
        width: Double(area.width), height: Double(area.height), top: topEdge(for: child),
        bottom: bottomEdge(for: child)))
  }

  /// The bars at the bottom.
  private func bottomEdge(for child: UIViewController) -> BarEdge? {
    guard showsToolbar || isTab else { return nil }
    return child.barEdge(
      .bottom, isTranslucent: toolbar.isTranslucent,
      showsToolbar ? heights.toolbar(room) + heightBelowToolbar : tabBarHeight)
  }

  /// The bars at the top; below a hidden or a translucent one, the contents leave room for the status
  /// bar in old releases (of a translucent one unconfirmed).
  private func topEdge(for child: UIViewController) -> BarEdge? {
    let bar =
      showsNavigationBar
      ? child.barEdge(
        .top, isTranslucent: isBarTranslucent, Double(navigationBarFrame.maxY)) : nil
    guard stage.profile.bars.insetsContents, bar?.isUnderlapped != false else { return bar }
    return BarEdge(height: child.statusBarInset, isUnderlapped: false)
  }

  /// Whether the navigation bar is translucent; where no bar has a look it need not be asked.
  private var isBarTranslucent: Bool {
    stage.hasBarLooks ? navigationBar.isTranslucent : stage.profile.bars.areTranslucent
  }

  /// What is covered of its view for a controller of the stack; what the controller itself adds comes
  /// on top of the bars (E60).
  ///
  /// The bar begins below the status bar, which may end above the safe area (E61: 97.67). An opaque
  /// bar's part is all above or below the controller's view.
  func covered(for child: UIViewController, in own: Insets) -> Insets {
    let added = stage.profile.hasSafeArea ? parts.insets?.additional ?? .zero : .zero
    var insets = own - added
    if showsNavigationBar {
      insets.top = max(insets.top, statusBarHeight + navigationBarHeight(for: child))
    }
    if let edge = bottomEdge(for: child) {
      let toolbar = showsToolbar ? heights.toolbar(room) : 0
      insets.bottom = edge.isUnderlapped ? insets.bottom + toolbar : edge.height
    }
    return insets + added
  }

  private func navigationBarHeight(for child: UIViewController?) -> Double {
    heights.navigationBar(
      room, hasPrompt: hasPrompt, palette: paletteHeight(for: child), search: searchRow)
  }

  /// What a search takes of the bar; without one the bar need not be asked.
  private var searchRow: SearchRow { stage.hasSearches ? navigationBar.searchRow : .none }

  /// Whether the item of the top has a prompt; none is created to find out.
  private var hasPrompt: Bool { stage.hasPrompts && navigationBar.topItem?.prompt != nil }

  /// The frame of the navigation bar in its view (B46, B48).
  var navigationBarFrame: CGRect {
    let height = heights.navigationBar(
      room, hasPrompt: showsNavigationBar && hasPrompt,
      palette: showsNavigationBar ? paletteHeight(for: topViewController) : 0,
      search: searchRow)
    return CGRect(
      x: 0, y: statusBarHeight, width: Double(area.width), height: height)
  }

  /// What is below the toolbar: the tab bar, or the indicator of a phone without a home button (J13).
  private var heightBelowToolbar: Double { max(tabBarHeight, bottomOfSafeArea) }

  /// The frame of the toolbar in its view (B46, J13).
  var toolbarFrame: CGRect {
    let height = heights.toolbar(room)
    return CGRect(
      x: 0, y: Double(area.height) - heightBelowToolbar - height, width: Double(area.width),
      height: height)
  }

  /// Updates the frame of the view of the top after the bars have changed: of the controller below as
  /// long as that of a new top isn't loaded.
  func layOutTop() {
    let loaded = stage.hierarchy[id].children.last { stage.registry[$0]?.isViewLoaded == true }
    guard let top = controller(loaded), stage.hierarchy.isAttached(id) else { return }
    stage.engine.layOut(top)
    stage.engine.insetsMayHaveChanged()
  }
}
