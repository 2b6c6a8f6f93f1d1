import HeadlessUIKit
import Lua
import NavigationModel

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
    .property(
      "items", summary: "Its items, from left to right.", owned: true,
      get: { $0.items },
      set: { $0.items = $1 }
    )
    .property(
      "barStyle", summary: "Whether its background is light or dark.", get: { $0.barStyle },
      set: { $0.barStyle = $1 }
    )
    .property(
      "isTranslucent", summary: "Whether content shows through it.", get: { $0.isTranslucent },
      set: { $0.isTranslucent = $1 }
    )
    .property(
      "tintColor", summary: "The colour of its buttons; nil for the standard one.",
      get: { $0.tintColor }, set: { $0.tintColor = $1 }
    )
    .function(
      "appearance", "options",
      summary:
        "What stands for all bars of the class that come into a window later; with `{ whenContainedIn = Class }`, or a list of classes with the nearest one first, for those inside of them."
    ) { [unowned self] (options: LuaTable?) throws(LuaError) -> UIToolbar in
      let containers = try appearanceContainers(options)
      return stage.asCurrent { UIToolbar.appearance(in: containers) }
    }
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
  }
}
