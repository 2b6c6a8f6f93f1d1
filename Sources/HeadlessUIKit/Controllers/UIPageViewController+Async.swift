extension UIPageViewController {
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
