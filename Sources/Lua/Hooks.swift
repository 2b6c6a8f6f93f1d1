import CLua
import CLuaShims
import Escaping

/// What the host framework tells the interpreter, and what it wants to know.
package struct Hooks {
  /// An object got its first field, override, slot or script class.
  package var objectGotState: (AnyObject) -> Void = { _ in }
  /// Who in the framework holds this object strongly: asked once, when edges begin to matter.
  package var owners: (AnyObject) -> [AnyObject] = { _ in [] }
  /// How many strong references the framework's own registry holds; each must be mirrored or
  /// anchored.
  package var frameworkOwners: (AnyObject) -> Int = { _ in 0 }
  /// A script set a field whose name is one edit from a property: object, field, property.
  package var fieldWarning: (AnyObject, String, String) -> Void = { _, _, _ in }
  /// Says why no object can be made now; nil where one can.
  package var obstacleToMaking: (() -> LuaError)?
}

extension Interpreter {
  func installHooks() {
    installDeadObjects()
    install(DLUA_OUTPUT) { interpreter, _ in interpreter.output(interpreter.hookText) }
    install(DLUA_WARNING) { interpreter, _ in interpreter.warning(interpreter.hookText) }
    install(DLUA_REMARK) { interpreter, _ in interpreter.remark(interpreter.hookText) }
    install(DLUA_ESCAPE) { interpreter, _ in interpreter.setHookText(interpreter.hookText.escaped) }
    let nearest = keep { stack, aClass in
      stack.interpreter.nameNearest(onClass: aClass != nil)
      return 0
    }
    dlua_set_hook(owner.pointer, DLUA_NEAREST, nearest.call)
    let raise = keep { stack, _ in stack.fail(stack.interpreter.takeNotedError()) }
    dlua_set_hook(owner.pointer, DLUA_RAISE, raise.call)
    let box = keep { stack, pointer in
      pointer.map { stack.push(object: Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue()) }
      return 1
    }
    dlua_set_hook(owner.pointer, DLUA_BOX_OBJECT, box.call)
    install(DLUA_GOT_STATE) { interpreter, object in
      if let object { interpreter.hooks.objectGotState(object) }
    }
    install(DLUA_GOT_EDGES) { interpreter, object in
      if let object { interpreter.mirrorOwners(of: object) }
    }
    install(DLUA_NEW_FIELD) { interpreter, object in
      if let object { interpreter.warnAboutField(of: object) }
    }
    install(DLUA_REFRESH_OWNED) { interpreter, object in
      if let object { interpreter.refreshOwned(of: object) }
    }
    let fill = keep { stack, pointer in
      if let pointer { stack.interpreter.fill(pointer) }
      return 0
    }
    dlua_set_hook(owner.pointer, DLUA_FILL_CLASS, fill.call)
    installCount(DLUA_FRAMEWORK_OWNERS) { interpreter, object in
      object.map(interpreter.hooks.frameworkOwners) ?? 0
    }
  }

  func install(_ hook: dlua_hook, _ body: @escaping (Interpreter, AnyObject?) -> Void) {
    installCount(hook) { interpreter, object in
      body(interpreter, object)
      return 1
    }
  }

  private func installCount(_ hook: dlua_hook, _ body: @escaping (Interpreter, AnyObject?) -> Int) {
    let function = keep { stack, object in
      let object = object.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
      return Int32(clamping: body(stack.interpreter, object))
    }
    dlua_set_hook(owner.pointer, hook, function.call)
  }

  /// Makes a host function that lives as long as the interpreter.
  func keep(_ body: @escaping HostBody, leaf: Leaf? = nil) -> HostFunction {
    let function = HostFunction(self, body, leaf: leaf)
    functions.append(function)
    return function
  }

  var hookText: String {
    var length = 0
    guard let bytes = dlua_text(owner.pointer, &length) else { return "" }
    return String(decoding: UnsafeRawBufferPointer(start: bytes, count: length), as: UTF8.self)
  }

  private func nameNearest(onClass: Bool) {
    var name = ""
    if let binding = binding(named: String(cString: dlua_subject(owner.pointer))),
      let found = nearest(to: hookText, in: binding.callableNames(onClass: onClass))
    {
      name = found
    }
    setHookText(name)
  }

  private func setHookText(_ text: String) {
    dlua_set_text(owner.pointer, text, text.utf8.count)
  }

  private func warnAboutField(of object: AnyObject) { warnAboutField(hookText, of: object) }

  /// Warns when a new field is one edit from a property.
  func warnAboutField(_ key: String, of object: AnyObject) {
    guard let property = binding(of: object)?.similarProperty(to: key) else { return }
    hooks.fieldWarning(object, key, property)
  }
}
