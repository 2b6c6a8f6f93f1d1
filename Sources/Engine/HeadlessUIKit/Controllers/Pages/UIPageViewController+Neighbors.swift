import Foundation
import NavigationModel

extension UIPageViewController {
  /// The page beside a page: a kept one, or the data source's answer (C25).
  func neighbor(
    _ direction: NavigationDirection, of page: UIViewController
  ) -> UIViewController? {
    guard stage.profile[transitionStyle.changeByUser].keepsNeighbors else {
      return ask(direction, from: page)
    }
    if let neighbors, neighbors.page == page.id { return neighbors[direction] }
    let after = ask(.forward, from: page)
    let asked = PageNeighbors(
      page: page.id, after: after, before: ask(.reverse, from: page))
    neighbors = asked
    return asked[direction]
  }

  /// Asks for the page beyond the one that the user has turned to from a kept page; what has been
  /// dropped meanwhile is asked at the next touch (C27).
  func askForPage(_ direction: NavigationDirection, from former: UIViewController?) {
    guard let former, former.id == neighbors?.page, let page = viewControllers?.first,
      neighbors?[direction] === page
    else { return }
    let beyond = ask(direction, from: page)
    guard neighbors?.page == former.id else { return }
    neighbors =
      direction == .forward
      ? PageNeighbors(page: page.id, after: beyond, before: former)
      : PageNeighbors(page: page.id, after: former, before: beyond)
  }

  private func ask(
    _ direction: NavigationDirection, from page: UIViewController
  ) -> UIViewController? {
    switch direction {
    case .forward:
      call(Calls.viewControllerAfter, [page.label]) {
        $0.pageViewController(self, viewControllerAfter: page)
      }
    case .reverse:
      call(Calls.viewControllerBefore, [page.label]) {
        $0.pageViewController(self, viewControllerBefore: page)
      }
    }
  }

  /// Records for the collector which pages it retains now.
  func changedNeighbors(from former: PageNeighbors?) {
    stage.registry.setRetainsNeighbors(neighbors != nil, id)
    guard let observer = stage.observer else { return }
    for page in former?.pages ?? [] { observer.owner(self, lost: page) }
    for page in neighbors?.pages ?? [] { observer.owner(self, gained: page) }
  }

  static let styleKey = "UIPageViewControllerTransitionStyle"
  static let orientationKey = "UIPageViewControllerNavigationOrientation"
  static let spineKey = "UIPageViewControllerSpineLocation"

  /// What the archive contains: the pages are those on screen.
  static let archivedPages: [ArchivedProperty<UIPageViewController>] = [
    ArchivedProperty(styleKey, get: { $0.transitionStyle.rawValue }, set: { _, _ in }),
    ArchivedProperty(orientationKey, get: { $0.navigationOrientation.rawValue }, set: { _, _ in }),
    ArchivedProperty(spineKey, get: { $0.spineLocation.rawValue }, set: { _, _ in }),
    ArchivedProperty("UIPageViewControllerDoubleSided", \.isDoubleSided),
    ArchivedProperty("UIPageViewControllerPages", get: { $0.viewControllers }) { container, pages in
      container.setViewControllers(pages, direction: .forward, animated: false)
    },
  ]

  /// Shows other pages, and returns at the end of the animation whether it finished.
  @discardableResult
  public func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool
  ) async -> Bool {
    await withCheckedContinuation { (done: CheckedContinuation<Bool, Never>) in
      setViewControllers(viewControllers, direction: direction, animated: animated) {
        done.resume(returning: $0)
      }
    }
  }
}
