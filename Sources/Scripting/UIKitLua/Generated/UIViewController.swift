// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UIViewController> {
  func additionalSafeAreaInsets(_ summary: String = "What is added to the safe area of its view, and with it to those of its children; zero by default.", owned: Bool = false) -> Self {
    property("additionalSafeAreaInsets", summary: summary, owned: owned, get: { $0.additionalSafeAreaInsets }, set: { $0.additionalSafeAreaInsets = $1 })
  }

  func applicationFinishedRestoringState(_ summary: String = "Called when all controllers have their state back.") -> Self {
    method("applicationFinishedRestoringState", summary: summary) { (object: UIViewController) -> Void in
      object.applicationFinishedRestoringState()
    }
  }

  func automaticallyAdjustsScrollViewInsets(_ summary: String = "Whether iOS 7 to 10 inset the first scroll view in its view; true by default.", owned: Bool = false) -> Self {
    property("automaticallyAdjustsScrollViewInsets", summary: summary, owned: owned, get: { $0.automaticallyAdjustsScrollViewInsets }, set: { $0.automaticallyAdjustsScrollViewInsets = $1 })
  }

  func beginAppearanceTransition(_ summary: String = "Notifies a child that it will appear or disappear; for containers that don't forward appearance callbacks automatically.") -> Self {
    method("beginAppearanceTransition", "isAppearing", "animated", summary: summary) { (object: UIViewController, isAppearing: Bool, animated: Bool) -> Void in
      object.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  func childContaining(_ summary: String = "The child that contains the source of an unwind segue, or that requested the presentation containing it.") -> Self {
    method("childContaining", "source", summary: summary) { (object: UIViewController, source: UIStoryboardUnwindSegueSource) in
      object.childContaining(source)
    }
  }

  func definesPresentationContext(_ summary: String = "Whether the context styles present over this controller.", owned: Bool = false) -> Self {
    property("definesPresentationContext", summary: summary, owned: owned, get: { $0.definesPresentationContext }, set: { $0.definesPresentationContext = $1 })
  }

  func dismissMoviePlayerViewControllerAnimated(_ summary: String = "Dismisses the presented movie player.") -> Self {
    method("dismissMoviePlayerViewControllerAnimated", summary: summary) { (object: UIViewController) -> Void in
      object.dismissMoviePlayerViewControllerAnimated()
    }
  }

  func endAppearanceTransition(_ summary: String = "Notifies a child that it has appeared or disappeared, whichever was begun.") -> Self {
    method("endAppearanceTransition", summary: summary) { (object: UIViewController) -> Void in
      object.endAppearanceTransition()
    }
  }

  func extendedLayoutIncludesOpaqueBars(_ summary: String = "Whether its view also extends under opaque bars; false by default.", owned: Bool = false) -> Self {
    property("extendedLayoutIncludesOpaqueBars", summary: summary, owned: owned, get: { $0.extendedLayoutIncludesOpaqueBars }, set: { $0.extendedLayoutIncludesOpaqueBars = $1 })
  }

  func hidesBottomBarWhenPushed(_ summary: String = "Whether the tab bar is hidden while it is on a stack, and the toolbar while it is on top; a stack reads it on a push.", owned: Bool = false) -> Self {
    property("hidesBottomBarWhenPushed", summary: summary, owned: owned, get: { $0.hidesBottomBarWhenPushed }, set: { $0.hidesBottomBarWhenPushed = $1 })
  }

  func interfaceOrientation(_ summary: String = "How the contents of the screen are turned (iOS 2 to 7).", owned: Bool = false) -> Self {
    property("interfaceOrientation", summary: summary, owned: owned, get: { $0.interfaceOrientation })
  }

  func isBeingDismissed(_ summary: String = "Whether it is being dismissed: from the call until its completion handler; true for each removed controller of a chain.", owned: Bool = false) -> Self {
    property("isBeingDismissed", summary: summary, owned: owned, get: { $0.isBeingDismissed })
  }

  func isBeingPresented(_ summary: String = "Whether it is being presented: from the call until its completion handler.", owned: Bool = false) -> Self {
    property("isBeingPresented", summary: summary, owned: owned, get: { $0.isBeingPresented })
  }

  func isModalInPresentation(_ summary: String = "Whether the user is prevented from dismissing it.", owned: Bool = false) -> Self {
    property("isModalInPresentation", summary: summary, owned: owned, get: { $0.isModalInPresentation }, set: { $0.isModalInPresentation = $1 })
  }

  func isMovingFromParent(_ summary: String = "Whether it is being removed from its parent; true only inside its own disappearance callbacks.", owned: Bool = false) -> Self {
    property("isMovingFromParent", summary: summary, owned: owned, get: { $0.isMovingFromParent })
  }

  func isMovingToParent(_ summary: String = "Whether it is being added to a parent; true only inside its own appearance callbacks, and in the first ones after a pop.", owned: Bool = false) -> Self {
    property("isMovingToParent", summary: summary, owned: owned, get: { $0.isMovingToParent })
  }

  func isViewLoaded(_ summary: String = "Whether the view is loaded.", owned: Bool = false) -> Self {
    property("isViewLoaded", summary: summary, owned: owned, get: { $0.isViewLoaded })
  }

  func loadViewIfNeeded(_ summary: String = "Loads the view if it isn't loaded: calls `loadView`, then `viewDidLoad`, even if the former created none.") -> Self {
    method("loadViewIfNeeded", summary: summary) { (object: UIViewController) -> Void in
      object.loadViewIfNeeded()
    }
  }

  func modalPresentationCapturesStatusBarAppearance(_ summary: String = "Whether it controls the status bar although it doesn't cover the screen.", owned: Bool = false) -> Self {
    property("modalPresentationCapturesStatusBarAppearance", summary: summary, owned: owned, get: { $0.modalPresentationCapturesStatusBarAppearance }, set: { $0.modalPresentationCapturesStatusBarAppearance = $1 })
  }

  func modalPresentationStyle(_ summary: String = "The presentation style; reading `automatic` returns the style it resolves to.", owned: Bool = false) -> Self {
    property("modalPresentationStyle", summary: summary, owned: owned, get: { $0.modalPresentationStyle }, set: { $0.modalPresentationStyle = $1 })
  }

  func modalTransitionStyle(_ summary: String = "The animation for presenting and dismissing it.", owned: Bool = false) -> Self {
    property("modalTransitionStyle", summary: summary, owned: owned, get: { $0.modalTransitionStyle }, set: { $0.modalTransitionStyle = $1 })
  }

  func navigationController(_ summary: String = "The nearest enclosing navigation controller; never itself.", owned: Bool = false) -> Self {
    property("navigationController", summary: summary, owned: owned, get: { $0.navigationController })
  }

  func navigationItem(_ summary: String = "The item a navigation bar shows for it; created on first access.", owned: Bool = false) -> Self {
    property("navigationItem", summary: summary, owned: owned, get: { $0.navigationItem })
  }

  func nibName(_ summary: String = "The name of the nib of its view, as it was given; in a program of the module `UIKit` for Linux the view is made of that nib, elsewhere there are none.", owned: Bool = false) -> Self {
    property("nibName", summary: summary, owned: owned, get: { $0.nibName })
  }

  func overrideUserInterfaceStyle(_ summary: String = "The appearance of it, of its children and of their views; unspecified, the default, for the one around it.", owned: Bool = false) -> Self {
    property("overrideUserInterfaceStyle", summary: summary, owned: owned, get: { $0.overrideUserInterfaceStyle }, set: { $0.overrideUserInterfaceStyle = $1 })
  }

  func parent(_ summary: String = "The container that it is a child of; never the presenter.", owned: Bool = false) -> Self {
    property("parent", summary: summary, owned: owned, get: { $0.parent })
  }

  func preferredContentSize(_ summary: String = "Its preferred size in popovers and form sheets, in points; zero for the system's.", owned: Bool = false) -> Self {
    property("preferredContentSize", summary: summary, owned: owned, get: { $0.preferredContentSize }, set: { $0.preferredContentSize = $1 })
  }

  func presentedViewController(_ summary: String = "The controller that it, or else its nearest presenting ancestor, has presented.", owned: Bool = false) -> Self {
    property("presentedViewController", summary: summary, owned: owned, get: { $0.presentedViewController })
  }

  func presentingViewController(_ summary: String = "The presenter of it, or else of its nearest presented ancestor.", owned: Bool = false) -> Self {
    property("presentingViewController", summary: summary, owned: owned, get: { $0.presentingViewController })
  }

  func providesPresentationContextTransitionStyle(_ summary: String = "Whether its transition style applies to controllers presented in its context.", owned: Bool = false) -> Self {
    property("providesPresentationContextTransitionStyle", summary: summary, owned: owned, get: { $0.providesPresentationContextTransitionStyle }, set: { $0.providesPresentationContextTransitionStyle = $1 })
  }

  func removeFromParent(_ summary: String = "Removes the controller from its parent; it receives `didMove(toParent: nil)`.") -> Self {
    method("removeFromParent", summary: summary) { (object: UIViewController) -> Void in
      object.removeFromParent()
    }
  }

  func restorationIdentifier(_ summary: String = "The identifier that its state is saved under; nil, the default, excludes the controller, its children and what it presents.", owned: Bool = false) -> Self {
    property("restorationIdentifier", summary: summary, owned: owned, get: { $0.restorationIdentifier }, set: { $0.restorationIdentifier = $1 })
  }

  func restoresFocusAfterTransition(_ summary: String = "Whether the last focused item is focused again after a transition.", owned: Bool = false) -> Self {
    property("restoresFocusAfterTransition", summary: summary, owned: owned, get: { $0.restoresFocusAfterTransition }, set: { $0.restoresFocusAfterTransition = $1 })
  }

  func setNeedsStatusBarAppearanceUpdate(_ summary: String = "Updates the status bar from the controllers that determine it.") -> Self {
    method("setNeedsStatusBarAppearanceUpdate", summary: summary) { (object: UIViewController) -> Void in
      object.setNeedsStatusBarAppearanceUpdate()
    }
  }

  func setNeedsUpdateOfHomeIndicatorAutoHidden(_ summary: String = "Asks again whether the home indicator hides (iOS 11).") -> Self {
    method("setNeedsUpdateOfHomeIndicatorAutoHidden", summary: summary) { (object: UIViewController) -> Void in
      object.setNeedsUpdateOfHomeIndicatorAutoHidden()
    }
  }

  func setNeedsUpdateOfPrefersInterfaceOrientationLocked(_ summary: String = "Asks again whether the orientation is locked; the screen follows the device if it isn't (iOS 26).") -> Self {
    method("setNeedsUpdateOfPrefersInterfaceOrientationLocked", summary: summary) { (object: UIViewController) -> Void in
      object.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
    }
  }

  func setNeedsUpdateOfPrefersPointerLocked(_ summary: String = "Asks again whether the pointer is locked (iOS 14).") -> Self {
    method("setNeedsUpdateOfPrefersPointerLocked", summary: summary) { (object: UIViewController) -> Void in
      object.setNeedsUpdateOfPrefersPointerLocked()
    }
  }

  func setNeedsUpdateOfScreenEdgesDeferringSystemGestures(_ summary: String = "Asks again for the edges at which the system's gestures come later (iOS 11).") -> Self {
    method("setNeedsUpdateOfScreenEdgesDeferringSystemGestures", summary: summary) { (object: UIViewController) -> Void in
      object.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    }
  }

  func setNeedsUpdateOfSupportedInterfaceOrientations(_ summary: String = "Asks again for the supported orientations, which have changed, and turns the screen (iOS 16).") -> Self {
    method("setNeedsUpdateOfSupportedInterfaceOrientations", summary: summary) { (object: UIViewController) -> Void in
      object.setNeedsUpdateOfSupportedInterfaceOrientations()
    }
  }

  func setNeedsUpdateProperties(_ summary: String = "Asks for `updateProperties` at the end of the turn, before and without a layout (iOS 26).") -> Self {
    method("setNeedsUpdateProperties", summary: summary) { (object: UIViewController) -> Void in
      object.setNeedsUpdateProperties()
    }
  }

  func splitViewController(_ summary: String = "The nearest enclosing split view controller; never itself.", owned: Bool = false) -> Self {
    property("splitViewController", summary: summary, owned: owned, get: { $0.splitViewController })
  }

  func systemMinimumLayoutMargins(_ summary: String = "The smallest margins that the system wants in its view: 16 at the sides, on wide screens 20.", owned: Bool = false) -> Self {
    property("systemMinimumLayoutMargins", summary: summary, owned: owned, get: { $0.systemMinimumLayoutMargins })
  }

  func tab(_ summary: String = "The tab that it, or a controller around it, was provided for; nil for others.", owned: Bool = false) -> Self {
    property("tab", summary: summary, owned: owned, get: { $0.tab })
  }

  func tabBarController(_ summary: String = "The nearest enclosing tab bar controller; never itself.", owned: Bool = false) -> Self {
    property("tabBarController", summary: summary, owned: owned, get: { $0.tabBarController })
  }

  func title(_ summary: String = "The title; bars and tabs show it by default.", owned: Bool = false) -> Self {
    property("title", summary: summary, owned: owned, get: { $0.title }, set: { $0.title = $1 })
  }

  func toolbarItems(_ summary: String = "The items a toolbar shows while it is on top of a stack.", owned: Bool = false) -> Self {
    property("toolbarItems", summary: summary, owned: owned, get: { $0.toolbarItems }, set: { $0.toolbarItems = $1 })
  }

  func traitCollection(_ summary: String = "Its traits: those around its view, as they were updated last.", owned: Bool = false) -> Self {
    property("traitCollection", summary: summary, owned: owned, get: { $0.traitCollection })
  }

  func updatePropertiesIfNeeded(_ summary: String = "Calls `updateProperties` now if it needs to be, of the controller, its view and all that is in it (iOS 26).") -> Self {
    method("updatePropertiesIfNeeded", summary: summary) { (object: UIViewController) -> Void in
      object.updatePropertiesIfNeeded()
    }
  }

  func updateTraitsIfNeeded(_ summary: String = "Updates the traits of it and of what is in it now, and notifies all that have others (iOS 17).") -> Self {
    method("updateTraitsIfNeeded", summary: summary) { (object: UIViewController) -> Void in
      object.updateTraitsIfNeeded()
    }
  }

  func view(_ summary: String = "The view; loaded on first access.", owned: Bool = false) -> Self {
    property("view", summary: summary, owned: owned, get: { $0.view }, set: { $0.view = $1 })
  }

  func viewIfLoaded(_ summary: String = "The view if it is loaded; reading it loads nothing.", owned: Bool = false) -> Self {
    property("viewIfLoaded", summary: summary, owned: owned, get: { $0.viewIfLoaded })
  }

  func viewRespectsSystemMinimumLayoutMargins(_ summary: String = "Whether the margins of its view are at least `systemMinimumLayoutMargins`; true by default.", owned: Bool = false) -> Self {
    property("viewRespectsSystemMinimumLayoutMargins", summary: summary, owned: owned, get: { $0.viewRespectsSystemMinimumLayoutMargins }, set: { $0.viewRespectsSystemMinimumLayoutMargins = $1 })
  }

  func wantsFullScreenLayout(_ summary: String = "Whether its view fills the screen, as those of UIKit's containers do; if not, in iOS 5 and 6 it begins below the status bar.", owned: Bool = false) -> Self {
    property("wantsFullScreenLayout", summary: summary, owned: owned, get: { $0.wantsFullScreenLayout }, set: { $0.wantsFullScreenLayout = $1 })
  }
}
