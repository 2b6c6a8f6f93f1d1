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
    .property(
      "buttonAppearance", summary: "How plain buttons look; kept, no effect.",
      get: { $0.buttonAppearance }, set: { $0.buttonAppearance = $1 }
    )
    .property(
      "doneButtonAppearance", summary: "How buttons of the style done look; kept, no effect.",
      get: { $0.doneButtonAppearance }, set: { $0.doneButtonAppearance = $1 }
    )
    .property(
      "backButtonAppearance", summary: "How the back button looks; kept, no effect.",
      get: { $0.backButtonAppearance }, set: { $0.backButtonAppearance = $1 }
    )
  }
}
