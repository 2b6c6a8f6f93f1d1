// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UISheetPresentationController> {
  func invalidateDetents(_ summary: String = "Asks the custom detents for their heights again.") -> Self {
    method("invalidateDetents", summary: summary) { (object: UISheetPresentationController) -> Void in
      object.invalidateDetents()
    }
  }

  func prefersEdgeAttachedInCompactHeight(_ summary: String = "Whether the sheet is attached to the lower edge in compact height instead of covering the screen; set it before presenting.", owned: Bool = false) -> Self {
    property("prefersEdgeAttachedInCompactHeight", summary: summary, owned: owned, get: { $0.prefersEdgeAttachedInCompactHeight }, set: { $0.prefersEdgeAttachedInCompactHeight = $1 })
  }

  func prefersGrabberVisible(_ summary: String = "Whether the grabber is shown; false by default.", owned: Bool = false) -> Self {
    property("prefersGrabberVisible", summary: summary, owned: owned, get: { $0.prefersGrabberVisible }, set: { $0.prefersGrabberVisible = $1 })
  }

  func prefersPageSizing(_ summary: String = "Whether it has the size of a page rather than of a form in regular width; by default as its style.", owned: Bool = false) -> Self {
    property("prefersPageSizing", summary: summary, owned: owned, get: { $0.prefersPageSizing }, set: { $0.prefersPageSizing = $1 })
  }

  func prefersScrollingExpandsWhenScrolledToEdge(_ summary: String = "Whether an upward drag in a scroll view at its top expands the sheet before it scrolls; true by default.", owned: Bool = false) -> Self {
    property("prefersScrollingExpandsWhenScrolledToEdge", summary: summary, owned: owned, get: { $0.prefersScrollingExpandsWhenScrolledToEdge }, set: { $0.prefersScrollingExpandsWhenScrolledToEdge = $1 })
  }

  func sourceView(_ summary: String = "The view that the sheet is centred over in regular width.", owned: Bool = false) -> Self {
    property("sourceView", summary: summary, owned: owned, get: { $0.sourceView }, set: { $0.sourceView = $1 })
  }

  func widthFollowsPreferredContentSizeWhenEdgeAttached(_ summary: String = "Whether a sheet that is attached to the lower edge in compact height has the width that the controller prefers, instead of that of the safe area.", owned: Bool = false) -> Self {
    property("widthFollowsPreferredContentSizeWhenEdgeAttached", summary: summary, owned: owned, get: { $0.widthFollowsPreferredContentSizeWhenEdgeAttached }, set: { $0.widthFollowsPreferredContentSizeWhenEdgeAttached = $1 })
  }
}
