// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UISwitch> {
  func isOn(_ summary: String = "Whether it is on; setting it sends no action.", owned: Bool = false) -> Self {
    property("isOn", summary: summary, owned: owned, get: { $0.isOn }, set: { $0.isOn = $1 })
  }

  func onTintColor(_ summary: String = "The colour of its track while it is on.", owned: Bool = false) -> Self {
    property("onTintColor", summary: summary, owned: owned, get: { $0.onTintColor }, set: { $0.onTintColor = $1 })
  }

  func setOn(_ summary: String = "Turns it on or off, without an action.") -> Self {
    method("setOn", "on", "animated", summary: summary) { (object: UISwitch, on: Bool, animated: Bool) -> Void in
      object.setOn(on, animated: animated)
    }
  }

  func thumbTintColor(_ summary: String = "The colour of its thumb.", owned: Bool = false) -> Self {
    property("thumbTintColor", summary: summary, owned: owned, get: { $0.thumbTintColor }, set: { $0.thumbTintColor = $1 })
  }
}
