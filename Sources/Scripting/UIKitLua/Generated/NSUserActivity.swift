// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<NSUserActivity> {
  func activityType(_ summary: String = "What kind of activity it is, as a name such as `com.example.reading`.", owned: Bool = false) -> Self {
    property("activityType", summary: summary, owned: owned, get: { $0.activityType })
  }

  func needsSave(_ summary: String = "Whether what it says is out of date: the responders that have it are asked to update it in the next turn.", owned: Bool = false) -> Self {
    property("needsSave", summary: summary, owned: owned, get: { $0.needsSave }, set: { $0.needsSave = $1 })
  }

  func targetContentIdentifier(_ summary: String = "What identifies its contents among scenes; kept, no effect.", owned: Bool = false) -> Self {
    property("targetContentIdentifier", summary: summary, owned: owned, get: { $0.targetContentIdentifier }, set: { $0.targetContentIdentifier = $1 })
  }

  func title(_ summary: String = "What the user would call it; nil for none.", owned: Bool = false) -> Self {
    property("title", summary: summary, owned: owned, get: { $0.title }, set: { $0.title = $1 })
  }
}
