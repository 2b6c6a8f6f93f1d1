import Foundation
import NavigationModel

extension UINavigationController {
  /// The height of what is below the buttons of the bar for a controller of the stack: its large title,
  /// as far as it isn't scrolled away (B48, E47).
  ///
  /// What else collapses with the content belongs here.
  func paletteHeight(for child: UIViewController?) -> Double {
    guard navigationBar.wantsLargeTitle else { return 0 }
    return BarHeights.largeTitle - (child?.scrollViewBelowBar?.collapsedTitle ?? 0)
  }

  /// Lays out the top after titles have become large or small.
  func largeTitleDidChange() {
    let view = topViewController?.scrollViewBelowBar
    if view?.window != nil { view?.followInsets() }
    view?.updateLargeTitle()
    layOutTop()
  }

  /// How much the large title of a controller collapses while its scroll view is at an offset (E47).
  ///
  /// Nothing is collapsed at the offset where the content begins below the whole bar.
  func collapse(by view: UIScrollView) -> Double {
    guard navigationBar.wantsLargeTitle else { return view.collapsedTitle }
    let expanded = view.inset.top + (view.followsBars ? view.collapsedTitle : 0)
    return min(max(Double(view.offset.y) + expanded, 0), BarHeights.largeTitle)
  }
}
