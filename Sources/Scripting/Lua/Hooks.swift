import CLua
import CLuaShims
import EscapedText

/// What the interpreter reports to the host framework and asks it.
package struct Hooks {
  /// An object received its first field, override, slot or script class.
  package var objectGotState: (AnyObject) -> Void = { _ in }
  /// The objects of the framework that retain this one; asked once, when edges start to matter.
  package var owners: (AnyObject) -> [AnyObject] = { _ in [] }
  /// The number of strong references in the framework's own registry; each must be mirrored or
  /// anchored.
  package var frameworkOwners: (AnyObject) -> Int = { _ in 0 }
  /// A script set a field whose name is near that of a member: the field, its owner, the member.
  package var fieldWarning: (String, String, Member) -> Void = { _, _, _ in }
  /// A program uses a deprecated name, for the first time at that position.
  package var deprecatedUse: (Deprecation, String) -> Void = { _, _ in }
  /// The members of a table that scripts write for the host, by the name of its type.
  package var tableMembers: (String) -> [Member] = { _ in [] }
  /// A slot of an object was set; the names are those of the table's functions.
  package var tableWasSet: (AnyObject, String, Set<String>) -> Void = { _, _, _ in }
  /// Returns why no object can be created now, or nil if one can.
  package var obstacleToMaking: (() -> LuaError)?
}

extension Interpreter {
  func installHooks() {
    installDeadObjects()
    install(DD_OUTPUT) { interpreter, _ in interpreter.output(interpreter.hookText) }
    let warning = makeHostFunction { stack, _ in
      stack.interpreter.warning(stack.finalizerError(stack.interpreter.hookText))
      return 0
    }
    dd_set_hook(owner.pointer, DD_WARNING, warning.call)
    install(DD_SCRIPT_WARNING) { interpreter, _ in interpreter.scriptWarning(interpreter.hookText) }
    install(DD_ESCAPE) { interpreter, _ in interpreter.setHookText(interpreter.hookText.escaped) }
    let nearest = makeHostFunction { stack, aClass in
      stack.interpreter.nameNearest(onClass: aClass != nil)
      return 0
    }
    dd_set_hook(owner.pointer, DD_NEAREST, nearest.call)
    installCount(DD_SPELLING) { interpreter, _ in interpreter.answerSpelling() }
    let raise = makeHostFunction { stack, _ in stack.fail(stack.interpreter.popPendingError()) }
    dd_set_hook(owner.pointer, DD_RAISE, raise.call)
    let box = makeHostFunction { stack, pointer in
      pointer.map { stack.push(object: Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue()) }
      return 1
    }
    dd_set_hook(owner.pointer, DD_BOX_OBJECT, box.call)
    install(DD_GOT_STATE) { interpreter, object in
      if let object { interpreter.hooks.objectGotState(object) }
    }
    install(DD_GOT_EDGES) { interpreter, object in
      if let object { interpreter.mirrorOwners(of: object) }
    }
    installNewField()
    install(DD_REFRESH_OWNED) { interpreter, object in
      if let object { interpreter.refreshOwned(of: object) }
    }
    let fill = makeHostFunction { stack, pointer in
      if let pointer { stack.interpreter.fill(pointer) }
      return 0
    }
    dd_set_hook(owner.pointer, DD_FILL_CLASS, fill.call)
    installCount(DD_FRAMEWORK_OWNERS) { interpreter, object in
      object.map(interpreter.hooks.frameworkOwners) ?? 0
    }
  }

  func install(_ hook: dd_hook, _ body: @escaping (Interpreter, AnyObject?) -> Void) {
    installCount(hook) { interpreter, object in
      body(interpreter, object)
      return 1
    }
  }

  private func installCount(_ hook: dd_hook, _ body: @escaping (Interpreter, AnyObject?) -> Int) {
    let function = makeHostFunction { stack, object in
      let object = object.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
      return Int32(clamping: body(stack.interpreter, object))
    }
    dd_set_hook(owner.pointer, hook, function.call)
  }

  /// Creates a host function that lives as long as the interpreter.
  func makeHostFunction(_ body: @escaping HostBody, leaf: Leaf? = nil) -> HostFunction {
    let function = HostFunction(self, body, leaf: leaf)
    functions.append(function)
    return function
  }

  var hookText: String {
    var length = 0
    guard let bytes = dd_text(owner.pointer, &length) else { return "" }
    return Self.text(of: UnsafeRawBufferPointer(start: bytes, count: length))
  }

  /// A text of Lua; bytes that aren't UTF-8 are numbers in it.
  static func text(of bytes: UnsafeRawBufferPointer) -> String {
    String(validating: bytes, as: UTF8.self) ?? String(numbering: bytes)
  }

  private func nameNearest(onClass: Bool) {
    var name = ""
    if let binding = binding(named: String(cString: dd_subject(owner.pointer))),
      let found = nearest(to: hookText, in: binding.callableNames(onClass: onClass))
    {
      name = found
    }
    setHookText(name)
  }

  func setHookText(_ text: String) {
    dd_set_text(owner.pointer, text, text.utf8.count)
  }
}
