import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

extension ScriptWorld {
  /// Adds the appearances of a toolbar.
  func withAppearances(_ descriptor: ClassDescriptor<UIToolbar>) -> ClassDescriptor<UIToolbar> {
    descriptor
      .property(
        "standardAppearance", summary: "The appearance where no other one is in force; a copy.",
        get: { $0.standardAppearance }, set: { $0.standardAppearance = $1 }
      )
      .property(
        "compactAppearance", summary: "The appearance of a low bar; nil for the standard one.",
        get: { $0.compactAppearance }, set: { $0.compactAppearance = $1 }
      )
      .property(
        "scrollEdgeAppearance",
        summary:
          "The appearance while no content is below the bar; nil for the standard one without a background.",
        get: { $0.scrollEdgeAppearance }, set: { $0.scrollEdgeAppearance = $1 }
      )
      .property(
        "compactScrollEdgeAppearance",
        summary: "The same of a low bar; nil for that of a high one.",
        get: { $0.compactScrollEdgeAppearance }, set: { $0.compactScrollEdgeAppearance = $1 }
      )
      .property(
        "displayedBackground",
        summary: "The background of the appearance in force; nil if none was set.",
        get: { $0.displayedBackground })
  }
}
