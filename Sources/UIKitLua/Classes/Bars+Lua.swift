import HeadlessUIKit
import Lua
import NavigationModel

extension UINavigationItem: LuaObject {}
extension UIBarItem: LuaObject {}

extension UIBarButtonItem.Style: LuaEnumeration {
  package static var luaType: String { "UIBarButtonItem.Style" }
  package static var luaCases: KeyValuePairs<String, UIBarButtonItem.Style> {
    ["plain": .plain, "bordered": .bordered, "done": .done]
  }
}

extension UINavigationItem.BackButtonDisplayMode: LuaEnumeration {
  package static var luaType: String { "UINavigationItem.BackButtonDisplayMode" }
  package static var luaCases: KeyValuePairs<String, UINavigationItem.BackButtonDisplayMode> {
    ["default": .default, "generic": .generic, "minimal": .minimal]
  }
}

extension UINavigationItem.LargeTitleDisplayMode: LuaEnumeration {
  package static var luaType: String { "UINavigationItem.LargeTitleDisplayMode" }
  package static var luaCases: KeyValuePairs<String, UINavigationItem.LargeTitleDisplayMode> {
    ["automatic": .automatic, "always": .always, "never": .never, "inline": .inline]
  }
}

extension UIBarButtonItem.SystemItem: LuaEnumeration {
  package static var luaType: String { "UIBarButtonItem.SystemItem" }
  package static var luaCases: KeyValuePairs<String, UIBarButtonItem.SystemItem> {
    [
      "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
      "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose,
      "reply": .reply, "action": .action, "organize": .organize, "bookmarks": .bookmarks,
      "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash,
      "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward,
      "undo": .undo, "redo": .redo, "pageCurl": .pageCurl, "close": .close,
    ]
  }
}

extension ScriptWorld {
  var navigationItem: ClassDescriptor<UINavigationItem> {
    withSearch(
      withButtons(
        ClassDescriptor(
          "UINavigationItem", of: UINavigationItem.self, receiver: "item",
          summary: "What a navigation bar shows while a controller is on top.")))
  }

