import Foundation
import HeadlessUIKit
import Lua

extension UIListContentConfiguration: LuaStructure {
  package static var luaType: String { "UIListContentConfiguration" }
  package static let luaSummary = "The content of a row of a list: a picture and one or two texts."
  package static let luaFields = [
    LuaField("text", String?.self, "The main text; nil for none."),
    LuaField("secondaryText", String?.self, "The second text; nil for none."),
    LuaField("image", UIImage?.self, "The picture at the left edge, by its name; nil for none."),
    LuaField(
      "prefersSideBySideTextAndSecondaryText", Bool?.self,
      "Whether the second text is at the right edge; else it is below the first."),
  ]

  package init(fields: LuaFields) throws(LuaMismatch) {
    self = .cell()
    text = try fields.read("text")
    secondaryText = try fields.read("secondaryText")
    image = try fields.read("image")
    prefersSideBySideTextAndSecondaryText =
      try fields.read("prefersSideBySideTextAndSecondaryText") ?? false
  }

  package var fieldValues: [any LuaConvertible] {
    [text, secondaryText, image, prefersSideBySideTextAndSecondaryText]
  }
}

extension UICellAccessory.AccessoryType: LuaEnumeration {
  package static var luaType: String { "UICellAccessory" }
  package static var luaCases: LuaCases<Self> { [.disclosureIndicator, .checkmark, .detail] }
}

extension ScriptWorld {
  var collectionViewListCell: ClassDescriptor<UICollectionViewListCell> {
    ClassDescriptor(
      "UICollectionViewListCell", of: UICollectionViewListCell.self,
      extends: "UICollectionViewCell", receiver: "cell",
      summary: "A row of a collection view that is laid out as a list."
    )
    .initializer("reuseIdentifier") { arguments throws(LuaError) in
      // The collection view that dequeues it sets the identifier.
      let _: String? = try arguments.read("reuseIdentifier")
      return UICollectionViewListCell(frame: .zero)
    }
    .property(
      "accessories", summary: "What is at its right edge; the last one is drawn.",
      get: { $0.accessories.map(\.accessoryType) },
      set: { (cell: UICollectionViewListCell, types: [UICellAccessory.AccessoryType]) in
        cell.accessories = types.map(UICellAccessory.init(accessoryType:))
      }
    )
    .defaultContentConfiguration()
    .indentationLevel("How often it is indented. Kept, no effect.")
  }
}
