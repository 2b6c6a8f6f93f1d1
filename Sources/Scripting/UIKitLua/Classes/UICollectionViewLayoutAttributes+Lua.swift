import Foundation
import HeadlessUIKit
import Lua

extension UICollectionViewLayoutAttributes: LuaObject {}

extension ScriptWorld {
  var collectionViewLayoutAttributes: ClassDescriptor<UICollectionViewLayoutAttributes> {
    ClassDescriptor(
      "UICollectionViewLayoutAttributes", of: UICollectionViewLayoutAttributes.self,
      receiver: "attributes", summary: "Where an item, a header or a footer is, and how it looks."
    )
    .initializer("forCellWith", "forSupplementaryViewOfKind", "with") {
      arguments throws(LuaError) in
      let item: IndexPath? = try arguments.read("forCellWith")
      let kind: ElementKind? = try arguments.read("forSupplementaryViewOfKind")
      let path: IndexPath? = try arguments.read("with")
      if let item { return UICollectionViewLayoutAttributes(forCellWith: item) }
      guard let kind, let path else {
        throw LuaError(
          "UICollectionViewLayoutAttributes needs forCellWith, or forSupplementaryViewOfKind and "
            + "with")
      }
      return UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind.name, with: path)
    }
    .label("forCellWith", IndexPath.self, "The item that it places.")
    .label("forSupplementaryViewOfKind", ElementKind.self, "The kind of header or footer.")
    .label("with", IndexPath.self, "The path of the header or footer.")
    .property("indexPath", summary: "The item, or the header's path.", get: { $0.indexPath })
    .property(
      "representedElementKind", summary: "The kind of header or footer; nil for an item.",
      get: { $0.representedElementKind.map { ElementKind(named: $0) } }
    )
    .frame()
    .center()
    .size("How wide and high the element is, in points.")
    .alpha()
    .isHidden()
    .zIndex("Its place among views that overlap. Kept, no effect.")
  }
}
