import NavigationModel

extension UIPageViewController {
  /// The calls to its delegate and its data source.
  enum Calls {
    static let viewControllerBefore = Call(
      .viewControllerBefore, "pageViewController(_:viewControllerBefore:)",
      to: { (book: UIPageViewController) in book.dataSource }, default: UIViewController?.none)
    static let viewControllerAfter = Call(
      .viewControllerAfter, "pageViewController(_:viewControllerAfter:)",
      to: { (book: UIPageViewController) in book.dataSource }, default: UIViewController?.none)
    static let willTransition = Call(
      .willTransitionTo, "pageViewController(_:willTransitionTo:)",
      to: { (book: UIPageViewController) in book.delegate }, in: .willTurnPage)
    static let didFinishAnimating = Call(
      .didFinishAnimating,
      "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)",
      to: { (book: UIPageViewController) in book.delegate }, in: .didTurnPage)

    static let presentationCount = Call(
      .presentationCount, "presentationCount(for:)",
      to: { (book: UIPageViewController) in book.dataSource }, default: -1)
    static let presentationIndex = Call(
      .presentationIndex, "presentationIndex(for:)",
      to: { (book: UIPageViewController) in book.dataSource }, default: -1)
    static let spineLocation = Call(
      .spineLocationFor, "pageViewController(_:spineLocationFor:)",
      to: { (book: UIPageViewController) in book.delegate },
      default: UIPageViewController.SpineLocation?.none)

    static let supportedOrientations = Call(
      .supportedInterfaceOrientations, "pageViewControllerSupportedInterfaceOrientations(_:)",
      to: { (book: UIPageViewController) in book.delegate },
      default: UIInterfaceOrientationMask?.none,
      isRecorded: false)
    static let preferredOrientation = Call(
      .preferredInterfaceOrientationForPresentation,
      "pageViewControllerPreferredInterfaceOrientationForPresentation(_:)",
      to: { (book: UIPageViewController) in book.delegate }, default: UIInterfaceOrientation?.none,
      isRecorded: false)

    static var rows: [CallRow] {
      [
        viewControllerBefore.row, viewControllerAfter.row, willTransition.row,
        didFinishAnimating.row, presentationCount.row, presentationIndex.row, spineLocation.row,
        supportedOrientations.row, preferredOrientation.row,
      ]
    }
  }
}
