import NavigationModel

extension UIWindow {
  /// What the edges of the screen take from it.
  var coveredScreenEdges: Insets {
    let screen = stage.traits.screen
    return stage.profile.bars.heights.safeArea(
      stage.traits, isStatusBarHidden: stage.statusBar.isHidden
    ).inside(Frame(frame), width: screen.width, height: screen.height)
  }
}
