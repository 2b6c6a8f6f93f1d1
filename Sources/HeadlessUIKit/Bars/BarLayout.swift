import Foundation
import NavigationModel

/// Edges of a rectangle.
///
/// [UIRectEdge](https://developer.apple.com/documentation/uikit/uirectedge)
public struct UIRectEdge: OptionSet, Sendable {
  /// The edges as bits.
  public let rawValue: UInt

  /// Creates edges from raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper edge.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 2)
  /// The lower edge.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 8)
  /// All edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

extension UIViewController {
  /// The edges at which its view extends under translucent bars; all by default (B49).
  public var edgesForExtendedLayout: UIRectEdge {
    get { parts.extendedEdges }
    set { parts.extendedEdges = newValue }
  }

  /// Whether its view also extends under opaque bars; false by default (B49).
  public var extendedLayoutIncludesOpaqueBars: Bool {
    get { parts.extendsUnderOpaqueBars }
    set { parts.extendsUnderOpaqueBars = newValue }
  }

  /// The bars along an edge of a container, from the perspective of its child.
  func barEdge(
    _ edge: UIRectEdge, isTranslucent: Bool, _ height: @autoclosure () -> Double
  ) -> BarEdge {
    let isUnderlapped = stage.profile.bars.underlaps(
      isTranslucent: isTranslucent, extendsEdge: edgesForExtendedLayout.contains(edge),
      includesOpaque: extendedLayoutIncludesOpaqueBars)
    return BarEdge(height: isUnderlapped ? 0 : height(), isUnderlapped: isUnderlapped)
  }

  /// Whether its outermost container reaches the upper edge of the screen, where the status bar is.
  fileprivate var touchesStatusBar: Bool {
    var top = self
    while let parent = top.parent { top = parent }
    guard let presenter = stage.hierarchy[top.id].presenter else { return true }
    return stage.hierarchy[presenter].presentation?.coversPresenter == true
  }

  /// The size of its view, or of the screen if there is no view yet.
  var area: CGSize {
    let screen = stage.traits.screen
    return loadedView?.frame.size ?? CGSize(width: screen.width, height: screen.height)
  }
}

extension UINavigationController {
  private var heights: BarHeights { stage.profile.bars.heights }

  private var statusBarHeight: Double {
    touchesStatusBar
      ? heights.statusBar(stage.traits, isHidden: stage.statusBar.isHidden) : 0
  }

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

  /// The bars at the top; below a hidden one, the contents leave room for the status bar in old
  /// releases.
  private func topEdge(for child: UIViewController) -> BarEdge? {
    if showsNavigationBar {
      return child.barEdge(
        .top, isTranslucent: navigationBar.isTranslucent, Double(navigationBarFrame.maxY))
    }
    guard stage.profile.bars.insetsContents else { return nil }
    return BarEdge(height: statusBarHeight, isUnderlapped: false)
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

extension UITabBarController {
  /// Whether the bar is shown.
  var showsBar: Bool { !tabBar.isHidden && !hidesBar }

  /// The bar from the perspective of a tab; nil while it is hidden.
  func barEdge(for child: UIViewController) -> BarEdge? {
    guard showsBar else { return nil }
    return child.barEdge(.bottom, isTranslucent: tabBar.isTranslucent, BarHeights.tabBar)
  }

  /// The frame of the view of a tab (B47, B49).
  func contents(for child: UIViewController) -> CGRect {
    CGRect(
      stage.profile.bars.contents(
        width: Double(area.width), height: Double(area.height), top: nil,
        bottom: barEdge(for: child)))
  }

  /// The frame of the bar in its view (B46).
  var tabBarFrame: CGRect {
    CGRect(
      x: 0, y: Double(area.height) - BarHeights.tabBar, width: Double(area.width),
      height: BarHeights.tabBar)
  }
}
