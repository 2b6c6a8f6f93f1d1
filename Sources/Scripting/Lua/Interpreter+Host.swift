import CLua
import CLuaShims
import StoredValues

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Interpreter {
  /// Registers a table of functions as a global.
  package func register(table name: String, summary: String = "", functions: [Member]) {
    register(table: name, summary: summary, functions: functions.map(\.name)) { functions }
  }

  /// A function as a Lua value.
  package func value(of function: Member) -> LuaValue { function.call.map(value(calling:)) ?? .nil }

  /// A closure as a Lua function.
  func value(calling body: @escaping HostBody) -> LuaValue {
    withStack { stack in
      dd_push_function(stack.state, makeHostFunction(body).call, nil)
      return stack.value(at: -1)
    } ?? .nil
  }

  /// An object as a Lua value; nil if no class of it is registered.
  package func value(of object: AnyObject) -> LuaValue {
    withStack { stack in
      stack.push(object: object)
      return stack.value(at: -1)
    } ?? .nil
  }

  /// A function for a table that can be called as one, as spies can; any other value itself.
  package func function(ofCallable value: LuaValue) -> LuaValue {
    withStack { stack in
      value.push(onto: stack)
      stack.useCallable(at: -1)
      return stack.value(at: -1)
    } ?? value
  }

  /// Whether two values are the same, without metamethods.
  package func areEqual(_ left: LuaValue, _ right: LuaValue) -> Bool {
    withStack { stack in
      left.push(onto: stack)
      right.push(onto: stack)
      return lua_rawequal(stack.state, -1, -2) != 0
    } ?? false
  }

  /// Makes `require` search a folder first.
  package func addModuleFolder(_ folder: String) {
    addModulePlaces(before: "\(folder)/?.lua;\(folder)/?/init.lua", after: "")
  }

  /// Adds places where `require` looks: before all others, and after them; each is listed once.
  package func addModulePlaces(before first: String, after last: String) {
    guard let path = modulePath else { return }
    var places: [ArraySlice<UInt8>] = []
    for part in [Array(first.utf8), path, Array(last.utf8)] {
      for place in part.split(separator: UInt8(ascii: ";")) where !places.contains(place) {
        places.append(place)
      }
    }
    modulePath = Array(places.joined(separator: [UInt8(ascii: ";")]))
  }

  /// Where `require` looks, as in `package.path`; nil if a script has removed it.
  package var modulePath: [UInt8]? {
    get {
      guard case .table(let package) = global("package") else { return nil }
      return package["path"].stringBytes
    }
    set {
      guard case .table(let package) = global("package"), let newValue else { return }
      package["path"] = .bytes(newValue)
    }
  }

  /// Makes `require` refuse a file: the running script, which would load itself endlessly.
  package func refuseModule(_ file: String) { dd_refuse_module(owner.pointer, file) }

  /// Removes files, processes and the debug library from scripts; files are read from that folder
  /// only.
  package func confine(to folder: String) {
    dd_confine(owner.pointer, folder)
    run(library: "sandbox", [parts, folder])
  }

  /// A file that a script has named, which must be in the sandbox if there is one; nil if there is
  /// none.
  ///
  /// Nothing else opens such files. Reading a pipe waits for its writer if wanted.
  package func file(_ path: String, waits: Bool = false) throws(SystemError) -> OpenFile? {
    let descriptor = dd_open_file(owner.pointer, path, waits)
    if descriptor < 0, errno == ENOENT { return nil }
    return try OpenFile.taking(descriptor)
  }

  /// The complete debug library, of which scripts get a part or nothing.
  package var debugLibrary: LuaValue { parts["debug"] }

  /// Functions that the host's own Lua code calls often: `firstChanged`, `position` and `lines`.
  package var inspectionLibrary: LuaValue { library(dd_push_inspection_library) }

  func library(_ push: (OpaquePointer?) -> Void) -> LuaValue {
    withStack { stack in
      push(stack.state)
      return stack.value(at: -1)
    } ?? .nil
  }
}
