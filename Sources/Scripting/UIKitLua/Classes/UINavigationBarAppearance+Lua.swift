import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

extension ScriptWorld {
  var navigationBarAppearance: ClassDescriptor<UINavigationBarAppearance> {
    ClassDescriptor(
      "UINavigationBarAppearance", of: UINavigationBarAppearance.self, extends: "UIBarAppearance",
      receiver: "appearance", summary: "How the background and the titles of a navigation bar look."
    )
    .initializer { _ in UINavigationBarAppearance() }
    .property(
      "titleTextAttributes", summary: "The attributes of the title; its colour is drawn.",
      get: { TextAttributes($0.titleTextAttributes) },
      set: { $0.titleTextAttributes = $1.attributes }
    )
    .property(
      "largeTitleTextAttributes", summary: "The attributes of a large title; kept, no effect.",
      get: { TextAttributes($0.largeTitleTextAttributes) },
      set: { $0.largeTitleTextAttributes = $1.attributes }
    )
    .buttonAppearance()
    .doneButtonAppearance()
    .backButtonAppearance()
  }
}
