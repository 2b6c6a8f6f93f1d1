import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

extension ScriptWorld {
  /// Adds the appearances of a tab.
  func withAppearances(
    _ descriptor: ClassDescriptor<UITabBarItem>
  ) -> ClassDescriptor<UITabBarItem> {
    descriptor
      .property(
        "standardAppearance",
        summary: "The bar's appearance while it is selected; nil for its own.",
        get: { $0.standardAppearance }, set: { $0.standardAppearance = $1 }
      )
      .property(
        "scrollEdgeAppearance",
        summary: "The same while no content is below the bar; nil for its own.",
        get: { $0.scrollEdgeAppearance }, set: { $0.scrollEdgeAppearance = $1 })
  }
}
