import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

extension UIContextMenuConfiguration: LuaObject {}

extension ScriptWorld {
  var contextMenu: ClassDescriptor<UIContextMenuConfiguration> {
    ClassDescriptor(
      "UIContextMenuConfiguration", of: UIContextMenuConfiguration.self, receiver: "configuration",
      summary: "What a long press shows: a preview, and a menu below it."
    )
    .initializer("identifier") { [unowned self] arguments throws(LuaError) in
      let name: String? = try arguments.read("identifier")
      weak var made: UIContextMenuConfiguration?
      let configuration = UIContextMenuConfiguration(
        identifier: name.map(NSString.init(string:)),
        previewProvider: { [weak self] in
          made.flatMap { self?.provided("previewProvider", by: $0, []) }
        },
        actionProvider: { [weak self] suggested in
          made.flatMap { self?.provided("actionProvider", by: $0, [suggested]) }
        })
      made = configuration
      return configuration
    }
    .label("identifier", String?.self, "What it is about, for the script.")
    .property(
      "identifier", summary: "What it is about; a name of its own if the script gave none.",
      get: { "\($0.identifier)" }
    )
    .slot(
      "previewProvider", type: "function", taking: LuaValue.functions,
      summary: "Returns the controller of the preview; without it what was pressed is shown."
    )
    .typed(
      nil,
      .function(
        [], returns: [LuaType.Component("controller", UIViewController?.luaDescription)])
    )
    .slot(
      "actionProvider", type: "function", taking: LuaValue.functions,
      summary: "Returns the menu below the preview."
    )
    .typed(
      nil,
      .function(
        [LuaType.Component("suggestedActions", [UIMenuElement].luaDescription)],
        returns: [LuaType.Component("menu", UIMenu?.luaDescription)]))
  }

  /// What a function of a configuration returns; nil without it.
  private func provided<Object: LuaObject>(
    _ slot: String, by configuration: UIContextMenuConfiguration,
    _ arguments: [any LuaConvertible]
  ) -> Object? {
    guard case .function(let function) = interpreter.slot(of: configuration, slot) else {
      return nil
    }
    var found: Object?
    callBack("the \(slot) of a context menu") { () throws(LuaError) in
      let result = try interpreter.call(function, arguments).first ?? .nil
      found = result.object(in: interpreter) as? Object
      if found == nil, !result.isNil {
        throw LuaError(
          "the \(slot) of a UIContextMenuConfiguration must return a \(Object.luaType) or nil, got "
            + interpreter.describe(result))
      }
    }
    return found
  }
}
