import CLua
import CLuaShims

extension Interpreter {
  /// What is meant by a name that no member of a class has.
  func spelling(of name: String, in binding: ClassBinding) -> Spelling? {
    guard name.utf8.count <= Self.longestSpelling else { return nil }
    if binding.members[name] != nil { return nil }
    return nestedType(name, of: binding.lineage)
      ?? spellings.spelling(of: name, in: binding.lineage)
  }

  private static let longestSpelling = 100

  /// Answers C about a name: of a class, or a global.
  func answerSpelling() -> Int {
    let name = hookText, owner = String(cString: dd_subject(owner.pointer))
    let found =
      switch owner {
      case "": spellings.global(name) { catalog.enumerations }
      case DD_LIST: spellings.ofLists[name]
      default: binding(named: owner).flatMap { spelling(of: name, in: $0) }
      }
    guard let found else { return Int(DD_FREE.rawValue) }
    setHookText(found.text)
    let kind = found.isMistypedCallback ? DD_MISTYPED_CALLBACK : DD_OTHER_SPELLING
    return Int(kind.rawValue)
  }

  /// `UIBarButtonItem.SystemItem` is a type whose values are strings here.
  private func nestedType(_ name: String, of lineage: [AnyClassDescriptor]) -> Spelling? {
    guard name.first?.isUppercase == true else { return nil }
    let names = lineage.map { "\($0.name).\(name)" }
    return catalog.enumerations.first { names.contains($0.name) }.map {
      Spelling($0.name, note: "its values are strings: \($0.quotedCases)")
    }
  }

  // MARK: Undefined globals

  /// Starts noting the undefined globals that scripts read.
  package func forgetMissingGlobals() { dd_forget_missing_globals(owner.pointer) }

  /// The undefined globals that were read since, in order.
  package var missingGlobals: [String] {
    var names: [String] = [], back: UInt32 = 0
    while let text = dd_missing_global(owner.pointer, back) {
      names.insert(String(cString: text), at: 0)
      back += 1
    }
    return names
  }

  /// The undefined globals that were read since, with the nearest name of one that is defined.
  package var guessesAboutGlobals: [(name: String, meant: String)] {
    let names = missingGlobals
    guard !names.isEmpty else { return [] }
    let defined = Set(globalNames)
    var seen = defined
    return names.filter { $0.utf8.count > 2 && seen.insert($0).inserted }.compactMap { name in
      nearest(to: name, in: defined).map { (name, $0) }
    }
  }

  // MARK: Warnings

  func installNewField() {
    let function = makeHostFunction { stack, object in
      let interpreter = stack.interpreter, isFunction = stack.type(at: 3) == LUA_TFUNCTION
      let key = interpreter.hookText
      if let object {
        let target = Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue()
        guard let binding = interpreter.binding(of: target) else { return 0 }
        let name = interpreter.className(of: target) ?? "object"
        interpreter.warn(aboutField: key, isFunction: isFunction, of: name, binding)
      } else {
        let native = String(cString: dd_subject(interpreter.owner.pointer))
        guard let binding = interpreter.binding(named: native) else { return 0 }
        interpreter.warn(
          aboutField: key, isFunction: isFunction, of: "subclass of \(native)", binding)
      }
      return 0
    }
    dd_set_hook(owner.pointer, DD_NEW_FIELD, function.call)
  }

  /// Warns when the name of a new field is one edit away from a property, or that of a new function
  /// nearly a callback's.
  func warn(aboutField key: String, isFunction: Bool, of name: String, _ binding: ClassBinding) {
    let callback = isFunction ? binding.similarCallback(to: key) : nil
    guard let member = callback ?? binding.similarProperty(to: key) else { return }
    hooks.fieldWarning(key, name, member)
  }
}
