import HeadlessUIKit
import Lua
import NavigationModel
import StoredValues

extension RestorationCoder: @MainActor LuaObject {
  package static var luaType: String { "Coder" }
}

extension ScriptWorld {
  var coder: ClassDescriptor<RestorationCoder> {
    ClassDescriptor(
      "Coder", of: RestorationCoder.self, receiver: "coder",
      summary:
        "Stores values by key, and controllers that have identifiers as references."
    )
    .initializer { [unowned self] _ throws(LuaError) in RestorationCoder(on: stage) }
    .method(
      "encode", "value", "key",
      summary: "Stores a copy of a value, or a reference to a controller; nil removes it."
    ) {
      [unowned self] (coder: RestorationCoder, value: LuaValue, key: String) throws(LuaError) in
      try store(value, forKey: key, in: coder)
    }
    .method(
      "decodeObject", "key", summary: "A copy of what was stored, or the controller, or nil."
    ) { [unowned self] (coder: RestorationCoder, key: String) -> LuaValue in
      value(forKey: key, in: coder)
    }
    .method("containsValue", "key", summary: "Whether something was stored under a key.") {
      (coder: RestorationCoder, key: String) -> Bool in coder.containsValue(forKey: key)
    }
    .property(
      "keys", summary: "The keys that have values, including UIKit's own, sorted.",
      get: { $0.values.keys.sorted() }
    )
  }

  /// Stores a value of a script; nil removes the old one, and an object that cannot be stored
  /// raises an error and removes it as well.
  private func store(
    _ value: LuaValue, forKey key: String, in coder: RestorationCoder
  ) throws(LuaError) {
    var unsupported: AnyObject?
    coder.values[key] = nil
    if case .nil = value { return }
    let stored = try StoredValue(value, named: key, in: interpreter) {
      (part: LuaValue) throws(LuaError) in
      guard let object = part.object(in: interpreter) else { return nil }
      if let controller = object as? UIViewController {
        return coder.reference(to: controller) ?? RestorationCoder.noController
      }
      unsupported = unsupported ?? object
      return .list([])
    }
    guard let unsupported else {
      return coder.values[key] = stored == RestorationCoder.noController ? nil : stored
    }
    let name = interpreter.className(of: unsupported) ?? "\(type(of: unsupported))"
    stage.report(.notStorable, name, because: "a \(name) was given for \(key)")
  }

  /// The value stored under a key, as a Lua value.
  private func value(forKey key: String, in coder: RestorationCoder) -> LuaValue {
    guard let stored = coder.values[key] else { return .nil }
    return LuaValue(stored, in: interpreter) { part in
      guard coder.isReference(part) else { return nil }
      return coder.controller(for: part).map(interpreter.value) ?? .nil
    }
  }
}
