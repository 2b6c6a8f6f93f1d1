import HeadlessUIKit
import Lua
import NavigationModel
import Persistence

extension RestorationCoder: @MainActor LuaObject {
  package static var luaType: String { "Coder" }
}

extension ScriptWorld {
  var coder: ClassDescriptor<RestorationCoder> {
    ClassDescriptor(
      "Coder", of: RestorationCoder.self, receiver: "coder",
      summary:
        "Keeps values by key, and controllers with identifiers as references to their places."
    )
    .initializer { [unowned self] _ throws(LuaError) in RestorationCoder(on: stage) }
    .method(
      "encode", "value", "key",
      summary: "Stores a copy of a value, or a reference to a controller; nil takes it away."
    ) {
      [unowned self] (coder: RestorationCoder, tree: LuaTree, key: String) throws(LuaError) -> Void
      in
      try store(tree, forKey: key, in: coder)
    }
    .method(
      "decodeObject", "key", summary: "A copy of what was stored, or the controller, or nil."
    ) { (coder: RestorationCoder, key: String) -> LuaTree in coder.tree(forKey: key) }
    .method("containsValue", "key", summary: "Whether there is a value.") {
      (coder: RestorationCoder, key: String) -> Bool in coder.containsValue(forKey: key)
    }
    .property(
      "keys", summary: "The keys that have values, those of UIKit's own included, sorted.",
      get: { $0.values.keys.sorted() }
    )
  }

  /// Stores a value of a script; an object that cannot be stored raises, and takes the value away.
  private func store(
    _ tree: LuaTree, forKey key: String, in coder: RestorationCoder
  ) throws(LuaError) {
    var stranger: (any LuaObject)?
    let value = try StoredValue(tree) { (object: any LuaObject) throws(LuaError) in
      if let controller = object as? UIViewController { return coder.reference(to: controller) }
      stranger = stranger ?? object
      return nil
    }
    coder.values[key] = stranger == nil ? value : nil
    if let stranger {
      let name = interpreter.className(of: stranger) ?? "\(type(of: stranger))"
      stage.complain(.notStorable, name, because: "a \(name) was given for \(key)")
    }
  }
}

extension RestorationCoder {
  /// What was stored under a key, as scripts see it.
  fileprivate func tree(forKey key: String) -> LuaTree {
    values[key]?.tree(object: { value in
      guard isReference(value) else { return nil }
      return controller(for: value).map { .object($0) } ?? LuaTree.none
    }) ?? .none
  }
}
