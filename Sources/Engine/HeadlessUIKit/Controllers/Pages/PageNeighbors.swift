import NavigationModel

/// The pages on both sides of a page, as the data source gave them (C26).
struct PageNeighbors {
  /// The page between them.
  let page: Hierarchy.ID
  /// The page after it; nil at the end.
  let after: UIViewController?
  /// The page before it; nil at the beginning.
  let before: UIViewController?

  subscript(direction: UIPageViewController.NavigationDirection) -> UIViewController? {
    direction == .forward ? after : before
  }

  var pages: [UIViewController] { [after, before].compactMap { $0 } }
}

extension UIViewController {
  /// The page controllers that retain it as a neighbor, once for each side.
  var pageControllers: [UIViewController] {
    stage.registry.pageControllers.flatMap { id in
      let book = stage.registry[id] as? UIPageViewController
      return book?.neighbors?.pages.filter { $0 === self }.compactMap { _ in book } ?? []
    }
  }
}
