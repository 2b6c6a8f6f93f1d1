// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UIView> {
  func addSubview(_ summary: String = "Adds a view in front of the other subviews.") -> Self {
    method("addSubview", "view", summary: summary) { (object: UIView, view: UIView) -> Void in
      object.addSubview(view)
    }
  }

  func alpha(_ summary: String = "How opaque it is, from 0 to 1; below 0.01 it ignores touches.", owned: Bool = false) -> Self {
    property("alpha", summary: summary, owned: owned, get: { $0.alpha }, set: { $0.alpha = $1 })
  }

  func autoresizesSubviews(_ summary: String = "Whether its subviews are resized when its size changes; true by default.", owned: Bool = false) -> Self {
    property("autoresizesSubviews", summary: summary, owned: owned, get: { $0.autoresizesSubviews }, set: { $0.autoresizesSubviews = $1 })
  }

  func autoresizingMask(_ summary: String = "How it is resized when the size of its superview changes; not at all by default.", owned: Bool = false) -> Self {
    property("autoresizingMask", summary: summary, owned: owned, get: { $0.autoresizingMask }, set: { $0.autoresizingMask = $1 })
  }

  func backgroundColor(_ summary: String = "The background colour; nil for none.", owned: Bool = false) -> Self {
    property("backgroundColor", summary: summary, owned: owned, get: { $0.backgroundColor }, set: { $0.backgroundColor = $1 })
  }

  func bounds(_ summary: String = "The frame with its origin at zero, in points.", owned: Bool = false) -> Self {
    property("bounds", summary: summary, owned: owned, get: { $0.bounds }, set: { $0.bounds = $1 })
  }

  func bringSubviewToFront(_ summary: String = "Moves a subview in front of the others.") -> Self {
    method("bringSubviewToFront", "view", summary: summary) { (object: UIView, view: UIView) -> Void in
      object.bringSubviewToFront(view)
    }
  }

  func center(_ summary: String = "The centre of the frame, in points of the superview.", owned: Bool = false) -> Self {
    property("center", summary: summary, owned: owned, get: { $0.center }, set: { $0.center = $1 })
  }

  func directionalLayoutMargins(_ summary: String = "The same in the direction of reading.", owned: Bool = false) -> Self {
    property("directionalLayoutMargins", summary: summary, owned: owned, get: { $0.directionalLayoutMargins }, set: { $0.directionalLayoutMargins = $1 })
  }

  func endEditing(_ summary: String = "Ends the editing of a text field that is this view or its descendant; returns whether none of them is being edited now.") -> Self {
    method("endEditing", "force", summary: summary) { (object: UIView, force: Bool) in
      object.endEditing(force)
    }
  }

  func frame(_ summary: String = "The frame in the superview, in points; a new size resizes the subviews by their masks.", owned: Bool = false) -> Self {
    property("frame", summary: summary, owned: owned, get: { $0.frame }, set: { $0.frame = $1 })
  }

  func insetsLayoutMarginsFromSafeArea(_ summary: String = "Whether the safe area is added to its margins; true by default.", owned: Bool = false) -> Self {
    property("insetsLayoutMarginsFromSafeArea", summary: summary, owned: owned, get: { $0.insetsLayoutMarginsFromSafeArea }, set: { $0.insetsLayoutMarginsFromSafeArea = $1 })
  }

  func isHidden(_ summary: String = "Whether it is hidden.", owned: Bool = false) -> Self {
    property("isHidden", summary: summary, owned: owned, get: { $0.isHidden }, set: { $0.isHidden = $1 })
  }

  func isUserInteractionEnabled(_ summary: String = "Whether it and its subviews respond to touches; true by default.", owned: Bool = false) -> Self {
    property("isUserInteractionEnabled", summary: summary, owned: owned, get: { $0.isUserInteractionEnabled }, set: { $0.isUserInteractionEnabled = $1 })
  }

  func keyboardLayoutGuide(_ summary: String = "The part that the keyboard covers, as a frame; the same guide at each access.", owned: Bool = false) -> Self {
    property("keyboardLayoutGuide", summary: summary, owned: owned, get: { $0.keyboardLayoutGuide })
  }

  func layoutIfNeeded(_ summary: String = "Lays out the views that need it, here and in the subviews.") -> Self {
    method("layoutIfNeeded", summary: summary) { (object: UIView) -> Void in
      object.layoutIfNeeded()
    }
  }

  func layoutMargins(_ summary: String = "The distances that its contents should keep from its edges: its own ones with its safe area, and in the view of a controller at least the system's.", owned: Bool = false) -> Self {
    property("layoutMargins", summary: summary, owned: owned, get: { $0.layoutMargins }, set: { $0.layoutMargins = $1 })
  }

  func layoutMarginsGuide(_ summary: String = "The part of it that the margins leave, as a frame.", owned: Bool = false) -> Self {
    property("layoutMarginsGuide", summary: summary, owned: owned, get: { $0.layoutMarginsGuide })
  }

  func needsUpdateConstraints(_ summary: String = "Whether its constraints need to be updated.") -> Self {
    method("needsUpdateConstraints", summary: summary) { (object: UIView) in
      object.needsUpdateConstraints()
    }
  }

  func overrideUserInterfaceStyle(_ summary: String = "The appearance of it and of what is in it; unspecified, the default, for the one around it.", owned: Bool = false) -> Self {
    property("overrideUserInterfaceStyle", summary: summary, owned: owned, get: { $0.overrideUserInterfaceStyle }, set: { $0.overrideUserInterfaceStyle = $1 })
  }

  func preservesSuperviewLayoutMargins(_ summary: String = "Whether its margins are at least those of the superview, where they overlap; false by default.", owned: Bool = false) -> Self {
    property("preservesSuperviewLayoutMargins", summary: summary, owned: owned, get: { $0.preservesSuperviewLayoutMargins }, set: { $0.preservesSuperviewLayoutMargins = $1 })
  }

  func removeFromSuperview(_ summary: String = "Removes it from its superview; a child's view disappears.") -> Self {
    method("removeFromSuperview", summary: summary) { (object: UIView) -> Void in
      object.removeFromSuperview()
    }
  }

  func restorationIdentifier(_ summary: String = "The name that its state is saved under, together with that of its controller; nil if its state is not saved.", owned: Bool = false) -> Self {
    property("restorationIdentifier", summary: summary, owned: owned, get: { $0.restorationIdentifier }, set: { $0.restorationIdentifier = $1 })
  }

  func safeAreaInsets(_ summary: String = "What bars, the edges of the screen and its controllers take from its edges; zero off screen, and before iOS 11.", owned: Bool = false) -> Self {
    property("safeAreaInsets", summary: summary, owned: owned, get: { $0.safeAreaInsets })
  }

  func safeAreaLayoutGuide(_ summary: String = "The part of it that the safe area leaves, as a frame.", owned: Bool = false) -> Self {
    property("safeAreaLayoutGuide", summary: summary, owned: owned, get: { $0.safeAreaLayoutGuide })
  }

  func sendSubviewToBack(_ summary: String = "Moves a subview behind the others.") -> Self {
    method("sendSubviewToBack", "view", summary: summary) { (object: UIView, view: UIView) -> Void in
      object.sendSubviewToBack(view)
    }
  }

  func setNeedsLayout(_ summary: String = "Requests a layout; it happens when the view appears, or at the start of the next turn if it is on screen.") -> Self {
    method("setNeedsLayout", summary: summary) { (object: UIView) -> Void in
      object.setNeedsLayout()
    }
  }

  func setNeedsUpdateConstraints(_ summary: String = "Asks for `updateViewConstraints` of the controller whose view it is, at the end of the turn; for its own `updateConstraints` at the next layout, if it is no controller's.") -> Self {
    method("setNeedsUpdateConstraints", summary: summary) { (object: UIView) -> Void in
      object.setNeedsUpdateConstraints()
    }
  }

  func setNeedsUpdateProperties(_ summary: String = "Asks for `updateProperties` at the end of the turn, before and without a layout (iOS 26).") -> Self {
    method("setNeedsUpdateProperties", summary: summary) { (object: UIView) -> Void in
      object.setNeedsUpdateProperties()
    }
  }

  func subviews(_ summary: String = "The views it contains, back to front.", owned: Bool = false) -> Self {
    property("subviews", summary: summary, owned: owned, get: { $0.subviews })
  }

  func superview(_ summary: String = "The view that contains it.", owned: Bool = false) -> Self {
    property("superview", summary: summary, owned: owned, get: { $0.superview })
  }

  func tag(_ summary: String = "A number for the program to use; 0 by default.", owned: Bool = false) -> Self {
    property("tag", summary: summary, owned: owned, get: { $0.tag }, set: { $0.tag = $1 })
  }

  func traitCollection(_ summary: String = "Its traits: those around it, as they were updated last.", owned: Bool = false) -> Self {
    property("traitCollection", summary: summary, owned: owned, get: { $0.traitCollection })
  }

  func updatePropertiesIfNeeded(_ summary: String = "Calls `updateProperties` now if it needs to be, of the view, its controller and all that is in it (iOS 26).") -> Self {
    method("updatePropertiesIfNeeded", summary: summary) { (object: UIView) -> Void in
      object.updatePropertiesIfNeeded()
    }
  }

  func updateTraitsIfNeeded(_ summary: String = "Updates the traits of it and of its subviews now, and notifies all that have others (iOS 17).") -> Self {
    method("updateTraitsIfNeeded", summary: summary) { (object: UIView) -> Void in
      object.updateTraitsIfNeeded()
    }
  }

  func viewWithTag(_ summary: String = "The view with a tag: itself or its first descendant, front to back within each level in the order of addition; nil if there is none.") -> Self {
    method("viewWithTag", "tag", summary: summary) { (object: UIView, tag: Int) in
      object.viewWithTag(tag)
    }
  }

  func window(_ summary: String = "The window that contains it: where the chain of its superviews ends in one.", owned: Bool = false) -> Self {
    property("window", summary: summary, owned: owned, get: { $0.window })
  }
}
