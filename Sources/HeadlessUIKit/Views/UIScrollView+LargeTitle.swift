import NavigationModel

extension UIScrollView {
  /// Collapses or expands the large title and the search bar above it, if its controller's stack
  /// follows it (E15, E47).
  func updateBarAbove() {
    guard let (stack, child) = stackAbove, child.scrollViewBelowBar === self else { return }
    let collapsed = stack.collapse(by: self, of: child)
    let former = BarCollapse(
      searchBar: stack.collapsed(by: self, of: child).searchBar, largeTitle: collapsedTitle)
    guard collapsed != former else { return }
    collapsedTitle = collapsed.largeTitle
    if collapsed.searchBar != former.searchBar {
      child.navigationItem.hideSearchBar(by: collapsed.searchBar)
    }
    stack.layOutTop()
  }

  /// What of the bar above it is scrolled away now.
  var collapsedAbove: BarCollapse {
    guard let (stack, child) = stackAbove else { return BarCollapse(searchBar: 0, largeTitle: 0) }
    return stack.collapsed(by: self, of: child)
  }

  /// How much more than its content it can be scrolled, so that the search bar above it hides even if
  /// the content fits (EQ7, unconfirmed).
  var distanceOfSearchBar: Double {
    guard let (_, child) = stackAbove, child.scrollViewBelowBar === self else { return 0 }
    return child.parts.navigationItem?.collapsibleSearchBar ?? 0
  }

  /// The stack whose bar follows what it contains, with its child that the scroll view is in.
  private var stackAbove: (UINavigationController, UIViewController)? {
    var child = nearestController
    while let current = child {
      if let stack = current.currentParent as? UINavigationController {
        let follows =
          stack.bars.prefersLargeTitles || current.parts.navigationItem?.searchController != nil
        return follows ? (stack, current) : nil
      }
      child = current.parent
    }
    return nil
  }
}
