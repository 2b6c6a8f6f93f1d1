// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UIPopoverController> {
  func contentViewController(_ summary: String = "The controller that is shown.", owned: Bool = false) -> Self {
    property("contentViewController", summary: summary, owned: owned, get: { $0.contentViewController }, set: { $0.contentViewController = $1 })
  }

  func dismiss(_ summary: String = "Dismisses it; the delegate isn't notified.") -> Self {
    method("dismiss", "animated", summary: summary) { (object: UIPopoverController, animated: Bool) -> Void in
      object.dismiss(animated: animated)
    }
  }

  func isPopoverVisible(_ summary: String = "Whether it is on screen, or about to be.", owned: Bool = false) -> Self {
    property("isPopoverVisible", summary: summary, owned: owned, get: { $0.isPopoverVisible })
  }

  func passthroughViews(_ summary: String = "The views outside that can be tapped while it is visible.", owned: Bool = false) -> Self {
    property("passthroughViews", summary: summary, owned: owned, get: { $0.passthroughViews }, set: { $0.passthroughViews = $1 })
  }

  func popoverArrowDirection(_ summary: String = "The side of the popover that its arrow is on; `unknown` while it isn't visible.", owned: Bool = false) -> Self {
    property("popoverArrowDirection", summary: summary, owned: owned, get: { $0.popoverArrowDirection })
  }

  func popoverContentSize(_ summary: String = "Its size in points: the one that was set, or the one its content prefers.", owned: Bool = false) -> Self {
    property("popoverContentSize", summary: summary, owned: owned, get: { $0.popoverContentSize }, set: { $0.popoverContentSize = $1 })
  }

  func setContentSize(_ summary: String = "Sets its size in points.") -> Self {
    method("setContentSize", "size", "animated", summary: summary) { (object: UIPopoverController, size: CGSize, animated: Bool) -> Void in
      object.setContentSize(size, animated: animated)
    }
  }
}
