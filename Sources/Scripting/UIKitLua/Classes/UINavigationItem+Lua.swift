import HeadlessUIKit
import Lua
import NavigationModel

extension UINavigationItem: LuaObject {}

extension UINavigationItem.BackButtonDisplayMode: LuaEnumeration {
  package static var luaCases: LuaCases<Self> { [.default, .generic, .minimal] }
}

extension UINavigationItem.LargeTitleDisplayMode: LuaEnumeration {
  package static var luaCases: LuaCases<Self> { [.automatic, .always, .never, .inline] }
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
        "leadingItemGroups",
        summary: "The groups of items at the left edge; setting them replaces the left items.",
        owned: true, get: { $0.leadingItemGroups },
        set: { [unowned self] item, groups in
          item.leadingItemGroups = groups
          interpreter.updateOwned("leftBarButtonItems", of: item)
        }
      )
      .property(
        "trailingItemGroups",
        summary: "The groups of items at the right edge, the last one outermost; setting them "
          + "replaces the right items.",
        owned: true, get: { $0.trailingItemGroups },
        set: { [unowned self] item, groups in
          item.trailingItemGroups = groups
          interpreter.updateOwned("rightBarButtonItems", of: item)
        }
      )
      .property(
        "pinnedTrailingGroup",
        summary: "The group at the right edge, beyond all others and the overflow menu.",
        owned: true, get: { $0.pinnedTrailingGroup }, set: { $0.pinnedTrailingGroup = $1 }
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
}
