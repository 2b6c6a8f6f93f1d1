import Foundation
import HeadlessUIKit
import Lua

extension ScriptWorld {
  var layoutGroup: ClassDescriptor<NSCollectionLayoutGroup> {
    ClassDescriptor(
      "NSCollectionLayoutGroup", of: NSCollectionLayoutGroup.self,
      extends: "NSCollectionLayoutItem", receiver: "group",
      summary: "Items beside or below each other in a compositional layout."
    )
    .function(
      "horizontal", "layoutSize", "subitems", "count",
      summary: "A group of items from left to right; with a count of the first one that often."
    ) {
      (size: NSCollectionLayoutSize, items: [NSCollectionLayoutItem], count: Int?)
        throws(LuaError) -> NSCollectionLayoutGroup in
      guard let count else { return .horizontal(layoutSize: size, subitems: items) }
      return .horizontal(
        layoutSize: size, repeatingSubitem: try Self.first(of: items), count: count)
    }
    .function(
      "vertical", "layoutSize", "subitems", "count",
      summary: "A group of items from the top down; with a count of the first one that often."
    ) {
      (size: NSCollectionLayoutSize, items: [NSCollectionLayoutItem], count: Int?)
        throws(LuaError) -> NSCollectionLayoutGroup in
      guard let count else { return .vertical(layoutSize: size, subitems: items) }
      return .vertical(
        layoutSize: size, repeatingSubitem: try Self.first(of: items), count: count)
    }
    .interItemSpacing()
    .subitems()
  }

  private static func first(
    of items: [NSCollectionLayoutItem]
  ) throws(LuaError) -> NSCollectionLayoutItem {
    guard let first = items.first else {
      throw LuaError("a group with a count needs a subitem, got none")
    }
    return first
  }
}
