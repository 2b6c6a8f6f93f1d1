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
    .reuseIdentifier("The name under which it is dequeued; nil if it wasn't.")
    .callback(
      "prepareForReuse", summary: "Called before it is used again.",
      send: { (view: UICollectionReusableView) -> Void in view.receivePrepareForReuse() },
      super: { $0.prepareForReuse() }
    )
    .callback(
      "apply", "attributes", summary: "Takes the attributes that its layout has for it.",
      send: {
        (view: UICollectionReusableView, attributes: UICollectionViewLayoutAttributes) -> Void in
        view.receiveApply(attributes)
      },
      super: { $0.apply($1) }
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
}
