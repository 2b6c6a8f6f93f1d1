import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

extension ScriptWorld {
  /// Adds the appearances of a tab bar.
  func withAppearances(_ descriptor: ClassDescriptor<UITabBar>) -> ClassDescriptor<UITabBar> {
    descriptor
      .property(
        "standardAppearance", summary: "The appearance where no other one is in force; a copy.",
        get: { $0.standardAppearance }, set: { $0.standardAppearance = $1 }
      )
      .property(
        "scrollEdgeAppearance",
        summary:
          "The appearance while no content is below the bar; nil for the standard one without a background.",
        get: { $0.scrollEdgeAppearance }, set: { $0.scrollEdgeAppearance = $1 }
      )
      .property(
        "displayedBackground",
        summary: "The background of the appearance in force; nil if none was set.",
        get: { $0.displayedBackground })
  }
}
