import HeadlessUIKit
import Lua

extension ScriptWorld {
  var deferredElement: ClassDescriptor<UIDeferredMenuElement> {
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
