import Foundation
import HeadlessUIKit
import Lua
import Texts

/// Creates views from the tables that scripts put into the global `nibs`.
///
///     nibs.LoginView = {
///       view = { UIView, backgroundColor = "white",
///         { UITextField, name = "user", placeholder = "User", delegate = "File's Owner" },
///         { UIButton, name = "login", title = "Log in" },
///       },
///       outlets = { userField = "user" },  -- a field of the File's Owner: an object's name
///       actions = { login = "logIn" },  -- an object's name: a method of the File's Owner
///     }
///
/// An object is a table: its class first, then the objects in it; named entries are its properties.
/// A new copy is created each time a view is loaded (B93).
final class ScriptedNibLoader: NibLoading {
  private unowned let world: ScriptWorld
  private var instantiate: LuaFunction?

  /// Creates the loader of a world.
  init(world: ScriptWorld) {
    self.world = world
  }

  let reportsMissingNibs = true

  func hasNib(named name: String, for owner: UIViewController) -> Bool { hasNib(named: name) }

  /// Whether there is a table with that name.
  func hasNib(named name: String) -> Bool {
    guard case .table(let nibs) = world.interpreter.global("nibs") else { return false }
    if case .table = nibs[name] { return true }
    return false
  }

  func load(_ name: String, owner: UIViewController) -> UIView? {
    var view: UIView?
    world.callBack("the nib \(name)") { () throws(LuaError) in
      view = try instantiate(name, owner: owner)?.object(in: world.interpreter) as? UIView
    }
    return view
  }

  // Scripts load nibs for other owners by themselves.
  func objects(of name: String, in bundle: Bundle?, owner: Any?) -> [Any]? { nil }

  /// Creates the objects of a nib, connects them with any owner, and returns the view.
  func instantiate(_ name: String, owner: any LuaConvertible) throws(LuaError) -> LuaValue? {
    guard case .table(let nibs) = world.interpreter.global("nibs") else { return nil }
    return try world.interpreter.call(prelude(), [name, nibs[name], owner]).first
  }

  private func prelude() throws(LuaError) -> LuaFunction {
    if let instantiate { return instantiate }
    let chunk = try world.interpreter.load(Texts["UIKitLua/Lua/nibs.lua"], named: "nibs")
    guard case .function(let function) = try world.interpreter.call(chunk).first else {
      preconditionFailure("the prelude returns a function")
    }
    instantiate = function
    return function
  }
}

extension ScriptWorld {
  /// Registers the global `nibs`, an empty table to fill.
  func registerNibs() {
    interpreter.setGlobal("nibs", LuaTable(in: interpreter))
    registerBundle()
  }

  /// Registers `Bundle.main`, which loads nibs for any owner.
  private func registerBundle() {
    interpreter.register(
      table: "Bundle",
      summary: "The resources of the program: `Bundle.main:loadNibNamed(name, owner)` loads a nib.",
      functions: ["loadNibNamed"]
    ) { [unowned self] in
      [
        .function(
          "loadNibNamed", ["bundle", "name", "owner", "options"],
          "Creates the objects of a nib, sets the owner's outlets, and returns them."
        ) {
          [unowned self] (_: LuaTable, name: String, owner: LuaValue, _: LuaTable?)
            throws(LuaError) -> [LuaValue] in
          guard nibLoader.hasNib(named: name) else {
            stage.report(.nibNotFound, name)
            return []
          }
          return try nibLoader.instantiate(name, owner: owner).map { [$0] } ?? []
        }
      ]
    }
    if case .table(let bundle) = interpreter.global("Bundle") { bundle["main"] = .table(bundle) }
  }
}
