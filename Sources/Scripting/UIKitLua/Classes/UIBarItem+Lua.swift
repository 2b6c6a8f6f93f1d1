import HeadlessUIKit
import Lua
import NavigationModel

extension UIBarItem: LuaObject {}

extension ScriptWorld {
  var barItem: ClassDescriptor<UIBarItem> {
    ClassDescriptor(
      "UIBarItem", of: UIBarItem.self, receiver: "item",
      summary: "An item of a bar: a button or a tab."
    )
    .property(
      "name", summary: "A name for trees, timelines and tests.", get: { $0.objectName },
      set: { $0.objectName = $1 }
    )
    .title("The text that the bar shows for it; nil for none.")
    .property(
      "image", summary: "The name of the icon; nil for none.", get: { $0.image?.name },
      set: { (item: UIBarItem, name: String?) in item.image = name.flatMap(UIImage.init(named:)) }
    )
    .imageInsets()
    .isEnabled()
    .tag()
  }
}
