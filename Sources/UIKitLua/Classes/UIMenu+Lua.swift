import HeadlessUIKit
import Lua

extension UIMenuElement: LuaObject {}

extension UIMenuElement.State: LuaEnumeration {
  package static var luaType: String { "UIMenuElement.State" }
  package static var luaCases: KeyValuePairs<String, UIMenuElement.State> {
    ["off": .off, "on": .on, "mixed": .mixed]
  }
}

/// The name of an attribute of an entry.
enum MenuAttribute: LuaEnumeration {
  case disabled, destructive, hidden, keepsMenuPresented

  static var luaType: String { "UIMenuElement.Attributes" }
  static var luaCases: KeyValuePairs<String, MenuAttribute> {
    [
      "disabled": .disabled, "destructive": .destructive, "hidden": .hidden,
      "keepsMenuPresented": .keepsMenuPresented,
    ]
  }

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
  static var luaCases: KeyValuePairs<String, MenuOption> {
    [
      "displayInline": .displayInline, "destructive": .destructive,
      "singleSelection": .singleSelection, "displayAsPalette": .displayAsPalette,
    ]
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

extension UINavigationItem.ItemStyle: LuaEnumeration {
  package static var luaType: String { "UINavigationItem.ItemStyle" }
  package static var luaCases: KeyValuePairs<String, UINavigationItem.ItemStyle> {
    ["navigator": .navigator, "browser": .browser, "editor": .editor]
  }
}

extension UIMenuElement.Attributes {
  /// The names of those that are set.
  var names: [MenuAttribute] {
    MenuAttribute.luaCases.map(\.value).filter { contains($0.attribute) }
  }

  /// The attributes with some names.
  init(_ names: [MenuAttribute]) { self = names.reduce(into: []) { $0.formUnion($1.attribute) } }
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

  private var menuElement: ClassDescriptor<UIMenuElement> {
    ClassDescriptor(
      "UIMenuElement", of: UIMenuElement.self, receiver: "element",
      summary: "An entry of a menu: an action, a command, or another menu."
    )
    .property("title", summary: "The text that it shows in a menu or a bar.", get: { $0.title })
    .property("image", summary: "The name of its picture; nil for none.", get: { $0.image?.name })
    .property(
      "subtitle", summary: "Its second text. Kept, no effect.", get: { $0.subtitle },
      set: { $0.subtitle = $1 }
    )
  }

  private var menu: ClassDescriptor<UIMenu> {
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
    .property(
      "selectedElements", summary: "The entries with a mark, at any depth.",
      get: { $0.selectedElements }
    )
    .method(
      "replacingChildren", "children", summary: "The same menu with other entries."
    ) { (menu: UIMenu, children: [UIMenuElement]) -> UIMenu in menu.replacingChildren(children) }
    .description { menu in "UIMenu \"\(menu.title)\"" }
  }

  private var deferredElement: ClassDescriptor<UIDeferredMenuElement> {
    ClassDescriptor(
      "UIDeferredMenuElement", of: UIDeferredMenuElement.self, extends: "UIMenuElement",
      receiver: "element", summary: "Entries that a function makes when the menu is shown."
    )
    .initializer("uncached") { [unowned self] arguments throws(LuaError) in
      let isUncached: Bool? = try arguments.read("uncached")
      weak var element: UIDeferredMenuElement?
      let provide: (@escaping ([UIMenuElement]) -> Void) -> Void = { [weak self] done in
        if let element { self?.provide(for: element, done) }
      }
      let made =
        isUncached == true ? .uncached(provide) : UIDeferredMenuElement(provide)
      element = made
      return made
    }
    .label("uncached", Bool.self, "Whether the function is called each time; else once.")
    .slot(
      "provider", type: "function", taking: LuaValue.functions,
      summary: "Returns the entries when they are to be shown."
    )
    .typed(
      nil,
      .function(
        [LuaType.Component("element", UIDeferredMenuElement.luaDescription)],
        returns: [LuaType.Component("elements", [UIMenuElement].luaDescription)]))
  }

  private func provide(
    for element: UIDeferredMenuElement, _ done: @escaping ([UIMenuElement]) -> Void
  ) {
    var made: [UIMenuElement] = []
    callBack("the provider of a menu") { () throws(LuaError) in
      let result = try interpreter.callSlot(of: element, "provider", element)?.first ?? .nil
      guard case .table(let table) = result else {
        throw LuaError(
          "the provider of a UIDeferredMenuElement must return a sequence of UIMenuElement, got "
            + interpreter.describe(result))
      }
      made = table.sequence.compactMap { $0.object(in: interpreter) as? UIMenuElement }
    }
    for former in element.kept { interpreter.unmirror(owner: element, child: former) }
    element.kept = made
    for new in made { interpreter.mirror(owner: element, owns: new) }
    done(made)
  }
}
