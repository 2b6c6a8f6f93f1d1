// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UIDevice> {
  func beginGeneratingDeviceOrientationNotifications(_ summary: String = "Asks for notifications.") -> Self {
    method("beginGeneratingDeviceOrientationNotifications", summary: summary) { (object: UIDevice) -> Void in
      object.beginGeneratingDeviceOrientationNotifications()
    }
  }

  func endGeneratingDeviceOrientationNotifications(_ summary: String = "Ends one request for notifications.") -> Self {
    method("endGeneratingDeviceOrientationNotifications", summary: summary) { (object: UIDevice) -> Void in
      object.endGeneratingDeviceOrientationNotifications()
    }
  }

  func isGeneratingDeviceOrientationNotifications(_ summary: String = "Whether it posts notifications when it is turned; a window asks for them at first.", owned: Bool = false) -> Self {
    property("isGeneratingDeviceOrientationNotifications", summary: summary, owned: owned, get: { $0.isGeneratingDeviceOrientationNotifications })
  }

  func orientation(_ summary: String = "How it is held; read-only for programs.", owned: Bool = false) -> Self {
    property("orientation", summary: summary, owned: owned, get: { $0.orientation })
  }

  func userInterfaceIdiom(_ summary: String = "The kind of device.", owned: Bool = false) -> Self {
    property("userInterfaceIdiom", summary: summary, owned: owned, get: { $0.userInterfaceIdiom })
  }
}
