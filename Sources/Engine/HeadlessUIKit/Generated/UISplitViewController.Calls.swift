// Written by `make surface` from the rows of the protocols; do not edit.
// swift-format-ignore-file
import Foundation
import NavigationModel

extension UISplitViewController {
  /// The calls to what its program gives it.
  enum Calls {
    static let collapseSecondary = Call(.collapseSecondary, "splitViewController(_:collapseSecondary:onto:)", to: { (owner: UISplitViewController) in owner.delegate }, default: false as Bool)
    static let separateSecondaryFrom = Call(.separateSecondaryFrom, "splitViewController(_:separateSecondaryFrom:)", to: { (owner: UISplitViewController) in owner.delegate }, default: nil as UIViewController?)
    static let topColumnForCollapsing = Call(.topColumnForCollapsing, "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)", to: { (owner: UISplitViewController) in owner.delegate }, default: nil as UISplitViewController.Column?)
    static let showDetail = Call(.showDetail, "splitViewController(_:showDetail:sender:)", to: { (owner: UISplitViewController) in owner.delegate }, default: false as Bool)
    static let show = Call(.show, "splitViewController(_:show:sender:)", to: { (owner: UISplitViewController) in owner.delegate }, default: false as Bool)
    static let willChangeTo = Call(.willChangeTo, "splitViewController(_:willChangeTo:)", to: { (owner: UISplitViewController) in owner.delegate }, in: .willChangeMode)
    static let didCollapse = Call(.didCollapse, "splitViewControllerDidCollapse(_:)", to: { (owner: UISplitViewController) in owner.delegate })
    static let didExpand = Call(.didExpand, "splitViewControllerDidExpand(_:)", to: { (owner: UISplitViewController) in owner.delegate })
    static let displayModeForExpanding = Call(.displayModeForExpanding, "splitViewController(_:displayModeForExpandingToProposedDisplayMode:)", to: { (owner: UISplitViewController) in owner.delegate }, default: nil as UISplitViewController.DisplayMode?)
    static let willShow = Call(.willShow, "splitViewController(_:willShow:)", to: { (owner: UISplitViewController) in owner.delegate }, in: .willShowColumn)
    static let willHide = Call(.willHide, "splitViewController(_:willHide:)", to: { (owner: UISplitViewController) in owner.delegate }, in: .willHideColumn)
    static let didShow = Call(.didShow, "splitViewController(_:didShow:)", to: { (owner: UISplitViewController) in owner.delegate }, in: .didShowColumn)
    static let didHide = Call(.didHide, "splitViewController(_:didHide:)", to: { (owner: UISplitViewController) in owner.delegate }, in: .didHideColumn)
    static let gestureWillBegin = Call(.gestureWillBegin, "splitViewControllerInteractivePresentationGestureWillBegin(_:)", to: { (owner: UISplitViewController) in owner.delegate })
    static let gestureDidEnd = Call(.gestureDidEnd, "splitViewControllerInteractivePresentationGestureDidEnd(_:)", to: { (owner: UISplitViewController) in owner.delegate }, in: .gestureDidEnd)
    static let targetDisplayModeForAction = Call(.targetDisplayModeForAction, "targetDisplayModeForAction(in:)", to: { (owner: UISplitViewController) in owner.delegate }, default: .automatic as UISplitViewController.DisplayMode)
    static let primaryForCollapsing = Call(.primaryForCollapsing, "primaryViewController(forCollapsing:)", to: { (owner: UISplitViewController) in owner.delegate }, default: nil as UIViewController?)
    static let primaryForExpanding = Call(.primaryForExpanding, "primaryViewController(forExpanding:)", to: { (owner: UISplitViewController) in owner.delegate }, default: nil as UIViewController?)
    static let shouldHide = Call(.shouldHide, "splitViewController(_:shouldHide:in:)", to: { (owner: UISplitViewController) in owner.delegate }, default: nil as Bool?)
    static let willHideViewController = Call(.willHideViewController, "splitViewController(_:willHide:with:for:)", to: { (owner: UISplitViewController) in owner.delegate })
    static let willShowViewController = Call(.willShowViewController, "splitViewController(_:willShow:invalidating:)", to: { (owner: UISplitViewController) in owner.delegate })
    static let popoverWillPresent = Call(.popoverWillPresent, "splitViewController(_:popoverController:willPresent:)", to: { (owner: UISplitViewController) in owner.delegate })
    static let supportedInterfaceOrientations = Call(.supportedInterfaceOrientations, "splitViewControllerSupportedInterfaceOrientations(_:)", to: { (owner: UISplitViewController) in owner.delegate }, default: nil as UIInterfaceOrientationMask?, isRecorded: false)
    static let preferredInterfaceOrientationForPresentation = Call(.preferredInterfaceOrientationForPresentation, "splitViewControllerPreferredInterfaceOrientationForPresentation(_:)", to: { (owner: UISplitViewController) in owner.delegate }, default: nil as UIInterfaceOrientation?, isRecorded: false)

