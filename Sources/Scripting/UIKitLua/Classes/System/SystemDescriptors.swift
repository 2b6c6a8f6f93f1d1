import HeadlessUIKit
import Lua
import SystemControllers

extension ScriptWorld {
  /// Registers a system controller's class, with its delegate.
  func registerSystemClass<Object: DelegateOwner>(
    _ make: @autoclosure @escaping () -> Object, extends parent: String = "UINavigationController",
    summary: String, delegate: String, type: String? = nil,
    set: @escaping (Object, ScriptedSystemDelegate?) -> Void,
    members: @escaping (ClassDescriptor<Object>) -> ClassDescriptor<Object> = { $0 }
  ) {
    describe(_typeName(Object.self, qualified: false)) { world in
      members(
        world.systemClass(make(), extends: parent, summary: summary)
          .delegate(
            delegate, type: type ?? "\(Object.self)Delegate", summary: Self.systemDelegateSummary,
            as: ScriptedSystemDelegate.self, in: world, set))
    }
  }

  /// Describes a class of the system.
  func systemClass<Object: DelegateOwner>(
    _ make: @autoclosure @escaping () -> Object, extends parent: String = "UINavigationController",
    summary: String
  ) -> ClassDescriptor<Object> {
    let descriptor = ClassDescriptor(
      "\(Object.self)", of: Object.self, extends: parent, receiver: "controller", summary: summary
    )
    .initializer { _ in make() }
    guard parent != "UIViewController" else { return descriptor }
    return descriptor.children("viewControllers") { (_: Object, _: [LuaValue]) throws(LuaError) in
      throw LuaError("\(Object.self) has its own contents")
    }
  }

  /// The summary of the delegate of a system controller.
  static let systemDelegateSummary =
    "Is notified of what the user did, and dismisses the controller."
}

/// Represents a value that the script's side stores with the object.
struct ScriptValue {}

extension ClassDescriptor {
  /// Adds a value that the system displays; Swift is only notified whether there is one.
  func content(
    _ name: String, _ summary: String, set: @escaping (Object, ScriptValue?) -> Void
  ) -> Self {
    slot(name, summary: summary) { object, isNil in set(object, isNil ? nil : ScriptValue()) }
  }
}
