import Foundation
import NavigationModel

extension UIViewController {
  /// What `edgesForExtendedLayout` is where no class overrides it.
  final var ownEdgesForExtendedLayout: UIRectEdge {
    get { parts.extendedEdges }
    set {
      parts.extendedEdges = newValue
      layOutUnderBars()
    }
  }

  /// What `extendedLayoutIncludesOpaqueBars` is where no class overrides it.
  final var ownExtendedLayoutIncludesOpaqueBars: Bool {
    get { parts.extendsUnderOpaqueBars }
    set {
      parts.extendsUnderOpaqueBars = newValue
      layOutUnderBars()
    }
  }

  /// Takes the part of its container that is now its own (E67).
  private func layOutUnderBars() {
    guard let parent = stage.hierarchy[id].parent, stage.hierarchy[parent].showing != .placed,
      parts.view?.container != nil
    else { return }
    stage.engine.layOut(self)
    stage.engine.insetsMayHaveChanged()
  }

  /// Whether it is a container with bars or columns.
  var isContainerWithBars: Bool {
    [.navigation, .tabBar, .split].contains(stage.hierarchy[id].kind)
  }

  /// Whether it is presented over the whole screen, or its whole height (P40).
  var isPresentedFullScreen: Bool {
    guard let presenter = stage.hierarchy[id].presenter else { return false }
    let style = stage.hierarchy[presenter].presentation?.adaptedStyle
    return style == .fullScreen || style == .pageSheet
  }

  /// The part of an area of the screen that its view fills when no bar is above it: in old releases
  /// the application's frame (D36).
  func ownPart(of area: CGRect) -> CGRect {
    let height = statusBarInset
    return CGRect(
      x: area.minX, y: area.minY + height, width: area.width, height: area.height - height)
  }

  /// What the status bar takes from its view in old releases.
  var statusBarInset: Double {
    stage.profile.bars.insetsContents && !wantsFullScreenLayout ? statusBarHeight : 0
  }

  /// The height of the status bar over the contents, 0 if they aren't there.
  var statusBarHeight: Double {
    touchesStatusBar
      ? stage.profile.bars.heights.statusBar(stage.traits, isHidden: stage.statusBar.isHidden) : 0
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
    var top = id
    while let parent = stage.hierarchy[top].parent { top = parent }
    guard let presenter = stage.hierarchy[top].presenter,
      let presentation = stage.hierarchy[presenter].presentation, let own = controller(top)
    else { return true }
    if presentation.coversPresenter { return true }
    // A page sheet of old releases is as high as the screen (P40).
    let style = presentation.adaptedStyle
    let isPlaced = style == .popover || style == .custom || style.isContextual
    return !isPlaced && stage.frame(ofPresented: own).minY <= 0
  }

  /// The size of its view, or of the screen if there is no view yet.
  var area: CGSize {
    if let loadedView { return loadedView.frame.size }
    let screen = stage.traits.screen
    return CGSize(width: screen.width, height: screen.height)
  }
}
