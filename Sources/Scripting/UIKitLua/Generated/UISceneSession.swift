// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UISceneSession> {
  func configuration(_ summary: String = "How its scenes are made.", owned: Bool = false) -> Self {
    property("configuration", summary: summary, owned: owned, get: { $0.configuration })
  }

  func persistentIdentifier(_ summary: String = "Its identifier, which no other session has.", owned: Bool = false) -> Self {
    property("persistentIdentifier", summary: summary, owned: owned, get: { $0.persistentIdentifier })
  }

  func scene(_ summary: String = "The scene; nil while it isn't connected.", owned: Bool = false) -> Self {
    property("scene", summary: summary, owned: owned, get: { $0.scene })
  }

  func stateRestorationActivity(_ summary: String = "What restores its scene: saved when the scene leaves the screen, there again when it is connected, also by a later launch.", owned: Bool = false) -> Self {
    property("stateRestorationActivity", summary: summary, owned: owned, get: { $0.stateRestorationActivity }, set: { $0.stateRestorationActivity = $1 })
  }
}
