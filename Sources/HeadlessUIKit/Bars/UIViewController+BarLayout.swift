import Foundation
import NavigationModel

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
  var touchesStatusBar: Bool {
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
