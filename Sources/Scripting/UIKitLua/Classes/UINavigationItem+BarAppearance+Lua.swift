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
      .standardAppearance()
      .compactAppearance()
      .scrollEdgeAppearance()
      .compactScrollEdgeAppearance(
        "The same of a low bar with no content below it; nil for its own.")
  }
}
