import Console
import Lua

/// A limit that programs use up: a row of a table.
struct ProgramLimit {
  /// The resource that runs out: "time".
  let name: String
  /// The options of the command that set it.
  let options: String
  /// Its difference from the limits of all programs.
  let change: (inout Limits) -> Void
  /// The code that uses it up.
  let loop: String
  /// What stops the script, unless Lua has raised "not enough memory" before.
  let stop: LuaError.Stop

  /// The name of the limit in a phase of a turn.
  func name(in phase: Phase) -> String { "out of \(name) in \(phase.name)" }

  /// The limits of all programs.
  static let common: Limits = {
    var limits = Limits()
    limits.seconds = 2
    limits.instructions = 2_000_000
    limits.memory = 64 << 20
    return limits
  }()

  /// The time left to a script when it begins to use it up.
  static let lastSeconds = 0.02

  /// The table.
  static let all = [
    Self(
      name: "time", options: "--timeout 2", change: { $0.instructions = nil },
      loop: "while true do end", stop: .outOfTime),
    Self(
      name: "instructions", options: "--max-instructions 50000",
      change: { $0.instructions = 50_000 }, loop: "while true do end", stop: .outOfInstructions),
    Self(
      name: "Lua's memory", options: "--max-memory 8M",
      change: { limits in
        limits.memory = 8 << 20
        limits.instructions = nil
      },
      loop: """
        local t = {}
          local _, problem = pcall(function() while true do t[#t + 1] = ("x"):rep(1000) .. #t end end)
          ranOut(problem)
        """, stop: .outOfMemory),
    Self(
      name: "the process's memory", options: "--max-memory 8M",
      change: { limits in
        limits.memory = 8 << 20
        limits.instructions = nil
      },
      loop: """
        local t, text = {}, ("x"):rep(1 << 16)
          local _, problem = pcall(function() while true do t[#t + 1] = UILabel{ text = text } end end)
          ranOut(problem)
        """, stop: .outOfMemory),
  ]
}
