// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UITab> {
  func allowsHiding(_ summary: String = "Whether the user may hide it in the sidebar; false by default.", owned: Bool = false) -> Self {
    property("allowsHiding", summary: summary, owned: owned, get: { $0.allowsHiding }, set: { $0.allowsHiding = $1 })
  }

  func badgeValue(_ summary: String = "The text of the badge at its corner; nil for none.", owned: Bool = false) -> Self {
    property("badgeValue", summary: summary, owned: owned, get: { $0.badgeValue }, set: { $0.badgeValue = $1 })
  }

  func hasVisiblePlacement(_ summary: String = "Whether the bar or the sidebar shows it now.", owned: Bool = false) -> Self {
    property("hasVisiblePlacement", summary: summary, owned: owned, get: { $0.hasVisiblePlacement })
  }

  func identifier(_ summary: String = "Its name, which no other tab of the controller has.", owned: Bool = false) -> Self {
    property("identifier", summary: summary, owned: owned, get: { $0.identifier })
  }

  func isEnabled(_ summary: String = "Whether it can be tapped; true by default.", owned: Bool = false) -> Self {
    property("isEnabled", summary: summary, owned: owned, get: { $0.isEnabled }, set: { $0.isEnabled = $1 })
  }

  func isHidden(_ summary: String = "Whether it is hidden now; by default as `isHiddenByDefault` says.", owned: Bool = false) -> Self {
    property("isHidden", summary: summary, owned: owned, get: { $0.isHidden }, set: { $0.isHidden = $1 })
  }

  func isHiddenByDefault(_ summary: String = "Whether it is hidden until the user shows it.", owned: Bool = false) -> Self {
    property("isHiddenByDefault", summary: summary, owned: owned, get: { $0.isHiddenByDefault }, set: { $0.isHiddenByDefault = $1 })
  }

  func managingTabGroup(_ summary: String = "The group whose stack shows it: the outermost one around it with a `managingNavigationController`; nil if there is none.", owned: Bool = false) -> Self {
    property("managingTabGroup", summary: summary, owned: owned, get: { $0.managingTabGroup })
  }

  func parent(_ summary: String = "The group that it is in; nil for a root.", owned: Bool = false) -> Self {
    property("parent", summary: summary, owned: owned, get: { $0.parent })
  }

  func preferredPlacement(_ summary: String = "Where it should be.", owned: Bool = false) -> Self {
    property("preferredPlacement", summary: summary, owned: owned, get: { $0.preferredPlacement }, set: { $0.preferredPlacement = $1 })
  }

  func subtitle(_ summary: String = "The second text, which only a sidebar shows.", owned: Bool = false) -> Self {
    property("subtitle", summary: summary, owned: owned, get: { $0.subtitle }, set: { $0.subtitle = $1 })
  }

  func tabBarController(_ summary: String = "The tab bar controller that has it; nil outside of one.", owned: Bool = false) -> Self {
    property("tabBarController", summary: summary, owned: owned, get: { $0.tabBarController })
  }

  func title(_ summary: String = "The text that is shown for it.", owned: Bool = false) -> Self {
    property("title", summary: summary, owned: owned, get: { $0.title }, set: { $0.title = $1 })
  }
}
