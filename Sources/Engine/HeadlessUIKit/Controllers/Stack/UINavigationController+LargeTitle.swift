import Foundation
import NavigationModel

extension UINavigationController {
  /// The height of what is below the buttons of the bar for a controller of the stack: its large title,
  /// as far as it isn't scrolled away (B48, E47).
  ///
  /// What else collapses with the content belongs here.
  func paletteHeight(for child: UIViewController?) -> Double {
    guard stage.hasBarLooks, navigationBar.wantsLargeTitle else { return 0 }
    return BarHeights.largeTitle - (child?.scrollViewBelowBar?.collapsedTitle ?? 0)
  }

  /// Collapses the large title of the first controller of a stack that was shown empty (E48).
  func collapseTitle(ofFirst top: Hierarchy.ID) {
    guard bars.prefersLargeTitles, stage.hierarchy[id].appearance == .appeared,
      navigationBar.wantsLargeTitle, let view = stage.registry[top]?.scrollViewBelowBar
    else { return }
    view.collapsedTitle = BarHeights.largeTitle
  }

  /// Lays out the top after titles have become large or small.
  func largeTitleDidChange() {
    let view = topViewController?.scrollViewBelowBar
    if view?.window != nil { view?.followInsets() }
    view?.updateBarAbove()
    layOutTop()
  }

  /// What of its bar is scrolled away while the scroll view of a child is at an offset (E15, E47).
  ///
  /// Nothing is at the offset where the content begins below the whole bar.
  func collapse(by view: UIScrollView, of child: UIViewController) -> BarCollapse {
    let whole = collapsible(for: child), former = collapsed(by: view, of: child)
    let start = view.inset.top + (view.followsBars ? former.height : 0)
    let new = BarCollapse(distance: Double(view.offset.y) + start, of: whole)
    return BarCollapse(
      searchBar: whole.searchBar > 0 ? new.searchBar : former.searchBar,
      largeTitle: whole.largeTitle > 0 ? new.largeTitle : view.collapsedTitle)
  }

  /// What of its bar can be scrolled away by the content of a child.
  private func collapsible(for child: UIViewController) -> BarCollapse {
    let item = child.parts.navigationItem
    let isTop = item != nil && navigationBar.topItem === item
    return BarCollapse(
      searchBar: isTop ? item?.collapsibleSearchBar ?? 0 : 0,
      largeTitle: navigationBar.wantsLargeTitle ? BarHeights.largeTitle : 0)
  }

  /// What of its bar is scrolled away by the content of a child.
  func collapsed(by view: UIScrollView, of child: UIViewController) -> BarCollapse {
    let whole = collapsible(for: child)
    return BarCollapse(
      searchBar: whole.searchBar > 0 ? child.navigationItem.collapsedSearchBar : 0,
      largeTitle: whole.largeTitle > 0 ? view.collapsedTitle : 0)
  }
}
