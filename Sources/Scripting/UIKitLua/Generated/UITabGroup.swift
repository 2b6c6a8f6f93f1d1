// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UITabGroup> {
  func allowsReordering(_ summary: String = "Whether the user may change that order in the sidebar; false by default.", owned: Bool = false) -> Self {
    property("allowsReordering", summary: summary, owned: owned, get: { $0.allowsReordering }, set: { $0.allowsReordering = $1 })
  }

  func defaultChildIdentifier(_ summary: String = "The identifier of the child that is selected where none was before; nil for the first.", owned: Bool = false) -> Self {
    property("defaultChildIdentifier", summary: summary, owned: owned, get: { $0.defaultChildIdentifier }, set: { $0.defaultChildIdentifier = $1 })
  }

  func displayOrder(_ summary: String = "The children in the order in which they are shown; those that the order doesn't name come last.", owned: Bool = false) -> Self {
    property("displayOrder", summary: summary, owned: owned, get: { $0.displayOrder })
  }

  func displayOrderIdentifiers(_ summary: String = "The identifiers of the children in the order in which they are shown; empty for that of `children`.", owned: Bool = false) -> Self {
    property("displayOrderIdentifiers", summary: summary, owned: owned, get: { $0.displayOrderIdentifiers }, set: { $0.displayOrderIdentifiers = $1 })
  }

  func isSidebarDestination(_ summary: String = "Whether it is a place of its own in the sidebar, so that selecting it selects no child.", owned: Bool = false) -> Self {
    property("isSidebarDestination", summary: summary, owned: owned, get: { $0.isSidebarDestination }, set: { $0.isSidebarDestination = $1 })
  }

  func managingNavigationController(_ summary: String = "The stack that shows its children: group, nested groups, tab.", owned: Bool = false) -> Self {
    property("managingNavigationController", summary: summary, owned: owned, get: { $0.managingNavigationController }, set: { $0.managingNavigationController = $1 })
  }

  func selectedChild(_ summary: String = "The child that is selected, or was when the group was selected last; setting it selects it there, and shows it if the group is selected.", owned: Bool = false) -> Self {
    property("selectedChild", summary: summary, owned: owned, get: { $0.selectedChild }, set: { $0.selectedChild = $1 })
  }

  func sidebarActions(_ summary: String = "What the sidebar offers below its children.", owned: Bool = false) -> Self {
    property("sidebarActions", summary: summary, owned: owned, get: { $0.sidebarActions }, set: { $0.sidebarActions = $1 })
  }

  func sidebarAppearance(_ summary: String = "How a sidebar shows it.", owned: Bool = false) -> Self {
    property("sidebarAppearance", summary: summary, owned: owned, get: { $0.sidebarAppearance }, set: { $0.sidebarAppearance = $1 })
  }
}
