// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UIPresentationController> {
  func containerView(_ summary: String = "The view that contains the presentation; nil when nothing is presented.", owned: Bool = false) -> Self {
    property("containerView", summary: summary, owned: owned, get: { $0.containerView })
  }

  func dismissalTransitionWillBegin(_ summary: String = "Called before the presented view disappears.") -> Self {
    method("dismissalTransitionWillBegin", summary: summary) { (object: UIPresentationController) -> Void in
      object.dismissalTransitionWillBegin()
    }
  }

  func overrideTraitCollection(_ summary: String = "The traits that it overrides for what it presents; nil for none.", owned: Bool = false) -> Self {
    property("overrideTraitCollection", summary: summary, owned: owned, get: { $0.overrideTraitCollection }, set: { $0.overrideTraitCollection = $1 })
  }

  func presentationStyle(_ summary: String = "The style that it was created for.", owned: Bool = false) -> Self {
    property("presentationStyle", summary: summary, owned: owned, get: { $0.presentationStyle })
  }

  func presentationTransitionWillBegin(_ summary: String = "Called before the presented view appears.") -> Self {
    method("presentationTransitionWillBegin", summary: summary) { (object: UIPresentationController) -> Void in
      object.presentationTransitionWillBegin()
    }
  }

  func presentedView(_ summary: String = "The presented view; nil before it is loaded.", owned: Bool = false) -> Self {
    property("presentedView", summary: summary, owned: owned, get: { $0.presentedView })
  }

  func shouldPresentInFullscreen(_ summary: String = "Whether a presentation in a custom style covers the screen; true.", owned: Bool = false) -> Self {
    property("shouldPresentInFullscreen", summary: summary, owned: owned, get: { $0.shouldPresentInFullscreen })
  }

  func traitCollection(_ summary: String = "Its traits: those of its window, and what it overrides.", owned: Bool = false) -> Self {
    property("traitCollection", summary: summary, owned: owned, get: { $0.traitCollection })
  }
}
