import HeadlessUIKit
import Lua

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

  func hasNib(named name: String) -> Bool {
    guard case .table(let nibs) = world.interpreter.global("nibs") else { return false }
    if case .table = nibs[name] { return true }
    return false
  }

  func load(_ name: String, owner: UIViewController) -> UIView? {
    var view: UIView?
    world.callBack("the nib \(name)") { () throws(LuaError) in
      guard case .table(let nibs) = world.interpreter.global("nibs") else { return }
      let results = try world.interpreter.call(prelude(), [name, nibs[name], owner])
      view = results.first?.object(in: world.interpreter) as? UIView
    }
    return view
  }

  private func prelude() throws(LuaError) -> LuaFunction {
    if let instantiate { return instantiate }
    let chunk = try world.interpreter.load(Self.source, named: "nibs")
    guard case .function(let function) = try world.interpreter.call(chunk).first else {
      preconditionFailure("the prelude returns a function")
    }
    instantiate = function
    return function
  }

  private static let source = """
    local function make(description, nib, owner, named)
      local class = type(description) == "table" and description[1]
      if type(class) ~= "table" then
        error("the nib " .. nib .. " has an object that does not begin with its class", 0)
      end
      local properties = {}
      for key, value in pairs(description) do
        if value == "File's Owner" then value = owner end
        if type(key) == "string" then properties[key] = value end
      end
      local object = class(properties)
      for index = 2, #description do
        object:addSubview(make(description[index], nib, owner, named))
      end
      if description.name then named[description.name] = object end
      return object
    end

    local function find(named, name, nib)
      return named[name] or error("the nib " .. nib .. " has no object named " .. tostring(name), 0)
    end

    local function sorted(list)
      local keys = {}
      for key in pairs(list or {}) do keys[#keys + 1] = key end
      table.sort(keys)
      return ipairs(keys)
    end

    return function(name, nib, owner)
      if not nib.view then return nil end
      local named = {}
      local view = make(nib.view, name, owner, named)
      for _, outlet in sorted(nib.outlets) do
        owner[outlet] = find(named, nib.outlets[outlet], name)
      end
      for _, object in sorted(nib.actions) do
        find(named, object, name):addTarget(owner, nib.actions[object])
      end
      return view
    end
    """
}

extension ScriptWorld {
  /// Registers the global `nibs`, an empty table to fill.
  func registerNibs() {
    interpreter.setGlobal("nibs", LuaTable(in: interpreter))
  }
}
