import EscapedText

/// An error of a script, or one that a host function reports to it.
nonisolated package struct LuaError: Error, CustomStringConvertible {
  /// What kind of failure it is.
  package enum Kind: Equatable, Sendable {
    case syntax(isIncomplete: Bool)
    case runtime
    case memory
    /// No `pcall` can catch it.
    case stopped(Stop)

    /// The kind of an interrupt by Ctrl-C.
    package static let interrupted = Kind.stopped(.interrupted)

    /// Whether the script was stopped from outside.
    package var isStop: Bool { if case .stopped = self { true } else { false } }
  }

  /// Why a script was stopped.
  package enum Stop: Sendable {
    case interrupted
    case outOfTime
    case outOfInstructions
    case outOfMemory
  }

  /// The parts of a structured error, which is a table in scripts.
  package struct Details: Equatable, Sendable {
    package var code: String
    package var name: String
    package var message: String
    package var hint: String?
    /// Why it is an error.
    package var why: String?
    /// What the call has changed.
    package var effect: String?
    package var position: String?
  }

  enum Origin: Sendable {
    case host
    case lua
  }

  package var kind = Kind.runtime
  /// The text for the user, position included.
  package var message: String
  /// The error value; unchanged when it passes from Lua to Swift and back.
  package var value = LuaValue.nil
  /// "file.lua:12" where it was raised.
  package var position: String?
  /// The Lua frames, innermost first: "file.lua:12: in function 'f'".
  package var traceback: [String] = []
  package var details: Details?
  var origin = Origin.host

  /// An error of a host function: a string in Lua, preceded by the caller's position.
  ///
  /// Invisible characters in the names that it mentions are escaped.
  package init(_ message: String) { self.message = message.escaped }

  /// An error of Lua, with its text.
  package init(ofLua text: String) { message = text }

  /// A structured error: the table `{ code, name, message, hint, why, effect, where }`, which
  /// prints as text.
  package init(
    code: String, name: String, message: String, hint: String? = nil, why: String? = nil,
    effect: String? = nil
  ) {
    let details = Details(
      code: code, name: name, message: message, hint: hint, why: why, effect: effect)
    self.message = details.text
    self.details = details
  }

  package var description: String { message }
}

nonisolated extension LuaError.Details {
  /// "demo.lua:3: Name: message (hint)".
  package var text: String {
    let place = position.map { "\($0): " } ?? ""
    let hint = hint.map { " (\($0))" } ?? ""
    return "\(place)\(name): \(message)\(hint)"
  }
}
