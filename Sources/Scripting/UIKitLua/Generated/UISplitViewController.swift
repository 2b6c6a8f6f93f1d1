// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UISplitViewController> {
  func displayMode(_ summary: String = "The columns that are currently shown; never `automatic`, and idle while collapsed.", owned: Bool = false) -> Self {
    property("displayMode", summary: summary, owned: owned, get: { $0.displayMode })
  }

  func displayModeButtonItem(_ summary: String = "The button that changes the mode of a split view without a style, for a bar of the program's.", owned: Bool = false) -> Self {
    property("displayModeButtonItem", summary: summary, owned: owned, get: { $0.displayModeButtonItem })
  }

  func displayModeButtonVisibility(_ summary: String = "Whether a button changes the mode.", owned: Bool = false) -> Self {
    property("displayModeButtonVisibility", summary: summary, owned: owned, get: { $0.displayModeButtonVisibility }, set: { $0.displayModeButtonVisibility = $1 })
  }

  func hide(_ summary: String = "Hides a column and the columns before it.") -> Self {
    method("hide", "column", summary: summary) { (object: UISplitViewController, column: UISplitViewController.Column) -> Void in
      object.hide(column)
    }
  }

  func isCollapsed(_ summary: String = "Whether it is collapsed to one column; as before while the columns move.", owned: Bool = false) -> Self {
    property("isCollapsed", summary: summary, owned: owned, get: { $0.isCollapsed })
  }

  func isShowing(_ summary: String = "Whether a column is on the screen (iOS 26).") -> Self {
    method("isShowing", "column", summary: summary) { (object: UISplitViewController, column: UISplitViewController.Column) in
      object.isShowing(column)
    }
  }

  func preferredDisplayMode(_ summary: String = "The mode that was requested, read through the behaviour; `automatic` leaves it to the device.", owned: Bool = false) -> Self {
    property("preferredDisplayMode", summary: summary, owned: owned, get: { $0.preferredDisplayMode }, set: { $0.preferredDisplayMode = $1 })
  }

  func preferredSplitBehavior(_ summary: String = "How the other columns should make room for themselves; acts at the next layout.", owned: Bool = false) -> Self {
    property("preferredSplitBehavior", summary: summary, owned: owned, get: { $0.preferredSplitBehavior }, set: { $0.preferredSplitBehavior = $1 })
  }

  func presentsWithGesture(_ summary: String = "Whether gestures and the button show and hide columns; true at first.", owned: Bool = false) -> Self {
    property("presentsWithGesture", summary: summary, owned: owned, get: { $0.presentsWithGesture }, set: { $0.presentsWithGesture = $1 })
  }

  func primaryColumnWidth(_ summary: String = "The width of the primary column; 0 while it isn't shown.", owned: Bool = false) -> Self {
    property("primaryColumnWidth", summary: summary, owned: owned, get: { $0.primaryColumnWidth })
  }

  func primaryEdge(_ summary: String = "The edge of the primary column.", owned: Bool = false) -> Self {
    property("primaryEdge", summary: summary, owned: owned, get: { $0.primaryEdge }, set: { $0.primaryEdge = $1 })
  }

  func showsSecondaryOnlyButton(_ summary: String = "Whether the secondary column of three has a button that leaves it alone on the screen.", owned: Bool = false) -> Self {
    property("showsSecondaryOnlyButton", summary: summary, owned: owned, get: { $0.showsSecondaryOnlyButton }, set: { $0.showsSecondaryOnlyButton = $1 })
  }

  func splitBehavior(_ summary: String = "How the other columns make room for themselves; `automatic` for one without a style.", owned: Bool = false) -> Self {
    property("splitBehavior", summary: summary, owned: owned, get: { $0.splitBehavior })
  }

  func style(_ summary: String = "The number of columns; fixed on creation.", owned: Bool = false) -> Self {
    property("style", summary: summary, owned: owned, get: { $0.style })
  }

  func supplementaryColumnWidth(_ summary: String = "The width of the supplementary column; 0 while it isn't shown.", owned: Bool = false) -> Self {
    property("supplementaryColumnWidth", summary: summary, owned: owned, get: { $0.supplementaryColumnWidth })
  }

  func viewController(_ summary: String = "The controller of a column, as it was set; nil if there is none.") -> Self {
    method("viewController", "column", summary: summary) { (object: UISplitViewController, column: UISplitViewController.Column) in
      object.viewController(for: column)
    }
  }

  func viewControllers(_ summary: String = "The columns, primary first; when collapsed, the one that is shown.", owned: Bool = false) -> Self {
    property("viewControllers", summary: summary, owned: owned, get: { $0.viewControllers }, set: { $0.viewControllers = $1 })
  }
}
