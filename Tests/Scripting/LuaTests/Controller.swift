import Lua

/// The number of living objects of one world.
nonisolated final class Counter {
  var living = 0
}

/// A class of a small framework, as a host would have it.
class Controller: LuaObject {
  private let counter: Counter
  var title: String?
  var name = ""
  var style = Style.automatic
  var size = Size(width: 0, height: 0)
  var item: Item?
  private(set) weak var parent: Controller?
  private(set) var children: [Controller] = []
  var log: [String] = []
  var hidesStatusBar = false

  init(countedBy counter: Counter = Counter()) {
    self.counter = counter
    counter.living += 1
  }

  isolated deinit { counter.living -= 1 }

  func add(_ child: Controller, in interpreter: Interpreter) {
    children.append(child)
    child.parent = self
    interpreter.mirror(owner: self, owns: child)
  }

  func remove(_ child: Controller, in interpreter: Interpreter) {
    interpreter.unmirror(owner: self, child: child)
    child.parent = nil
    children.removeAll { $0 === child }
  }
}

final class Stack: Controller {
  func push(_ controller: Controller, animated: Bool, in interpreter: Interpreter) {
    log.append("push \(controller.title ?? "?")\(animated ? " animated" : "")")
    add(controller, in: interpreter)
  }
}

final class Item: LuaObject {
  private let counter: Counter
  var text = ""

  init(countedBy counter: Counter) {
    self.counter = counter
    counter.living += 1
  }

  isolated deinit { counter.living -= 1 }
}

enum Style: LuaEnumeration {
  case automatic, fullScreen, formSheet

  static var luaCases: LuaCases<Self> { [.automatic, .fullScreen, .formSheet] }
}

struct Size: LuaStructure {
  var width: Double
  var height: Double

  init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  init(fields: LuaFields) throws(LuaMismatch) {
    self.init(width: try fields.read("width"), height: try fields.read("height"))
  }

  static var luaFields: [LuaField] { ["width", "height"] }
  var fieldValues: [any LuaConvertible] { [width, height] }
}
