import HeadlessUIKit
import Lua
import NavigationModel

extension TraitOverrides: LuaObject {
  package static var luaType: String { "UITraitOverrides" }
}

extension TraitRegistration: LuaObject {
  package static var luaType: String { "UITraitChangeRegistration" }
}

extension UIUserInterfaceStyle: LuaEnumeration {}

/// The name of a trait.
enum TraitName: LuaEnumeration {
  case horizontalSizeClass, verticalSizeClass, userInterfaceIdiom, userInterfaceStyle
  case tabAccessoryEnvironment

  static var luaType: String { "UITrait" }
  static var luaCases: LuaCases<Self> {
    [
      .horizontalSizeClass, .verticalSizeClass, .userInterfaceIdiom, .userInterfaceStyle,
      .tabAccessoryEnvironment,
    ]
  }

  /// The trait.
  var trait: UITrait {
    switch self {
    case .horizontalSizeClass: UITraitHorizontalSizeClass.self
    case .verticalSizeClass: UITraitVerticalSizeClass.self
    case .userInterfaceIdiom: UITraitUserInterfaceIdiom.self
    case .userInterfaceStyle: UITraitUserInterfaceStyle.self
    case .tabAccessoryEnvironment: UITraitTabAccessoryEnvironment.self
    }
  }
}

extension ScriptWorld {
  /// Registers the classes that belong to traits.
  func registerTraits() {
    describe("UITraitOverrides") { $0.traitOverrides }
    describe("UITraitChangeRegistration") { $0.traitRegistration }
  }

  private var traitOverrides: ClassDescriptor<TraitOverrides> {
    ClassDescriptor(
      "UITraitOverrides", of: TraitOverrides.self, receiver: "overrides",
      summary: "The traits that an environment has in place of those around it; nil inherits one. "
        + "They take effect at the next update."
    )
    .property(
      "horizontalSizeClass", summary: "The available width; nil for the one around it.",
      get: { $0.value(of: UITraitHorizontalSizeClass.self) },
      set: { $0.set(UITraitHorizontalSizeClass.self, $1) }
    )
    .property(
      "verticalSizeClass", summary: "The available height; nil for the one around it.",
      get: { $0.value(of: UITraitVerticalSizeClass.self) },
      set: { $0.set(UITraitVerticalSizeClass.self, $1) }
    )
    .property(
      "userInterfaceIdiom", summary: "The kind of device; nil for the one around it.",
      get: { $0.value(of: UITraitUserInterfaceIdiom.self) },
      set: { $0.set(UITraitUserInterfaceIdiom.self, $1) }
    )
    .property(
      "userInterfaceStyle", summary: "Light or dark; nil for the one around it.",
      get: { $0.value(of: UITraitUserInterfaceStyle.self) },
      set: { $0.set(UITraitUserInterfaceStyle.self, $1) }
    )
    .property(
      "tabAccessoryEnvironment",
      summary: "Where the accessory of a tab bar controller is; nil for the one around it.",
      get: { $0.value(of: UITraitTabAccessoryEnvironment.self) },
      set: { $0.set(UITraitTabAccessoryEnvironment.self, $1) }
    )
  }

  private var traitRegistration: ClassDescriptor<TraitRegistration> {
    ClassDescriptor(
      "UITraitChangeRegistration", of: TraitRegistration.self, receiver: "registration",
      summary: "A function that is called when traits change, to be unregistered.")
  }

  /// Adds the overrides and the registrations of an environment.
  func withTraits<Environment: UITraitChangeObservable & LuaObject>(
    _ descriptor: ClassDescriptor<Environment>
  ) -> ClassDescriptor<Environment> {
    descriptor
      .property(
        "traitOverrides",
        summary: "The traits that it and its contents have in place of those around it.",
        get: { [unowned self] environment in
          stage.note(.traitOverrides)
          return environment.overridesForBinding
        }
      )
      .method(
        "registerForTraitChanges", "traits", "handler",
        summary: "Calls a function with it and its former traits when one of some traits has "
          + "changed."
      ) {
        [unowned self]
        (environment: Environment, traits: [TraitName], handler: LuaFunction) -> TraitRegistration?
        in
        register(environment, traits, handler)
      }
      .calling("handler", ["environment": Environment.self, "previous": UITraitCollection.self])
      .method(
        "unregisterForTraitChanges", "registration",
        summary: "Ends a registration that registerForTraitChanges has returned."
      ) {
        [unowned self]
        (environment: Environment, registration: TraitRegistration) -> Void in
        environment.unregisterForTraitChanges(registration)
        handlers(of: environment)?["\(registration.number)"] = .nil
      }
  }

  /// Stores the function with the environment, so that it lives as long.
  private func register<Environment: UITraitChangeObservable & LuaObject>(
    _ environment: Environment, _ traits: [TraitName], _ handler: LuaFunction
  ) -> TraitRegistration? {
    var key = ""
    let made = environment.registerForTraitChanges(traits.map(\.trait)) {
      [weak self] environment, previous in
      self?.callBack("a handler of registerForTraitChanges") { () throws(LuaError) in
        guard let self, case .function(let function) = self.handlers(of: environment)?[key] else {
          return
        }
        try self.interpreter.call(function, [environment, previous])
      }
    }
    guard let registration = made as? TraitRegistration else { return nil }
    key = "\(registration.number)"
    let list = handlers(of: environment) ?? LuaTable(in: interpreter)
    list[key] = .function(handler)
    interpreter.setSlot(of: environment, "traitHandlers", list)
    return registration
  }

  private func handlers(of environment: AnyObject) -> LuaTable? {
    guard case .table(let list) = interpreter.slot(of: environment, "traitHandlers") else {
      return nil
    }
    return list
  }
}

extension TraitOverrides {
  /// The value of a trait; nil where it is inherited.
  fileprivate func value<Trait: UITraitDefinition>(of trait: Trait.Type) -> Trait.Value? {
    contains(trait) ? self[trait] : nil
  }

  /// Overrides a trait; nil inherits it.
  fileprivate func set<Trait: UITraitDefinition>(_ trait: Trait.Type, _ value: Trait.Value?) {
    if let value { self[trait] = value } else { remove(trait) }
  }
}