  /// Adds the texts and the buttons.
  private func withButtons(
    _ descriptor: ClassDescriptor<UINavigationItem>
  ) -> ClassDescriptor<UINavigationItem> {
    descriptor
      .initializer("title") { arguments throws(LuaError) in
        let item = UINavigationItem(title: "")
        item.title = try arguments.read("title")
        return item
      }
      .stringShorthand("title")
      .property(
        "title", summary: "The text in the middle.", get: { $0.title }, set: { $0.title = $1 }
      )
      .property(
        "prompt", summary: "A line above the buttons.", get: { $0.prompt }, set: { $0.prompt = $1 }
      )
      .property(
        "subtitle", summary: "A smaller line below the title (iOS 26).", get: { $0.subtitle },
        set: { $0.subtitle = $1 }
      )
      .property(
        "largeSubtitle",
        summary: "A smaller line below a large title (iOS 26); nil for `subtitle`.",
        get: { $0.largeSubtitle }, set: { $0.largeSubtitle = $1 }
      )
      .property(
        "titleView", summary: "The view in the middle, instead of the title.", owned: true,
        get: { $0.titleView }, set: { $0.titleView = $1 }
      )
      .property(
        "largeTitleDisplayMode", summary: "How large the title is if the bar prefers large titles.",
        get: { $0.largeTitleDisplayMode }, set: { $0.largeTitleDisplayMode = $1 }
      )
      .property(
        "leftBarButtonItem", summary: "The first of the left items.", owned: true,
        get: { $0.leftBarButtonItem }, set: { $0.leftBarButtonItem = $1 }
      )
      .property(
        "leftBarButtonItems", summary: "The left items, from the edge inwards.", owned: true,
        get: { $0.leftBarButtonItems }, set: { $0.leftBarButtonItems = $1 }
      )
      .property(
        "rightBarButtonItem", summary: "The first of the right items.", owned: true,
        get: { $0.rightBarButtonItem }, set: { $0.rightBarButtonItem = $1 }
      )
      .property(
        "rightBarButtonItems", summary: "The right items, from the edge inwards.", owned: true,
        get: { $0.rightBarButtonItems }, set: { $0.rightBarButtonItems = $1 }
      )
      .property(
        "backBarButtonItem",
        summary: "The back button that the next controller shows for this one.",
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
        "hidesBackButton", summary: "Whether the back button is hidden while this one is on top.",
        get: { $0.hidesBackButton }, set: { $0.hidesBackButton = $1 }
      )
      .property(
        "leftItemsSupplementBackButton",
        summary: "Whether left items are shown beside the back button.",
        get: { $0.leftItemsSupplementBackButton },
        set: { $0.leftItemsSupplementBackButton = $1 }
      )
      .property(
        "backAction",
        summary:
          "What the back button performs instead of a pop; with nothing below, a back button "
          + "is made from its title.",
        owned: true, get: { $0.backAction }, set: { $0.backAction = $1 }
      )
      .property(
        "style", summary: "How the bar arranges what it shows.", get: { $0.style },
        set: { $0.style = $1 }
      )
      .property(
        "centerItemGroups",
        summary: "The groups of items in the middle for the styles browser and editor in regular "
          + "width, else in an overflow menu.",
        owned: true, get: { $0.centerItemGroups }, set: { $0.centerItemGroups = $1 }
      )
      .property(
        "additionalOverflowItems",
        summary: "Entries of the overflow menu after those of the groups.",
        owned: true, get: { $0.additionalOverflowItems },
        set: { $0.additionalOverflowItems = $1 }
      )
      .property(
        "customizationIdentifier",
        summary: "A name for how the user customizes the bar. Kept, no effect.",
        get: { $0.customizationIdentifier }, set: { $0.customizationIdentifier = $1 }
      )
      .slot(
        "titleMenuProvider", type: "function", taking: LuaValue.functions,
        summary: "Returns the menu that a tap on the title shows; nil for none."
      ) { [unowned self] item, isNil in
        item.titleMenuProvider =
          isNil
          ? nil
          : { [weak self, weak item] suggested in
            item.flatMap { self?.titleMenu(of: $0, suggested) }
          }
      }
      .typed(
        nil,
        .function(
          [LuaType.Component("suggested", [UIMenuElement].luaDescription)],
          returns: [LuaType.Component("menu", UIMenu.luaDescription)])
      )
      .method(
        "setRightBarButton", "item", "animated", summary: "Sets the first of the right items."
      ) {
        [unowned self] (item: UINavigationItem, button: UIBarButtonItem?, animated: Bool) -> Void in
        item.setRightBarButton(button, animated: animated)
        interpreter.updateOwned("rightBarButtonItems", of: item)
      }
      .method("setLeftBarButton", "item", "animated", summary: "Sets the first of the left items.")
    {
      [unowned self] (item: UINavigationItem, button: UIBarButtonItem?, animated: Bool) -> Void in
      item.setLeftBarButton(button, animated: animated)
      interpreter.updateOwned("leftBarButtonItems", of: item)
    }
      .method("setRightBarButtonItems", "items", "animated", summary: "Sets all the right items.") {
        [unowned self] (item: UINavigationItem, buttons: [UIBarButtonItem]?, animated: Bool) -> Void
        in
        item.setRightBarButtonItems(buttons, animated: animated)
        interpreter.updateOwned("rightBarButtonItems", of: item)
      }
      .method("setLeftBarButtonItems", "items", "animated", summary: "Sets all the left items.") {
        [unowned self] (item: UINavigationItem, buttons: [UIBarButtonItem]?, animated: Bool) -> Void
        in
        item.setLeftBarButtonItems(buttons, animated: animated)
        interpreter.updateOwned("leftBarButtonItems", of: item)
      }
      .method("setHidesBackButton", "hides", "animated", summary: "Hides or shows the back button.")
    {
      (item: UINavigationItem, hides: Bool, animated: Bool) -> Void in
      item.setHidesBackButton(hides, animated: animated)
    }
  }

