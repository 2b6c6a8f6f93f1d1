import Foundation
import HeadlessUIKit
import Lua
import Texts

extension UIContextualAction: LuaObject {}

extension UIContextualAction.Style: LuaEnumeration {}

/// The completion handlers that the framework passes to scripts, as functions.
final class ScriptedCompletions {
  private unowned let interpreter: Interpreter
  private var waiting: [Int: (Bool) -> Void] = [:]
  private var last = 0
  private lazy var finish = interpreter.value(
    of: .function("finish", ["number", "performed"], "Calls a completion handler.") {
      [unowned self] (number: Int, performed: Bool?) in
      waiting.removeValue(forKey: number)?(performed ?? true)
    })

  /// The latest handler that passes an activity on, and its number.
  private var restoration: (number: Int, handler: ([any UIUserActivityRestoring]?) -> Void)?
  private lazy var restore = interpreter.value(
    of: .function("restore", ["number", "objects"], "Passes an activity on.") {
      [unowned self] (number: Int, objects: [UIResponder]?) -> Void in
      if let restoration, restoration.number == number { restoration.handler(objects) }
    })

  /// The completion handlers of an interpreter.
  init(in interpreter: Interpreter) { self.interpreter = interpreter }

  /// A function that calls a completion handler, once.
  func function(_ handler: @escaping (Bool) -> Void) throws(LuaError) -> LuaValue {
    last += 1
    waiting[last] = handler
    return try numbered(finish, "completion")
  }

  /// A function that passes an activity to the objects in its argument, until there is a newer one.
  func function(
    restoring handler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) throws(LuaError) -> LuaValue {
    last += 1
    restoration = (last, handler)
    return try numbered(restore, "restoration")
  }

  /// A function that calls another one with the last number.
  private func numbered(
    _ function: some LuaConvertible, _ name: String
  ) throws(LuaError) -> LuaValue {
    let maker = try interpreter.load(Texts["UIKitLua/Lua/numbered.lua"], named: name)
    return try interpreter.call(maker, [function, last]).first ?? .nil
  }
}

extension ScriptWorld {
  /// Registers the classes of swipe actions.
  func registerSwipeActions() {
    describe("UIContextualAction") { $0.contextualAction }
    describe("UISwipeActionsConfiguration") { $0.swipeActions }
  }

  private var contextualAction: ClassDescriptor<UIContextualAction> {
    ClassDescriptor(
      "UIContextualAction", of: UIContextualAction.self, receiver: "action",
      summary: "A button that a swipe over a row reveals."
    )
    .initializer("style", "title", "image") { [unowned self] arguments throws(LuaError) in
      let image: String? = try arguments.read("image")
      let action = UIContextualAction(
        style: try arguments.read("style") ?? .normal, title: try arguments.read("title")
      ) { [weak self] action, row, done in
        guard let self else { return done(false) }
        runHandler(of: action, row, done)
      }
      action.image = image.flatMap(UIImage.init(named:))
      return action
    }
    .stringShorthand("title")
    .title("The text on the button; nil for none.")
    .style("Whether it destroys something; set when it is created.")
    .property(
      "image", summary: "The name of its picture; nil for none.", get: { $0.image?.name },
      set: { (action: UIContextualAction, name: String?) in
        action.image = name.flatMap(UIImage.init(named:))
      }
    )
    .slot(
      "handler", type: "function", taking: LuaValue.functions,
      summary:
        "Performs it in a row, and calls the completion when it is done: the row closes then."
    )
    .typed(
      nil,
      .function(
        [
          LuaType.Component("action", UIContextualAction.luaDescription),
          LuaType.Component("sourceView", UIView.luaDescription),
          LuaType.Component(
            "completion",
            .function([LuaType.Component("performed", Bool.luaDescription)], returns: [])),
        ], returns: [])
    )
    .description { action in "UIContextualAction \"\(action.title ?? "")\"" }
  }

  private func runHandler(
    of action: UIContextualAction, _ row: UIView, _ done: @escaping (Bool) -> Void
  ) {
    act("the handler of \(action.title ?? "an action")") { () throws(LuaError) in
      let completion = try completions.function(done)
      try interpreter.callSlot(of: action, "handler", action, row, completion)
    }
  }
}
