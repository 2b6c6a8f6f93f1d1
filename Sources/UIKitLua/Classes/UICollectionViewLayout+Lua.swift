import Foundation
import HeadlessUIKit
import Lua

extension UICollectionViewLayout: LuaObject {}
extension UICollectionViewLayoutAttributes: LuaObject {}

extension UICollectionView.ScrollDirection: LuaEnumeration {
  package static var luaType: String { "UICollectionView.ScrollDirection" }
  package static var luaCases: KeyValuePairs<String, UICollectionView.ScrollDirection> {
    ["vertical": .vertical, "horizontal": .horizontal]
  }
}

extension ScriptWorld {
  var collectionViewLayout: ClassDescriptor<UICollectionViewLayout> {
    ClassDescriptor(
      "UICollectionViewLayout", of: UICollectionViewLayout.self, receiver: "layout",
      summary: "Where the items of a collection view are; subclass it for a layout of your own."
    )
    .initializer { _ in UICollectionViewLayout() }
    .property(
      "collectionView", summary: "The collection view whose layout it is; nil for none.",
      get: { $0.collectionView }
    )
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
    .method("invalidateLayout", summary: "Makes the collection view lay its items out again.") {
      (layout: UICollectionViewLayout) -> Void in layout.invalidateLayout()
    }
  }

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
    .property(
      "frame", summary: "Its frame in the contents, in points.", get: { $0.frame },
      set: { $0.frame = $1 }
    )
    .property(
      "center", summary: "The middle of its frame.", get: { $0.center }, set: { $0.center = $1 }
    )
    .property(
      "size", summary: "How wide and high the element is, in points.", get: { $0.size },
      set: { $0.size = $1 }
    )
    .property(
      "alpha", summary: "How opaque it is; 1 by default.", get: { Double($0.alpha) },
      set: { $0.alpha = $1 }
    )
    .property(
      "isHidden", summary: "Whether it is not shown.", get: { $0.isHidden },
      set: { $0.isHidden = $1 }
    )
    .property(
      "zIndex", summary: "Its place among views that overlap. Kept, no effect.",
      get: { $0.zIndex }, set: { $0.zIndex = $1 }
    )
  }

  var collectionViewFlowLayout: ClassDescriptor<UICollectionViewFlowLayout> {
    ClassDescriptor(
      "UICollectionViewFlowLayout", of: UICollectionViewFlowLayout.self,
      extends: "UICollectionViewLayout", receiver: "layout",
      summary: "Places items of one size in lines, section after section."
    )
    .initializer { _ in UICollectionViewFlowLayout() }
    .property(
      "itemSize", summary: "The size of items; 50 by 50 points by default.",
      get: { $0.itemSize }, set: { $0.itemSize = $1 }
    )
    .property(
      "estimatedItemSize",
      summary:
        "How large items are until their contents decide their sizes; zero, the default, for "
        + "items that don't fit their contents.",
      get: { $0.estimatedItemSize }, set: { $0.estimatedItemSize = $1 }
    )
    .property(
      "minimumLineSpacing", summary: "The least distance between lines; 10 points by default.",
      get: { Double($0.minimumLineSpacing) }, set: { $0.minimumLineSpacing = $1 }
    )
    .property(
      "minimumInteritemSpacing",
      summary: "The least distance between the items of a line; 10 points by default.",
      get: { Double($0.minimumInteritemSpacing) }, set: { $0.minimumInteritemSpacing = $1 }
    )
    .property(
      "sectionInset", summary: "The space around the items of each section.",
      get: { $0.sectionInset }, set: { $0.sectionInset = $1 }
    )
    .property(
      "headerReferenceSize", summary: "The size of headers; zero for none.",
      get: { $0.headerReferenceSize }, set: { $0.headerReferenceSize = $1 }
    )
    .property(
      "footerReferenceSize", summary: "The size of footers; zero for none.",
      get: { $0.footerReferenceSize }, set: { $0.footerReferenceSize = $1 }
    )
    .property(
      "sectionHeadersPinToVisibleBounds",
      summary: "Whether headers stay in sight while items of their section are there.",
      get: { $0.sectionHeadersPinToVisibleBounds },
      set: { $0.sectionHeadersPinToVisibleBounds = $1 }
    )
    .property(
      "sectionFootersPinToVisibleBounds",
      summary: "Whether footers stay in sight while items of their section are there.",
      get: { $0.sectionFootersPinToVisibleBounds },
      set: { $0.sectionFootersPinToVisibleBounds = $1 }
    )
    .property(
      "scrollDirection", summary: "Where lines follow each other; vertical by default.",
      get: { $0.scrollDirection }, set: { $0.scrollDirection = $1 }
    )
  }
}
