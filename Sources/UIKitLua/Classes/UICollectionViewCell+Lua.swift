import HeadlessUIKit
import Lua

extension ScriptWorld {
  var collectionReusableView: ClassDescriptor<UICollectionReusableView> {
    ClassDescriptor(
      "UICollectionReusableView", of: UICollectionReusableView.self, extends: "UIView",
      receiver: "view", summary: "A view that a collection view uses again for something else."
    )
    .initializer("reuseIdentifier") { arguments throws(LuaError) in
      // The collection view that dequeues it sets the identifier.
      let _: String? = try arguments.read("reuseIdentifier")
      return UICollectionReusableView(frame: .zero)
    }
    .property(
      "reuseIdentifier", summary: "The name under which it is dequeued; nil if it wasn't.",
      get: { $0.reuseIdentifier }
    )
    .callback(
      "prepareForReuse", summary: "Called before it is used again.",
      send: { (view: UICollectionReusableView) -> Void in view.receivePrepareForReuse() },
      super: { $0.prepareForReuse() }
    )
    .callback(
      "preferredLayoutAttributesFitting", "attributes",
      summary: "The attributes that suit its contents, where its layout estimates its size.",
      send: { (view: UICollectionReusableView, attributes: UICollectionViewLayoutAttributes) in
        view.askedAttributes(fitting: attributes)
      },
      super: { $0.preferredLayoutAttributesFitting($1) }
    )
  }

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
    .property(
      "contentView", summary: "The superview for custom views.", get: { $0.contentView }
    )
    .property(
      "contentConfiguration",
      summary: "What its content shows, in a content view of its own; nil for none.",
      get: { $0.contentConfiguration as? UIListContentConfiguration },
      set: { (cell: UICollectionViewCell, content: UIListContentConfiguration?) in
        cell.contentConfiguration = content
      }
    )
    .property(
      "isSelected", summary: "Whether it is marked as selected.", get: { $0.isSelected },
      set: { $0.isSelected = $1 }
    )
    .property(
      "isHighlighted", summary: "Whether it is marked as touched.", get: { $0.isHighlighted },
      set: { $0.isHighlighted = $1 }
    )
  }
}
