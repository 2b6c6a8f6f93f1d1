import Lua

/// The Lua side of the runner: the files of the folder `Lua`.
enum LuaText {
  /// The same, compiled once for all interpreters: that takes longer than the rest of preparing one.
  static let compiled = Result { () throws(LuaError) in
    try all.map { (name, text) throws(LuaError) in
      try Interpreter.CompiledText(text, named: "[\(name)]")
    }
  }

  /// The files by the names of their chunks, in the order in which they run; all share one table.
  static let all: KeyValuePairs<String, [UInt8]> = [
    "values": PackageResources.values_lua,
    "teaching": PackageResources.teaching_lua,
    "assert": PackageResources.assert_lua,
    "assert.basics": PackageResources.assert_basics_lua,
    "assert.errors": PackageResources.assert_errors_lua,
    "spies": PackageResources.spies_lua,
    "mocks": PackageResources.mocks_lua,
    "assert.calls": PackageResources.assert_calls_lua,
    "matchers": PackageResources.matchers_lua,
    "exhaustive": PackageResources.exhaustive_lua,
    "assert.worlds": PackageResources.assert_worlds_lua,
    "assert.timelines": PackageResources.assert_timelines_lua,
    "assert.goldens": PackageResources.assert_goldens_lua,
    "modules": PackageResources.modules_lua,
    "properties": PackageResources.properties_lua,
    "isolation": PackageResources.isolation_lua,
    "limits": PackageResources.limits_lua,
    "rows": PackageResources.rows_lua,
    "spec": PackageResources.spec_lua,
  ]
}
