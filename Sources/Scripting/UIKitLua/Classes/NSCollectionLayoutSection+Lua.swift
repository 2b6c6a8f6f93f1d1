import Foundation
import HeadlessUIKit
import Lua

extension NSCollectionLayoutSection: LuaObject {}

extension LayoutEnvironment: LuaObject {
  package static var luaType: String { "NSCollectionLayoutEnvironment" }
}

extension NSRectAlignment: LuaEnumeration {}

extension UICollectionLayoutSectionOrthogonalScrollingBehavior: LuaEnumeration {}

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

  private var layoutSection: ClassDescriptor<NSCollectionLayoutSection> {
    ClassDescriptor(
      "NSCollectionLayoutSection", of: NSCollectionLayoutSection.self, receiver: "section",
      summary: "A section in a compositional layout: groups one after the other."
    )
    .initializer("group") { arguments throws(LuaError) in
      NSCollectionLayoutSection(group: try arguments.read("group"))
    }
    .label("group", NSCollectionLayoutGroup.self, "The group that it repeats.")
    .contentInsets()
    .interGroupSpacing()
    .orthogonalScrollingBehavior(
      "Whether its groups are beside each other and scroll by themselves. Kept, no effect."
    )
    .boundarySupplementaryItems("The headers and footers at its edges.")
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
