// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UIPageViewController> {
  func gestureRecognizers(_ summary: String = "The recognizers of a drag and of a tap that curl pages; none where pages scroll, which a scroll view does.", owned: Bool = false) -> Self {
    property("gestureRecognizers", summary: summary, owned: owned, get: { $0.gestureRecognizers })
  }

  func isDoubleSided(_ summary: String = "Whether pages also have contents on their backs, for the curl style; a spine in the middle makes it true.", owned: Bool = false) -> Self {
    property("isDoubleSided", summary: summary, owned: owned, get: { $0.isDoubleSided }, set: { $0.isDoubleSided = $1 })
  }

  func navigationOrientation(_ summary: String = "The direction of the pages; fixed on creation.", owned: Bool = false) -> Self {
    property("navigationOrientation", summary: summary, owned: owned, get: { $0.navigationOrientation })
  }

  func spineLocation(_ summary: String = "The location of the spine, for the curl style; the delegate may change it when the device turns.", owned: Bool = false) -> Self {
    property("spineLocation", summary: summary, owned: owned, get: { $0.spineLocation })
  }

  func transitionStyle(_ summary: String = "Whether pages scroll or curl; fixed on creation.", owned: Bool = false) -> Self {
    property("transitionStyle", summary: summary, owned: owned, get: { $0.transitionStyle })
  }

  func viewControllers(_ summary: String = "The pages on screen; empty if there are none.", owned: Bool = false) -> Self {
    property("viewControllers", summary: summary, owned: owned, get: { $0.viewControllers })
  }
}
