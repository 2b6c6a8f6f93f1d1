// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UINavigationController> {
  func barHideOnSwipeGestureRecognizer(_ summary: String = "The recognizer of the swipes that hide or show the bars; disabled, they do neither.", owned: Bool = false) -> Self {
    property("barHideOnSwipeGestureRecognizer", summary: summary, owned: owned, get: { $0.barHideOnSwipeGestureRecognizer })
  }

  func barHideOnTapGestureRecognizer(_ summary: String = "The recognizer of the tap that hides or shows the bars; disabled, it does neither.", owned: Bool = false) -> Self {
    property("barHideOnTapGestureRecognizer", summary: summary, owned: owned, get: { $0.barHideOnTapGestureRecognizer })
  }

  func hidesBarsOnSwipe(_ summary: String = "Whether a swipe up hides the bars, and a swipe down shows them.", owned: Bool = false) -> Self {
    property("hidesBarsOnSwipe", summary: summary, owned: owned, get: { $0.hidesBarsOnSwipe }, set: { $0.hidesBarsOnSwipe = $1 })
  }

  func hidesBarsOnTap(_ summary: String = "Whether a tap that nothing else handles hides or shows the bars.", owned: Bool = false) -> Self {
    property("hidesBarsOnTap", summary: summary, owned: owned, get: { $0.hidesBarsOnTap }, set: { $0.hidesBarsOnTap = $1 })
  }

  func hidesBarsWhenKeyboardAppears(_ summary: String = "Whether the keyboard hides the bars when it appears.", owned: Bool = false) -> Self {
    property("hidesBarsWhenKeyboardAppears", summary: summary, owned: owned, get: { $0.hidesBarsWhenKeyboardAppears }, set: { $0.hidesBarsWhenKeyboardAppears = $1 })
  }

  func hidesBarsWhenVerticallyCompact(_ summary: String = "Whether the bars are hidden if the height is compact.", owned: Bool = false) -> Self {
    property("hidesBarsWhenVerticallyCompact", summary: summary, owned: owned, get: { $0.hidesBarsWhenVerticallyCompact }, set: { $0.hidesBarsWhenVerticallyCompact = $1 })
  }

  func interactiveContentPopGestureRecognizer(_ summary: String = "The recognizer of a drag over the contents; nil before iOS 26.", owned: Bool = false) -> Self {
    property("interactiveContentPopGestureRecognizer", summary: summary, owned: owned, get: { $0.interactiveContentPopGestureRecognizer })
  }

  func interactivePopGestureRecognizer(_ summary: String = "The recognizer of a drag from the left edge; nil if there is none.", owned: Bool = false) -> Self {
    property("interactivePopGestureRecognizer", summary: summary, owned: owned, get: { $0.interactivePopGestureRecognizer })
  }

  func isNavigationBarHidden(_ summary: String = "Whether the bar is hidden; not changed by pushes and pops.", owned: Bool = false) -> Self {
    property("isNavigationBarHidden", summary: summary, owned: owned, get: { $0.isNavigationBarHidden }, set: { $0.isNavigationBarHidden = $1 })
  }

  func isToolbarHidden(_ summary: String = "Whether the toolbar is hidden; true by default.", owned: Bool = false) -> Self {
    property("isToolbarHidden", summary: summary, owned: owned, get: { $0.isToolbarHidden }, set: { $0.isToolbarHidden = $1 })
  }

  func navigationBar(_ summary: String = "The bar at the top; what it shows follows from the stack's items.", owned: Bool = false) -> Self {
    property("navigationBar", summary: summary, owned: owned, get: { $0.navigationBar })
  }

  func popToRootViewController(_ summary: String = "Pops all controllers except the root and returns them, in stack order; empty at the root.") -> Self {
    method("popToRootViewController", "animated", summary: summary) { (object: UINavigationController, animated: Bool) in
      object.popToRootViewController(animated: animated)
    }
  }

  func popToViewController(_ summary: String = "Pops all controllers above one of the stack and returns them, in stack order; nil if it is the top and during a transition of this stack, after which they are popped.") -> Self {
    method("popToViewController", "viewController", "animated", summary: summary) { (object: UINavigationController, viewController: UIViewController, animated: Bool) in
      object.popToViewController(viewController, animated: animated)
    }
  }

  func popViewController(_ summary: String = "Pops the top and returns it; nil at the root and during a transition of this stack, after which the pop is made.") -> Self {
    method("popViewController", "animated", summary: summary) { (object: UINavigationController, animated: Bool) in
      object.popViewController(animated: animated)
    }
  }

  func setNavigationBarHidden(_ summary: String = "Hides or shows the bar.") -> Self {
    method("setNavigationBarHidden", "hidden", "animated", summary: summary) { (object: UINavigationController, hidden: Bool, animated: Bool) -> Void in
      object.setNavigationBarHidden(hidden, animated: animated)
    }
  }

  func setToolbarHidden(_ summary: String = "Hides or shows the toolbar.") -> Self {
    method("setToolbarHidden", "hidden", "animated", summary: summary) { (object: UINavigationController, hidden: Bool, animated: Bool) -> Void in
      object.setToolbarHidden(hidden, animated: animated)
    }
  }

  func setViewControllers(_ summary: String = "Replaces the stack with at most one transition: none if the top stays, a pop if the new top was in the stack, else a push.") -> Self {
    method("setViewControllers", "viewControllers", "animated", summary: summary) { (object: UINavigationController, viewControllers: [UIViewController], animated: Bool) -> Void in
      object.setViewControllers(viewControllers, animated: animated)
    }
  }

  func toolbar(_ summary: String = "The bar at the bottom; it shows the items of the top.", owned: Bool = false) -> Self {
    property("toolbar", summary: summary, owned: owned, get: { $0.toolbar })
  }

  func topViewController(_ summary: String = "The last controller of the stack.", owned: Bool = false) -> Self {
    property("topViewController", summary: summary, owned: owned, get: { $0.topViewController })
  }

  func viewControllers(_ summary: String = "The stack, root first.", owned: Bool = false) -> Self {
    property("viewControllers", summary: summary, owned: owned, get: { $0.viewControllers }, set: { $0.viewControllers = $1 })
  }

  func visibleViewController(_ summary: String = "The controller that the user sees: the one that the top presents, else the top; off screen the top.", owned: Bool = false) -> Self {
    property("visibleViewController", summary: summary, owned: owned, get: { $0.visibleViewController })
  }
}
