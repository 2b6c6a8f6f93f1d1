import HeadlessUIKit
import Lua

extension ScriptWorld {
  var collectionViewCell: ClassDescriptor<UICollectionViewCell> {
    ClassDescriptor(
      "UICollectionViewCell", of: UICollectionViewCell.self, extends: "UICollectionReusableView",
      receiver: "cell", summary: "An item of a collection view."
    )
    .initializer("reuseIdentifier") { arguments throws(LuaError) in
      // The collection view that dequeues it sets the identifier.
      let _: String? = try arguments.read("reuseIdentifier")
      return UICollectionViewCell(frame: .zero)
    }
    .contentView()
    .property(
      "contentConfiguration",
      summary: "What its content shows, in a content view of its own; nil for none.",
      get: { $0.contentConfiguration as? UIListContentConfiguration },
      set: { (cell: UICollectionViewCell, content: UIListContentConfiguration?) in
        cell.contentConfiguration = content
      }
    )
    .isSelected()
    .isHighlighted()
  }
}
