// Written by `make surface` from the rows of the protocols; do not edit.
// swift-format-ignore-file
import Foundation
import NavigationModel

extension UIPageViewController {
  /// The calls to what its program gives it.
  enum Calls {
    static let viewControllerBefore = Call(.viewControllerBefore, "pageViewController(_:viewControllerBefore:)", to: { (owner: UIPageViewController) in owner.dataSource }, default: nil as UIViewController?)
    static let viewControllerAfter = Call(.viewControllerAfter, "pageViewController(_:viewControllerAfter:)", to: { (owner: UIPageViewController) in owner.dataSource }, default: nil as UIViewController?)
    static let presentationCount = Call(.presentationCount, "presentationCount(for:)", to: { (owner: UIPageViewController) in owner.dataSource }, default: -1 as Int)
    static let presentationIndex = Call(.presentationIndex, "presentationIndex(for:)", to: { (owner: UIPageViewController) in owner.dataSource }, default: -1 as Int)
    static let willTransitionTo = Call(.willTransitionTo, "pageViewController(_:willTransitionTo:)", to: { (owner: UIPageViewController) in owner.delegate }, in: .willTurnPage)
    static let didFinishAnimating = Call(.didFinishAnimating, "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)", to: { (owner: UIPageViewController) in owner.delegate }, in: .didTurnPage)
    static let spineLocationFor = Call(.spineLocationFor, "pageViewController(_:spineLocationFor:)", to: { (owner: UIPageViewController) in owner.delegate }, default: nil as UIPageViewController.SpineLocation?)
    static let supportedInterfaceOrientations = Call(.supportedInterfaceOrientations, "pageViewControllerSupportedInterfaceOrientations(_:)", to: { (owner: UIPageViewController) in owner.delegate }, default: nil as UIInterfaceOrientationMask?, isRecorded: false)
    static let preferredInterfaceOrientationForPresentation = Call(.preferredInterfaceOrientationForPresentation, "pageViewControllerPreferredInterfaceOrientationForPresentation(_:)", to: { (owner: UIPageViewController) in owner.delegate }, default: nil as UIInterfaceOrientation?, isRecorded: false)

    static var rows: [CallRow] {
      [viewControllerBefore.row, viewControllerAfter.row, presentationCount.row, presentationIndex.row, willTransitionTo.row, didFinishAnimating.row, spineLocationFor.row, supportedInterfaceOrientations.row, preferredInterfaceOrientationForPresentation.row]
    }
  }
}

extension UIPageViewControllerDataSource {
  /// `-1` where it is left out.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { DefaultBody.reached(-1, by: self) }
  /// `-1` where it is left out.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { DefaultBody.reached(-1, by: self) }
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool) { DefaultBody.reached(by: self) }
  /// What UIKit does where it is left out.
  public func pageViewController(_ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation) -> UIPageViewController.SpineLocation { DefaultBody.reached(pageViewController.spineLocation, by: self) }
  /// What UIKit does where it is left out.
  public func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: UIPageViewController) -> UIInterfaceOrientationMask { DefaultBody.reached(UIInterfaceOrientationMask(defaultFor: pageViewController.stage.traits.device), by: self) }
  /// What UIKit does where it is left out.
  public func pageViewControllerPreferredInterfaceOrientationForPresentation(_ pageViewController: UIPageViewController) -> UIInterfaceOrientation { DefaultBody.reached(pageViewController.ownPreferredOrientation, by: self) }
}
