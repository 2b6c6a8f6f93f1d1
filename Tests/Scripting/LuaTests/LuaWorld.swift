import Lua
import Testing

/// An interpreter with the classes of the small framework.
final class LuaWorld {
  let interpreter = Interpreter()
  let controllers = Counter()
  let items = Counter()
  var printed = ""
  var warnings: [String] = []
  var states: [String] = []

  init() {
    interpreter.output = { [unowned self] in printed += $0 }
    interpreter.warning = { [unowned self] in warnings.append($0.message) }
    interpreter.scriptWarning = { [unowned self] in warnings.append("script: \($0)") }
    interpreter.hooks.owners = { ($0 as? Controller)?.parent.map { [$0] } ?? [] }
    interpreter.hooks.frameworkOwners = { ($0 as? Controller)?.parent == nil ? 0 : 1 }
    interpreter.hooks.objectGotState = { [unowned self] in
      states.append(interpreter.className(of: $0) ?? "?")
    }
    interpreter.hooks.fieldWarning = { [unowned self] field, _, member in
      warnings.append("\(field): did you mean \(member.name)?")
    }
    registerControllers()
    registerItem()
  }

  /// Runs a script; returns its output.
  @discardableResult
  func run(_ source: String) throws -> String {
    printed = ""
    try interpreter.run(source, named: "demo.lua")
    return printed
  }

  /// Runs a script that must fail; returns its error.
  func failure(_ source: String) -> LuaError? {
    do throws(LuaError) {
      try interpreter.run(source, named: "demo.lua")
      Issue.record("no error")
      return nil
    } catch {
      return error
    }
  }

  func message(_ source: String) -> String { failure(source)?.message ?? "" }

  func controller(_ name: String) -> Controller? {
    interpreter.global(name).object(in: interpreter) as? Controller
  }
}

extension LuaWorld {
  private func registerControllers() {
    let world = Unowned(self)
    interpreter.register(
      class: ClassDescriptor("Controller", of: Controller.self, summary: "A controller.")
        .initializer { _ in Controller(countedBy: world.value.controllers) }
        .stringShorthand("title")
        .noChildren("use addChild")
        .property("title", summary: "The title.", get: { $0.title }, set: { $0.title = $1 })
        .property("name", summary: "A name.", get: { $0.name }, set: { $0.name = $1 })
        .property("style", summary: "The style.", get: { $0.style }, set: { $0.style = $1 })
        .property("size", summary: "The size.", get: { $0.size }, set: { $0.size = $1 })
        .property("parent", summary: "The parent.", get: { $0.parent })
        .property("children", summary: "The children.", get: { $0.children })
        .property(
          "item", summary: "The item.", owned: true, ownedValue: { $0.item },
          get: { controller in
            if controller.item == nil { controller.item = Item(countedBy: world.value.items) }
            return controller.item
          }, set: { $0.item = $1 }
        )
        .property(
          "hidesStatusBar", summary: "Whether the bar is hidden.", super: { $0.hidesStatusBar },
          get: { controller throws(LuaError) in
            let answer = try world.value.interpreter.runOverride(of: controller, "hidesStatusBar")
            guard case .boolean(let hides) = answer?.first else { return controller.hidesStatusBar }
            return hides
          }, set: { $0.hidesStatusBar = $1 }
        )
        .slot("delegate", summary: "The delegate.") {
          $0.log.append($1 ? "no delegate" : "delegate")
        }
        .slot("action", type: "function", summary: "What happens.")
        .method("addChild", "child", summary: "Adds a child.") { (parent, child: Controller) in
          parent.add(child, in: world.value.interpreter)
        }
        .method("removeChild", "child", summary: "Removes a child.") {
          (parent, child: Controller) in
          parent.remove(child, in: world.value.interpreter)
        }
        .method("fire", summary: "Runs the action.") { (controller) throws(LuaError) in
          try world.value.interpreter.callSlot(of: controller, "action", controller)
        }
        .method("where", summary: "The caller's position.") { _ in world.value.interpreter.position
        }
        .method("fail", "text", summary: "Fails.") { (_, text: String?) throws(LuaError) -> Void in
          guard let text else {
            throw LuaError(
              code: "E1", name: "InvalidArgument", message: "no text", hint: "give one")
          }
          throw LuaError(text)
        }
        .method("failLater", summary: "Notes an error.") { _ in
          world.value.interpreter.raiseAfterReturn(LuaError("noted"))
        }
        .method("failAfter", "function", summary: "Notes an error, and calls a function.") {
          (_, function: LuaFunction) throws(LuaError) -> Void in
          world.value.interpreter.raiseAfterReturn(LuaError("first"))
          try world.value.interpreter.call(function)
        }
        .method("call", "function", summary: "Calls a function.") {
          (_, function: LuaFunction) throws(LuaError) in
          try world.value.interpreter.call(function).first ?? .nil
        }
        .method("two", summary: "Two results.") { _ in LuaResults(false, "reason") }
        .callback(
          "viewDidLoad", summary: "Loaded.",
          send: { (controller) throws(LuaError) in try world.value.send(controller, "viewDidLoad")
          },
          super: { $0.log.append("native viewDidLoad") }
        )
        .callback(
          "viewWillAppear", "animated", summary: "Will appear.",
          send: { (controller, animated: Bool) throws(LuaError) in
            try world.value.send(controller, "viewWillAppear", animated)
          },
          super: { (controller, animated: Bool) in
            controller.log.append("native viewWillAppear \(animated)")
          }
        )
        .function("twice", "number", summary: "The double.") { (number: Int) in number * 2 }
        .description { world.value.describe($0) })
    interpreter.register(
      class: ClassDescriptor(
        "Stack", of: Stack.self, extends: "Controller", receiver: "nav", summary: "A stack."
      )
      .initializer("root") { arguments throws(LuaError) in
        let stack = Stack(countedBy: world.value.controllers)
        if let root: Controller = try arguments.read("root") {
          stack.add(root, in: world.value.interpreter)
        }
        return stack
      }
      .children("children") { (stack, children: [Controller]) in
        for child in children { stack.add(child, in: world.value.interpreter) }
      }
      .method("pushController", "controller", "animated", summary: "Pushes.") {
        (stack, controller: Controller, animated: Bool) in
        stack.push(controller, animated: animated, in: world.value.interpreter)
      }
      .property("top", summary: "The top.", get: { $0.children.last }))
  }

  private func registerItem() {
    interpreter.register(
      class: ClassDescriptor("Item", of: Item.self, summary: "An item.")
        .property("text", summary: "The text.", get: { $0.text }, set: { $0.text = $1 })
        .slot("action", summary: "What happens."))
  }

  /// Delivers a callback as a framework does: to the script's override, or to the native method.
  func send(_ controller: Controller, _ name: String, _ animated: Bool? = nil) throws(LuaError) {
    guard let index = interpreter.overrideIndex(name, of: controller),
      interpreter.overrides(of: controller, index)
    else {
      controller.log.append("native \(name)")
      return
    }
    try interpreter.runOverride(of: controller, name, animated)
  }

  private func describe(_ controller: Controller) -> String {
    "<\(interpreter.className(of: controller) ?? "?") \(controller.title ?? "untitled")>"
  }
}

/// A reference for closures that the world's own interpreter retains.
struct Unowned<Object: AnyObject> {
  unowned let value: Object

  init(_ value: Object) { self.value = value }
}
