import HeadlessUIKit
import Lua
import NavigationModel

extension UINavigationItem: LuaObject {}
extension UIBarButtonItem: LuaObject {}

extension UIBarButtonItem.Style: LuaEnumeration {
  package static var luaType: String { "UIBarButtonItem.Style" }
  package static var luaCases: KeyValuePairs<String, UIBarButtonItem.Style> {
    ["plain": .plain, "done": .done]
  }
}

extension BarContents.BackButtonDisplayMode: LuaEnumeration {
  package static var luaType: String { "UINavigationItem.BackButtonDisplayMode" }
  package static var luaCases: KeyValuePairs<String, BarContents.BackButtonDisplayMode> {
    ["default": .default, "generic": .generic, "minimal": .minimal]
  }
}

extension ScriptWorld {
  var navigationItem: ClassDescriptor<UINavigationItem> {
    ClassDescriptor(
      "UINavigationItem", of: UINavigationItem.self, receiver: "item",
      summary: "What a navigation bar shows while a controller is on top."
    )
    .initializer("title") { arguments throws(LuaError) in
      UINavigationItem(title: try arguments.read("title") ?? "")
    }
    .stringShorthand("title")
    .property(
      "title", summary: "The text in the middle.", get: { $0.title }, set: { $0.title = $1 }
    )
    .property(
      "prompt", summary: "A line above the buttons.", get: { $0.prompt }, set: { $0.prompt = $1 }
    )
    .property(
      "leftBarButtonItem", summary: "The first of the left items.", owned: true,
      get: { $0.leftBarButtonItem }, set: { $0.leftBarButtonItem = $1 }
    )
    .property(
      "leftBarButtonItems", summary: "The items from the left edge on.", owned: true,
      get: { $0.leftBarButtonItems ?? [] }, set: { $0.leftBarButtonItems = $1 }
    )
    .property(
      "rightBarButtonItem", summary: "The first of the right items.", owned: true,
      get: { $0.rightBarButtonItem }, set: { $0.rightBarButtonItem = $1 }
    )
    .property(
      "rightBarButtonItems", summary: "The items from the right edge on.", owned: true,
      get: { $0.rightBarButtonItems ?? [] }, set: { $0.rightBarButtonItems = $1 }
    )
    .property(
      "backBarButtonItem", summary: "The back button that the next controller shows for this one.",
      owned: true, get: { $0.backBarButtonItem }, set: { $0.backBarButtonItem = $1 }
    )
    .property(
      "backButtonTitle", summary: "The title of the default back button for this one.",
      get: { $0.backButtonTitle }, set: { $0.backButtonTitle = $1 }
    )
    .property(
      "backButtonDisplayMode", summary: "How much text the default back button has.",
      get: { $0.backButtonDisplayMode }, set: { $0.backButtonDisplayMode = $1 }
    )
    .property(
      "hidesBackButton", summary: "Whether Back is left out while this one is on top.",
      get: { $0.hidesBackButton }, set: { $0.hidesBackButton = $1 }
    )
    .property(
      "leftItemsSupplementBackButton", summary: "Whether left items stand beside Back.",
      get: { $0.leftItemsSupplementBackButton },
      set: { $0.leftItemsSupplementBackButton = $1 }
    )
    .method("setRightBarButton", "item", "animated", summary: "Sets the first of the right items.")
    {
      [unowned self] (item: UINavigationItem, button: UIBarButtonItem?, animated: Bool) -> Void in
      item.setRightBarButton(button, animated: animated)
      if let button { interpreter.mirror(owner: item, owns: button) }
    }
    .method("setLeftBarButton", "item", "animated", summary: "Sets the first of the left items.") {
      [unowned self] (item: UINavigationItem, button: UIBarButtonItem?, animated: Bool) -> Void in
      item.setLeftBarButton(button, animated: animated)
      if let button { interpreter.mirror(owner: item, owns: button) }
    }
    .method("setHidesBackButton", "hides", "animated", summary: "Leaves Back out, or not.") {
      (item: UINavigationItem, hides: Bool, animated: Bool) -> Void in
      item.setHidesBackButton(hides, animated: animated)
    }
  }

  var barButtonItem: ClassDescriptor<UIBarButtonItem> {
    ClassDescriptor(
      "UIBarButtonItem", of: UIBarButtonItem.self, receiver: "item", summary: "A button of a bar."
    )
    .initializer { _ in UIBarButtonItem(title: nil, style: .plain, target: nil, action: nil) }
    .stringShorthand("title")
    .property(
      "name", summary: "A name for trees, timelines and tests.", get: { $0.objectName },
      set: { $0.objectName = $1 }
    )
    .property("title", summary: "Its text.", get: { $0.title }, set: { $0.title = $1 })
    .property(
      "style", summary: "How it is emphasised.", get: { $0.style }, set: { $0.style = $1 }
    )
    .property(
      "isEnabled", summary: "Whether it can be tapped; true at first.", get: { $0.isEnabled },
      set: { $0.isEnabled = $1 }
    )
    .property(
      "tag", summary: "A number of the program's own; 0 at first.", get: { $0.tag },
      set: { $0.tag = $1 }
    )
    .slot(
      "target", type: "table or object", taking: LuaValue.holders,
      summary: "The object or table that has the action's method."
    ) { [unowned self] item, _ in connect(item) }
    .slot(
      "action", type: "string or function", taking: LuaValue.actions,
      summary: "The name of the target's method, called `(target, sender)`, or a function."
    ) { [unowned self] item, _ in connect(item) }
    .description { item in "UIBarButtonItem \"\(item.title ?? "")\"" }
  }

  /// Makes a tap perform what stands in the item's slots.
  private func connect(_ item: UIBarButtonItem) {
    item.onTap = { [weak self] item in
      self?.callBack("the action of \(item.title ?? "a bar button")") { () throws(LuaError) in
        try self?.performAction(of: item)
      }
    }
  }

  /// Taps an item for a script: what its action raises goes to the script.
  func tap(_ item: UIBarButtonItem) throws(LuaError) {
    if case .nil = interpreter.slot(of: item, "action") {
      item.tap()
    } else {
      try performAction(of: item)
    }
  }

  private func performAction(of item: UIBarButtonItem) throws(LuaError) {
    let target = interpreter.slot(of: item, "target")
    switch interpreter.slot(of: item, "action") {
    case .function(let function): try interpreter.call(function, [item])
    case .string(let name):
      let title = item.title ?? "a bar button"
      if case .nil = target { throw LuaError("'\(title)' has the action '\(name)' and no target") }
      guard case .function(let method) = try interpreter.field(name, of: target) else {
        throw LuaError("the target of '\(title)' has no method '\(name)'")
      }
      try interpreter.call(method, [target, item])
    default: return
    }
  }
}
