import Foundation
import HeadlessUIKit
import Lua

extension ScriptWorld {
  var boundaryItem: ClassDescriptor<NSCollectionLayoutBoundarySupplementaryItem> {
    ClassDescriptor(
      "NSCollectionLayoutBoundarySupplementaryItem",
      of: NSCollectionLayoutBoundarySupplementaryItem.self, extends: "NSCollectionLayoutItem",
      receiver: "item", summary: "A header or a footer of a section in a compositional layout."
    )
    .initializer("layoutSize", "elementKind", "alignment") { arguments throws(LuaError) in
      let kind: ElementKind = try arguments.read("elementKind")
      let alignment: NSRectAlignment? = try arguments.read("alignment")
      return NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: try arguments.read("layoutSize"), elementKind: kind.name,
        alignment: alignment ?? (kind == .footer ? .bottom : .top))
    }
    .label("elementKind", ElementKind.self, "The kind by which the data source knows it.")
    .alignment()
    .pinToVisibleBounds()
    .extendsBoundary()
  }
}
