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
      .standardAppearance("The bar's appearance while it is on top; nil for its own.")
      .compactAppearance("The same of a low bar; nil for its own.")
      .scrollEdgeAppearance("The same while no content is below the bar; nil for its own.")
      .compactScrollEdgeAppearance(
        "The same of a low bar with no content below it; nil for its own.")
  }
}