  /// The menu that the function `titleMenuProvider` of an item returns.
  private func titleMenu(of item: UINavigationItem, _ suggested: [UIMenuElement]) -> UIMenu? {
    var menu: UIMenu?
    callBack("titleMenuProvider") { () throws(LuaError) in
      let result = try interpreter.callSlot(of: item, "titleMenuProvider", suggested)?.first ?? .nil
      menu = result.object(in: interpreter) as? UIMenu
      if menu == nil, !result.isNil {
        throw LuaError(
          "titleMenuProvider must return a UIMenu, got \(interpreter.describe(result))")
      }
    }
    // It lives as long as it may be shown.
    interpreter.setSlot(of: item, "titleMenu", menu)
    return menu
  }

  var barItem: ClassDescriptor<UIBarItem> {
    ClassDescriptor(
      "UIBarItem", of: UIBarItem.self, receiver: "item",
      summary: "An item of a bar: a button or a tab."
    )
    .property(
      "name", summary: "A name for trees, timelines and tests.", get: { $0.objectName },
      set: { $0.objectName = $1 }
    )
    .property(
      "title", summary: "The text that the bar shows for it; nil for none.", get: { $0.title },
      set: { $0.title = $1 }
    )
    .property(
      "image", summary: "The name of the icon; nil for none.", get: { $0.image?.name },
      set: { (item: UIBarItem, name: String?) in item.image = name.flatMap(UIImage.init(named:)) }
    )
    .property(
      "imageInsets",
      summary: "The insets of its image, in points; nothing is drawn.",
      get: { $0.imageInsets }, set: { $0.imageInsets = $1 }
    )
    .property(
      "isEnabled", summary: "Whether it can be tapped; true by default.", get: { $0.isEnabled },
      set: { $0.isEnabled = $1 }
    )
    .property(
      "tag", summary: "A number that the app can use; 0 by default.", get: { $0.tag },
      set: { $0.tag = $1 }
    )
  }

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
    .property(
      "style", summary: "How strongly the bar emphasises it; `done` is the strongest.",
      get: { $0.style }, set: { $0.style = $1 }
    )
    .property(
      "systemItem", summary: "Which system item it is; set when it is created.",
      get: { $0.systemItem }
    )
    .property(
      "primaryAction",
      summary:
        "What a tap runs instead of `action`; an item that is no system item takes its title.",
      owned: true, get: { $0.primaryAction }, set: { $0.primaryAction = $1 }
    )
    .property(
      "menu",
      summary: "The menu that a tap shows, or a long press if a tap performs an action.",
      owned: true, get: { $0.menu }, set: { $0.menu = $1 }
    )
    .property(
      "buttonGroup", summary: "The group that it is in; nil for none.", get: { $0.buttonGroup }
    )
    .property(
      "menuRepresentation",
      summary: "What stands for it in an overflow menu; nil for what a tap does.", owned: true,
      get: { $0.menuRepresentation }, set: { $0.menuRepresentation = $1 }
    )
    .property(
      "possibleTitles", summary: "The titles for which its width is computed, sorted.",
      get: { $0.possibleTitles?.sorted() },
      set: { (item: UIBarButtonItem, titles: [String]?) -> Void in
        item.possibleTitles = titles.map(Set.init)
      }
    )
    .property(
      "customView", summary: "The view shown instead of the item; it handles its own taps.",
      owned: true, get: { $0.customView }, set: { $0.customView = $1 }
    )
    .property(
      "width", summary: "Its width in points; 0 for its natural width.",
      get: { Double($0.width) },
      set: { (item: UIBarButtonItem, width: Double) in item.width = width }
    )
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