    static var rows: [CallRow] {
      [collapseSecondary.row, separateSecondaryFrom.row, topColumnForCollapsing.row, showDetail.row, show.row, willChangeTo.row, didCollapse.row, didExpand.row, displayModeForExpanding.row, willShow.row, willHide.row, didShow.row, didHide.row, gestureWillBegin.row, gestureDidEnd.row, targetDisplayModeForAction.row, primaryForCollapsing.row, primaryForExpanding.row, shouldHide.row, willHideViewController.row, willShowViewController.row, popoverWillPresent.row, supportedInterfaceOrientations.row, preferredInterfaceOrientationForPresentation.row]
    }
  }
}

extension UISplitViewControllerDelegate {
  /// `false` where it is left out.
  public func splitViewController(_ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController, onto primaryViewController: UIViewController) -> Bool { DefaultBody.reached(false, by: self) }
  /// `nil` where it is left out.
  public func splitViewController(_ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController) -> UIViewController? { DefaultBody.reached(nil, by: self) }
  /// What UIKit does where it is left out.
  public func splitViewController(_ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column) -> UISplitViewController.Column { DefaultBody.reached(proposedTopColumn, by: self) }
  /// `false` where it is left out.
  public func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool { DefaultBody.reached(false, by: self) }
  /// `false` where it is left out.
  public func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool { DefaultBody.reached(false, by: self) }
  /// Does nothing.
  public func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) { DefaultBody.reached(by: self) }
  /// What UIKit does where it is left out.
  public func splitViewController(_ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode) -> UISplitViewController.DisplayMode { DefaultBody.reached(proposedDisplayMode, by: self) }
  /// Does nothing.
  public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) { DefaultBody.reached(by: self) }
  /// `.automatic` where it is left out.
  public func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode { DefaultBody.reached(.automatic, by: self) }
  /// `nil` where it is left out.
  public func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? { DefaultBody.reached(nil, by: self) }
  /// `nil` where it is left out.
  public func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? { DefaultBody.reached(nil, by: self) }
  /// What UIKit does where it is left out.
  public func splitViewController(_ svc: UISplitViewController, shouldHide vc: UIViewController, in orientation: UIInterfaceOrientation) -> Bool { DefaultBody.reached(orientation == .portrait || orientation == .portraitUpsideDown, by: self) }
  /// Does nothing.
  public func splitViewController(_ svc: UISplitViewController, willHide aViewController: UIViewController, with barButtonItem: UIBarButtonItem, for pc: UIPopoverController) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func splitViewController(_ svc: UISplitViewController, willShow aViewController: UIViewController, invalidating barButtonItem: UIBarButtonItem) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func splitViewController(_ svc: UISplitViewController, popoverController pc: UIPopoverController, willPresent aViewController: UIViewController) { DefaultBody.reached(by: self) }
  /// What UIKit does where it is left out.
  public func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: UISplitViewController) -> UIInterfaceOrientationMask { DefaultBody.reached(UIInterfaceOrientationMask(defaultFor: splitViewController.stage.traits.device), by: self) }
  /// What UIKit does where it is left out.
  public func splitViewControllerPreferredInterfaceOrientationForPresentation(_ splitViewController: UISplitViewController) -> UIInterfaceOrientation { DefaultBody.reached(splitViewController.ownPreferredOrientation, by: self) }
}
