import HeadlessUIKit
import Lua
import NavigationModel

extension UIToolbar: ScriptedCompactBar {}

extension ScriptWorld {
  var toolbar: ClassDescriptor<UIToolbar> {
    ClassDescriptor(
      "UIToolbar", of: UIToolbar.self, extends: "UIView", receiver: "toolbar",
      summary: "A row of buttons at the bottom."
    )
    .initializer { _ in UIToolbar() }
    .property(
      "displayed", summary: "The texts in the bar; nil while it is hidden.", get: { $0.displayed }
    )
    .items(owned: true)
    .look(in: self) { UIToolbar.appearance(in: $0) }
    .slot(
      "delegate", type: "UIToolbarDelegate", taking: LuaValue.tablesAndObjects,
      summary: "Asked for the bar's position."
    ) { toolbar, _ in
      if toolbar.isManaged { toolbar.delegate = nil }
    }
    .unretained().reading { $0.navigationController }
    .method(
      "setItems", "items", "animated",
      summary: "Replaces the buttons, optionally animated."
    ) {
      [unowned self] (toolbar: UIToolbar, items: [UIBarButtonItem]?, animated: Bool) -> Void in
      toolbar.setItems(items, animated: animated)
      if !toolbar.isManaged { interpreter.updateOwned("items", of: toolbar) }
    }
    .appearances()
  }
}
