import Foundation
import HeadlessUIKit
import Lua

extension NSCollectionLayoutDimension: LuaObject {}
extension NSCollectionLayoutSize: LuaObject {}
extension NSCollectionLayoutSpacing: LuaObject {}
extension NSCollectionLayoutItem: LuaObject {}
extension NSCollectionLayoutSection: LuaObject {}

extension LayoutEnvironment: LuaObject {
  package static var luaType: String { "NSCollectionLayoutEnvironment" }
}

extension NSRectAlignment: LuaEnumeration {
  package static var luaType: String { "NSRectAlignment" }
  package static var luaCases: KeyValuePairs<String, NSRectAlignment> {
    [
      "none": .none, "top": .top, "topLeading": .topLeading, "leading": .leading,
      "bottomLeading": .bottomLeading, "bottom": .bottom, "bottomTrailing": .bottomTrailing,
      "trailing": .trailing, "topTrailing": .topTrailing,
    ]
  }
}

extension UICollectionLayoutSectionOrthogonalScrollingBehavior: LuaEnumeration {
  package static var luaType: String { "UICollectionLayoutSectionOrthogonalScrollingBehavior" }
  package static var luaCases:
    KeyValuePairs<String, UICollectionLayoutSectionOrthogonalScrollingBehavior>
  {
    [
      "none": .none, "continuous": .continuous,
      "continuousGroupLeadingBoundary": .continuousGroupLeadingBoundary, "paging": .paging,
      "groupPaging": .groupPaging, "groupPagingCentered": .groupPagingCentered,
    ]
  }
}

extension ScriptWorld {
  /// Registers the classes of compositional layouts.
  func registerCompositionalLayouts() {
    describe("NSCollectionLayoutDimension") { $0.layoutDimension }
    describe("NSCollectionLayoutSize") { $0.layoutSize }
    describe("NSCollectionLayoutSpacing") { $0.layoutSpacing }
    describe("NSCollectionLayoutItem") { $0.layoutItem }
    describe("NSCollectionLayoutGroup") { $0.layoutGroup }
    describe("NSCollectionLayoutBoundarySupplementaryItem") { $0.boundaryItem }
    describe("NSCollectionLayoutSection") { $0.layoutSection }
    describe("NSCollectionLayoutEnvironment") { $0.layoutEnvironment }
  }

  private var layoutDimension: ClassDescriptor<NSCollectionLayoutDimension> {
    ClassDescriptor(
      "NSCollectionLayoutDimension", of: NSCollectionLayoutDimension.self, receiver: "dimension",
      summary: "A width or a height in a compositional layout."
    )
    .function("fractionalWidth", "fraction", summary: "A fraction of the container's width.") {
      (fraction: Double) -> NSCollectionLayoutDimension in .fractionalWidth(fraction)
    }
    .function("fractionalHeight", "fraction", summary: "A fraction of the container's height.") {
      (fraction: Double) -> NSCollectionLayoutDimension in .fractionalHeight(fraction)
    }
    .function("absolute", "points", summary: "A fixed number of points.") {
      (points: Double) -> NSCollectionLayoutDimension in .absolute(points)
    }
    .function(
      "estimated", "points",
      summary: "A number of points until the cell is there, whose contents decide then."
    ) { (points: Double) -> NSCollectionLayoutDimension in .estimated(points) }
    .property(
      "dimension", summary: "The fraction, or the number of points.",
      get: { Double($0.dimension) }
    )
  }

  private var layoutSize: ClassDescriptor<NSCollectionLayoutSize> {
    ClassDescriptor(
      "NSCollectionLayoutSize", of: NSCollectionLayoutSize.self, receiver: "size",
      summary: "The size of an item, a group or a header in a compositional layout."
    )
    .initializer("widthDimension", "heightDimension") { arguments throws(LuaError) in
      NSCollectionLayoutSize(
        widthDimension: try arguments.read("widthDimension"),
        heightDimension: try arguments.read("heightDimension"))
    }
    .property(
      "widthDimension", summary: "How wide it is in its container.", get: { $0.widthDimension }
    )
    .property(
      "heightDimension", summary: "How high it is in its container.",
      get: { $0.heightDimension })
  }

