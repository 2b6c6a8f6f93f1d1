// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UIPopoverPresentationController> {
  func arrowDirection(_ summary: String = "The side of the popover that its arrow is on; `unknown` while it isn't displayed.", owned: Bool = false) -> Self {
    property("arrowDirection", summary: summary, owned: owned, get: { $0.arrowDirection })
  }

  func backgroundColor(_ summary: String = "The color behind the contents; kept, no effect.", owned: Bool = false) -> Self {
    property("backgroundColor", summary: summary, owned: owned, get: { $0.backgroundColor }, set: { $0.backgroundColor = $1 })
  }

  func barButtonItem(_ summary: String = "The button that the arrow points at; it has precedence over the view.", owned: Bool = false) -> Self {
    property("barButtonItem", summary: summary, owned: owned, get: { $0.barButtonItem }, set: { $0.barButtonItem = $1 })
  }

  func canOverlapSourceViewRect(_ summary: String = "Whether it may cover what it points at where there is little room; false by default.", owned: Bool = false) -> Self {
    property("canOverlapSourceViewRect", summary: summary, owned: owned, get: { $0.canOverlapSourceViewRect }, set: { $0.canOverlapSourceViewRect = $1 })
  }

  func passthroughViews(_ summary: String = "The views outside that can be tapped nevertheless; the bar of a button that it points at is added when the popover is presented.", owned: Bool = false) -> Self {
    property("passthroughViews", summary: summary, owned: owned, get: { $0.passthroughViews }, set: { $0.passthroughViews = $1 })
  }

  func popoverLayoutMargins(_ summary: String = "How far it stays from the edges of the screen, in points.", owned: Bool = false) -> Self {
    property("popoverLayoutMargins", summary: summary, owned: owned, get: { $0.popoverLayoutMargins }, set: { $0.popoverLayoutMargins = $1 })
  }

  func sourceRect(_ summary: String = "The part of that view, in points; null for all of it.", owned: Bool = false) -> Self {
    property("sourceRect", summary: summary, owned: owned, get: { $0.sourceRect }, set: { $0.sourceRect = $1 })
  }

  func sourceView(_ summary: String = "The view that the arrow points at.", owned: Bool = false) -> Self {
    property("sourceView", summary: summary, owned: owned, get: { $0.sourceView }, set: { $0.sourceView = $1 })
  }
}
