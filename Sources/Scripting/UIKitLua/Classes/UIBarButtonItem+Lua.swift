import HeadlessUIKit
import Lua
import NavigationModel

extension UIBarButtonItem.Style: LuaEnumeration {}

extension UIBarButtonItem.SystemItem: LuaEnumeration {}

extension ScriptWorld {
  var barButtonItem: ClassDescriptor<UIBarButtonItem> {
    ClassDescriptor(
      "UIBarButtonItem", of: UIBarButtonItem.self, extends: "UIBarItem", receiver: "item",
      summary: "A button of a navigation bar or toolbar, or a space between two."
    )
    .initializer("systemItem") { arguments throws(LuaError) in
      let systemItem: UIBarButtonItem.SystemItem? = try arguments.read("systemItem")
      let action: UIAction? = try arguments.read("primaryAction")
      return systemItem.map { UIBarButtonItem(systemItem: $0, primaryAction: action) }
        ?? action.map { UIBarButtonItem(primaryAction: $0) } ?? UIBarButtonItem()
    }
    .stringShorthand("title")
    .style("How strongly the bar emphasises it; `done` is the strongest.")
    .property(
      "systemItem", summary: "Which system item it is; set when it is created.",
      get: { $0.systemItem }
    )
    .primaryAction(
      "What a tap runs instead of `action`; an item that is no system item takes its title.",
      owned: true
    )
    .menu(owned: true)
    .buttonGroup()
    .menuRepresentation(owned: true)
    .property(
      "possibleTitles", summary: "The titles for which its width is computed, sorted.",
      get: { $0.possibleTitles?.sorted() },
      set: { (item: UIBarButtonItem, titles: [String]?) -> Void in
        item.possibleTitles = titles.map(Set.init)
      }
    )
    .customView(owned: true)
    .width()
    .function("flexibleSpace", summary: "A space that takes up the remaining room.") {
      () -> UIBarButtonItem in UIBarButtonItem.flexibleSpace()
    }
    .function("fixedSpace", "width", summary: "A space with a width in points.") {
      (width: Double) -> UIBarButtonItem in UIBarButtonItem.fixedSpace(width)
    }
    .slot(
      "target", type: "table or object", taking: LuaValue.tablesAndObjects,
      summary: "The object or table that has the action's method."
    )
    .reading { $0.target as? UIResponder }
    .unretained()  // B27
    .slot(
      "action", type: "string or function", taking: LuaValue.actions,
      summary: "The name of the target's method, called `(target, sender)`, or a function."
    ) { [unowned self] item, isNil in item.onTap = isNil ? nil : action(of: item) }
    .reading { $0.action }
    .typed(nil, .union([.named("string"), .named("fun(sender: UIBarButtonItem)")]))
    .description { item in "UIBarButtonItem \"\(item.displayedText ?? "")\"" }
  }

  /// What a tap does: the action in the item's slot.
  private func action(of item: UIBarButtonItem) -> (UIBarButtonItem) -> Void {
    { [weak self] item in
      self?.act("the action of \(item.title ?? "a bar button")") { () throws(LuaError) in
        try self?.performAction(of: item)
      }
    }
  }

  private func performAction(of item: UIBarButtonItem) throws(LuaError) {
    switch interpreter.slot(of: item, "action") {
    case .function(let function): try interpreter.call(function, [item])
    case .string(let name):
      let target = interpreter.slot(of: item, "target")
      if case .nil = target { return try send(name, toResponderChainFrom: item) }
      guard case .function(let method) = try interpreter.field(name, of: target) else {
        throw LuaError("the target of '\(text(of: item))' has no method '\(name)'")
      }
      try interpreter.call(method, [target, item])
    default: return
    }
  }

  /// Sends an action without a target to the first responder in the chain that has the method
  /// (B31).
  private func send(
    _ name: String, toResponderChainFrom item: UIBarButtonItem
  ) throws(LuaError) {
    var responder: UIResponder? = stage.reachable.last.flatMap(stage.controller)
    while let current = responder {
      let value = interpreter.value(of: current)
      if case .function(let method) = try interpreter.field(name, of: value) {
        try interpreter.call(method, [value, item])
        return
      }
      responder = current.next
    }
    throw LuaError(
      "'\(text(of: item))' has the action '\(name)' and no target, and nothing on screen has such a "
        + "method")
  }

  private func text(of item: UIBarButtonItem) -> String { item.displayedText ?? "a bar button" }
}
