import Foundation
import HeadlessUIKit
import Lua

extension NSCollectionLayoutItem: LuaObject {}

extension ScriptWorld {
  var layoutItem: ClassDescriptor<NSCollectionLayoutItem> {
    ClassDescriptor(
      "NSCollectionLayoutItem", of: NSCollectionLayoutItem.self, receiver: "item",
      summary: "An item of a group in a compositional layout."
    )
    .initializer("layoutSize") { arguments throws(LuaError) in
      NSCollectionLayoutItem(layoutSize: try arguments.read("layoutSize"))
    }
    .layoutSize("How large the item is.")
    .contentInsets()
  }
}
