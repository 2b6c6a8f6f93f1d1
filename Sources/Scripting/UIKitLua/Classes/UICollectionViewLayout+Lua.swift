import Foundation
import HeadlessUIKit
import Lua

extension UICollectionViewLayout: LuaObject {}

extension ScriptWorld {
  var collectionViewLayout: ClassDescriptor<UICollectionViewLayout> {
    ClassDescriptor(
      "UICollectionViewLayout", of: UICollectionViewLayout.self, receiver: "layout",
      summary: "Where the items of a collection view are; subclass it for a layout of your own."
    )
    .initializer { _ in UICollectionViewLayout() }
    .collectionView()
    .property(
      "collectionViewContentSize", summary: "The size of the contents, in points.",
      super: { $0.collectionViewContentSize }, get: { $0.askedContentSize }
    )
    .callback(
      "prepare", summary: "Called before it is asked for anything after a change.",
      send: { (layout: UICollectionViewLayout) -> Void in layout.receivePrepare() },
      super: { $0.prepare() }
    )
    .callback(
      "layoutAttributesForElements", "rect",
      summary: "The attributes of the items, headers and footers in a rectangle; nil for none.",
      send: { (layout: UICollectionViewLayout, rect: CGRect) in layout.askedElements(in: rect) },
      super: { $0.layoutAttributesForElements(in: $1) }
    )
    .callback(
      "layoutAttributesForItem", "indexPath",
      summary: "The attributes of an item; nil for an item that is not placed.",
      send: { (layout: UICollectionViewLayout, path: IndexPath) in layout.askedItem(at: path) },
      super: { $0.layoutAttributesForItem(at: $1) }
    )
    .callback(
      "shouldInvalidateLayout", "bounds",
      summary: "Whether the layout is made again when the contents are scrolled; false.",
      send: { (layout: UICollectionViewLayout, bounds: CGRect) in layout.asksAgain(for: bounds) },
      super: { $0.shouldInvalidateLayout(forBoundsChange: $1) }
    )
    .callback(
      "layoutAttributesForSupplementaryView", "kind", "indexPath",
      summary: "The attributes of a header or footer; nil for one that is not placed.",
      send: { (layout: UICollectionViewLayout, kind: ElementKind, path: IndexPath) in
        layout.askedElement(ofKind: kind.name, at: path)
      },
      super: { $0.layoutAttributesForSupplementaryView(ofKind: $1.name, at: $2) }
    )
    .invalidateLayout()
  }
}
