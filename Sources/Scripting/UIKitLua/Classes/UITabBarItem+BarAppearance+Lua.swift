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
      .standardAppearance("The bar's appearance while it is selected; nil for its own.")
      .scrollEdgeAppearance("The same while no content is below the bar; nil for its own.")
  }
}
