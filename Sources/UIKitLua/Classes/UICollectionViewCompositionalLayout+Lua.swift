import Foundation
import HeadlessUIKit
import Lua

extension UICollectionLayoutListConfiguration.Appearance: LuaEnumeration {
  package static var luaType: String { "UICollectionLayoutListConfiguration.Appearance" }
  package static var luaCases: KeyValuePairs<String, UICollectionLayoutListConfiguration.Appearance>
  {
    [
      "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped, "sidebar": .sidebar,
      "sidebarPlain": .sidebarPlain,
    ]
  }
}

extension UICollectionLayoutListConfiguration.HeaderMode: LuaEnumeration {
  package static var luaType: String { "UICollectionLayoutListConfiguration.HeaderMode" }
  package static var luaCases: KeyValuePairs<String, UICollectionLayoutListConfiguration.HeaderMode>
  {
    ["none": .none, "supplementary": .supplementary, "firstItemInSection": .firstItemInSection]
  }
}

extension UICollectionLayoutListConfiguration.FooterMode: LuaEnumeration {
  package static var luaType: String { "UICollectionLayoutListConfiguration.FooterMode" }
  package static var luaCases: KeyValuePairs<String, UICollectionLayoutListConfiguration.FooterMode>
  {
    ["none": .none, "supplementary": .supplementary]
  }
}

extension UICollectionLayoutListConfiguration: LuaStructure {
  package static var luaType: String { "UICollectionLayoutListConfiguration" }
  package static let luaSummary = "How a list looks, and where its headers come from."
  package static let luaFields = [
    LuaField("appearance", Appearance?.self, "The appearance; plain if it is missing."),
    LuaField("headerMode", HeaderMode?.self, "Where headers come from; none by default."),
    LuaField("footerMode", FooterMode?.self, "Where footers come from; none by default."),
    LuaField("headerTopPadding", Double?.self, "The distance above a header, in points."),
    LuaField("showsSeparators", Bool?.self, "Whether there are lines. Kept, no effect."),
  ]

  package init(fields: LuaFields) throws(LuaMismatch) {
    self.init(appearance: try fields.read("appearance") ?? .plain)
    headerMode = try fields.read("headerMode") ?? .none
    footerMode = try fields.read("footerMode") ?? .none
    let padding: Double? = try fields.read("headerTopPadding")
    headerTopPadding = padding == nil ? nil : try fields.points("headerTopPadding")
    showsSeparators = try fields.read("showsSeparators") ?? true
  }

  package var fieldValues: [any LuaConvertible] {
    [appearance, headerMode, footerMode, headerTopPadding.map(Double.init), showsSeparators]
  }
}

extension ScriptWorld {
  var collectionViewCompositionalLayout: ClassDescriptor<UICollectionViewCompositionalLayout> {
    ClassDescriptor(
      "UICollectionViewCompositionalLayout", of: UICollectionViewCompositionalLayout.self,
      extends: "UICollectionViewLayout", receiver: "layout",
      summary: "Places items in sections that are lists."
    )
    .function("list", "using", summary: "A layout of lists with one configuration.") {
      (configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout
      in
      UICollectionViewCompositionalLayout.list(using: configuration)
    }
  }
}
