import HeadlessUIKit
import Lua

/// The name of an attribute of an entry.
enum MenuAttribute: LuaEnumeration {
  case disabled, destructive, hidden, keepsMenuPresented

  static var luaType: String { "UIMenuElement.Attributes" }
  static var luaCases: LuaCases<Self> { [.disabled, .destructive, .hidden, .keepsMenuPresented] }

  var attribute: UIMenuElement.Attributes {
    switch self {
    case .disabled: .disabled
    case .destructive: .destructive
    case .hidden: .hidden
    case .keepsMenuPresented: .keepsMenuPresented
    }
  }
}

/// The name of an option of a menu.
enum MenuOption: LuaEnumeration {
  case displayInline, destructive, singleSelection, displayAsPalette

  static var luaType: String { "UIMenu.Options" }
  static var luaCases: LuaCases<Self> {
    [.displayInline, .destructive, .singleSelection, .displayAsPalette]
  }

  var option: UIMenu.Options {
    switch self {
    case .displayInline: .displayInline
    case .destructive: .destructive
    case .singleSelection: .singleSelection
    case .displayAsPalette: .displayAsPalette
    }
  }
}

extension ScriptWorld {
  /// Registers the classes of menus.
  func registerMenus() {
    describe("UIMenuElement") { $0.menuElement }
    describe("UIMenu") { $0.menu }
    describe("UIDeferredMenuElement") { $0.deferredElement }
    registerContextMenus()
    registerSwipeActions()
  }

  var menu: ClassDescriptor<UIMenu> {
    ClassDescriptor(
      "UIMenu", of: UIMenu.self, extends: "UIMenuElement", receiver: "menu",
      summary: "A group of entries, in a menu of its own or in the place of the group."
    )
    .initializer("title", "image", "options", "children") { arguments throws(LuaError) in
      let title: String? = try arguments.read("title")
      let image: String? = try arguments.read("image")
      let options: [MenuOption]? = try arguments.read("options")
      let children: [UIMenuElement]? = try arguments.read("children")
      return UIMenu(
        title: title ?? "", image: image.flatMap(UIImage.init(named:)),
        options: (options ?? []).reduce(into: []) { $0.formUnion($1.option) },
        children: children ?? [])
    }
    .label("options", [MenuOption].self, "How it is shown: a sequence of names.")
    .children("children") { (menu: UIMenu, children: [UIMenuElement]) in
      menu.children = children
    }
    .property(
      "children", summary: "The actions, commands and menus in it, from the top.", owned: true,
      get: { $0.children }
    )
    .property(
      "options", summary: "How it is shown, by the names of options.",
      get: { menu in MenuOption.luaCases.map(\.value).filter { menu.options.contains($0.option) } }
    )
    .selectedElements()
    .method(
      "replacingChildren", "children", summary: "The same menu with other entries."
    ) { (menu: UIMenu, children: [UIMenuElement]) -> UIMenu in menu.replacingChildren(children) }
    .description { menu in "UIMenu \"\(menu.title)\"" }
  }
}
