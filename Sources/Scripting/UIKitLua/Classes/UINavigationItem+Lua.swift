import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

extension UINavigationItem: LuaObject {}

extension UINavigationItem.BackButtonDisplayMode: LuaEnumeration {}

extension AttributedString: LuaConvertible {
  package static var luaType: String { String.luaType }

  package static func read(
    from stack: LuaStack, at index: Int32
  ) throws(LuaMismatch) -> AttributedString {
    AttributedString(try String.read(from: stack, at: index))
  }

  package func push(onto stack: LuaStack) { String(characters).push(onto: stack) }
}

extension UINavigationItem.LargeTitleDisplayMode: LuaEnumeration {}

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
      .title()
      .prompt()
      .subtitle()
      .largeSubtitle()
      .attributedTitle()
      .largeTitle()
      .attributedSubtitle()
      .largeAttributedSubtitle()
      .subtitleView(owned: true)
      .largeSubtitleView(owned: true)
      .slot(
        "renameDelegate", type: "UINavigationItemRenameDelegate", taking: LuaValue.tablesAndObjects,
        summary: "The delegate of a user who renames the document; kept, no effect."
      )
      .titleView(owned: true)
      .largeTitleDisplayMode()
      .leftBarButtonItem("The first of the left items.", owned: true)
      .leftBarButtonItems(owned: true)
      .rightBarButtonItem("The first of the right items.", owned: true)
      .rightBarButtonItems(owned: true)
      .backBarButtonItem(owned: true)
      .backButtonTitle()
      .backButtonDisplayMode()
      .hidesBackButton()
      .leftItemsSupplementBackButton()
      .backAction(owned: true)
      .style()
      .centerItemGroups(owned: true)
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
      .pinnedTrailingGroup(owned: true)
      .additionalOverflowItems(owned: true)
      .customizationIdentifier()
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

extension UINavigationItem.ItemStyle: LuaEnumeration {}

extension UINavigationItem.SearchBarPlacement: LuaEnumeration {}

extension ScriptWorld {
  /// Adds the search of an item.
  func withSearch(
    _ descriptor: ClassDescriptor<UINavigationItem>
  ) -> ClassDescriptor<UINavigationItem> {
    descriptor
      .searchController(owned: true)
      .hidesSearchBarWhenScrolling()
      .preferredSearchBarPlacement("Where the navigation bar should show the search bar.")
      .searchBarPlacement()
  }

  /// Adds the appearances of an item.
  func withAppearances(
    _ descriptor: ClassDescriptor<UINavigationItem>
  ) -> ClassDescriptor<UINavigationItem> {
    descriptor
      .standardAppearance()
      .compactAppearance()
      .scrollEdgeAppearance()
      .compactScrollEdgeAppearance(
        "The same of a low bar with no content below it; nil for its own.")
  }
}
