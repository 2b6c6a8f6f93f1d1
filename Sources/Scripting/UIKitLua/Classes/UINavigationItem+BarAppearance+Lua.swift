import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

extension ScriptWorld {
  /// Adds the appearances of an item.
  func withAppearances(
    _ descriptor: ClassDescriptor<UINavigationItem>
  ) -> ClassDescriptor<UINavigationItem> {
    descriptor
      .property(
        "standardAppearance", summary: "The bar's appearance while it is on top; nil for its own.",
        get: { $0.standardAppearance }, set: { $0.standardAppearance = $1 }
      )
      .property(
        "compactAppearance", summary: "The same of a low bar; nil for its own.",
        get: { $0.compactAppearance }, set: { $0.compactAppearance = $1 }
      )
      .property(
        "scrollEdgeAppearance",
        summary: "The same while no content is below the bar; nil for its own.",
        get: { $0.scrollEdgeAppearance }, set: { $0.scrollEdgeAppearance = $1 }
      )
      .property(
        "compactScrollEdgeAppearance",
        summary: "The same of a low bar with no content below it; nil for its own.",
        get: { $0.compactScrollEdgeAppearance }, set: { $0.compactScrollEdgeAppearance = $1 })
  }
}