  private var layoutSpacing: ClassDescriptor<NSCollectionLayoutSpacing> {
    ClassDescriptor(
      "NSCollectionLayoutSpacing", of: NSCollectionLayoutSpacing.self, receiver: "spacing",
      summary: "A distance between the items of a group."
    )
    .function("fixed", "points", summary: "A distance of some points.") {
      (points: Double) -> NSCollectionLayoutSpacing in .fixed(points)
    }
    .function("flexible", "points", summary: "At least some points; it grows to fill the group.") {
      (points: Double) -> NSCollectionLayoutSpacing in .flexible(points)
    }
    .property(
      "spacing", summary: "The number of points between items.", get: { Double($0.spacing) })
  }

  private var layoutItem: ClassDescriptor<NSCollectionLayoutItem> {
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

  private var layoutGroup: ClassDescriptor<NSCollectionLayoutGroup> {
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
    .property(
      "interItemSpacing", summary: "The distance between its items; nil for none.",
      get: { $0.interItemSpacing }, set: { $0.interItemSpacing = $1 }
    )
    .property("subitems", summary: "The items, in their order.", get: { $0.subitems })
  }

  private static func first(
    of items: [NSCollectionLayoutItem]
  ) throws(LuaError) -> NSCollectionLayoutItem {
    guard let first = items.first else {
      throw LuaError("a group with a count needs a subitem, got none")
    }
    return first
  }

  private var boundaryItem: ClassDescriptor<NSCollectionLayoutBoundarySupplementaryItem> {
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
    .property("alignment", summary: "The edge at which it is.", get: { $0.alignment })
    .property(
      "pinToVisibleBounds", summary: "Whether it stays in sight while its section is.",
      get: { $0.pinToVisibleBounds }, set: { $0.pinToVisibleBounds = $1 }
    )
    .property(
      "extendsBoundary", summary: "Whether the section is as much longer; true by default.",
      get: { $0.extendsBoundary }, set: { $0.extendsBoundary = $1 }
    )
  }

  private var layoutSection: ClassDescriptor<NSCollectionLayoutSection> {
    ClassDescriptor(
      "NSCollectionLayoutSection", of: NSCollectionLayoutSection.self, receiver: "section",
      summary: "A section in a compositional layout: groups one after the other."
    )
    .initializer("group") { arguments throws(LuaError) in
      NSCollectionLayoutSection(group: try arguments.read("group"))
    }
    .label("group", NSCollectionLayoutGroup.self, "The group that it repeats.")
    .property(
      "contentInsets", summary: "The space around its groups.", get: { $0.contentInsets },
      set: { $0.contentInsets = $1 }
    )
    .property(
      "interGroupSpacing", summary: "The distance between its groups, in points; 0 by default.",
      get: { Double($0.interGroupSpacing) }, set: { $0.interGroupSpacing = $1 }
    )
    .property(
      "orthogonalScrollingBehavior",
      summary:
        "Whether its groups are beside each other and scroll by themselves. Kept, no effect.",
      get: { $0.orthogonalScrollingBehavior }, set: { $0.orthogonalScrollingBehavior = $1 }
    )
    .property(
      "boundarySupplementaryItems", summary: "The headers and footers at its edges.",
      get: { $0.boundarySupplementaryItems }, set: { $0.boundarySupplementaryItems = $1 }
    )
    .function(
      "list", "using", "layoutEnvironment", summary: "A section that is a list of rows."
    ) {
      [unowned self] (configuration: ScriptedListConfiguration, environment: LayoutEnvironment)
        -> NSCollectionLayoutSection in listSection(using: configuration, environment)
    }
  }

  private var layoutEnvironment: ClassDescriptor<LayoutEnvironment> {
    ClassDescriptor(
      "NSCollectionLayoutEnvironment", of: LayoutEnvironment.self, receiver: "environment",
      summary: "What the layout of a section may depend on."
    )
    .property("contentSize", summary: "The size of the collection view.", get: { $0.contentSize })
    .property(
      "traitCollection", summary: "The traits of the collection view.",
      get: { $0.traitCollection }
    )
  }
}
