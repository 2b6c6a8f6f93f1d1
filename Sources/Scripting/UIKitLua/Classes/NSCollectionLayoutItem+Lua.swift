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
    .property("layoutSize", summary: "How large the item is.", get: { $0.layoutSize })
    .property(
      "contentInsets", summary: "The space around its contents, inside its size.",
      get: { $0.contentInsets }, set: { $0.contentInsets = $1 }
    )
  }
}
