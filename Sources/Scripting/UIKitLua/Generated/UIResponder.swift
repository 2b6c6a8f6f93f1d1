// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UIResponder> {
  func becomeFirstResponder(_ summary: String = "Makes it the first responder, if it can become it and the current one can resign; returns whether it is the first responder now.") -> Self {
    method("becomeFirstResponder", summary: summary) { (object: UIResponder) in
      object.becomeFirstResponder()
    }
  }

  func isFirstResponder(_ summary: String = "Whether it is the first responder and receives what the user types; at most one object of a stage is.", owned: Bool = false) -> Self {
    property("isFirstResponder", summary: summary, owned: owned, get: { $0.isFirstResponder })
  }

  func next(_ summary: String = "The next object in the responder chain.", owned: Bool = false) -> Self {
    property("next", summary: summary, owned: owned, get: { $0.next })
  }

  func resignFirstResponder(_ summary: String = "Resigns as first responder, if it can; returns whether it is no longer the first responder.") -> Self {
    method("resignFirstResponder", summary: summary) { (object: UIResponder) in
      object.resignFirstResponder()
    }
  }

  func userActivity(_ summary: String = "What the user does with it, to be continued later; nil for none.", owned: Bool = false) -> Self {
    property("userActivity", summary: summary, owned: owned, get: { $0.userActivity }, set: { $0.userActivity = $1 })
  }
}
