import Lua

/// A command of the prompt that isn't Lua: `:tree uikit`.
package struct Command: Sendable {
  /// Its name, without the colon.
  package let name: String
  /// Its parameters.
  package let parameters: [CommandParameter]
  /// Its summary, a sentence.
  package let sentence: String
  /// Its equivalent in a script.
  package let script: ScriptForm
  /// What its help says after the summary: lines, each with its end.
  let notes: @MainActor () -> String
  /// Runs it with its arguments.
  let effect: @MainActor (Session, [String]) throws(LuaError) -> Void

  /// A parameter of a command.
  package struct CommandParameter: Sendable {
    /// Its name.
    package let name: String
    /// Its possible values; nil if it accepts any.
    package var choices: [String]?
    /// Whether it is optional.
    package var isOptional = false
    /// Whether it is a file.
    package var isFile = false
    /// Whether it may contain spaces, and so extends to the end of the input.
    package var isText = false
  }

  /// The form of a command in a script.
  package enum ScriptForm: Equatable, Sendable {
    /// In words that all scripts have: `tree()`.
    case global(String)
    /// As a function of `prompt`.
    case function
    /// As a function of `prompt` that takes effect when the input has ended.
    case functionAfterInput
    /// As a function of `prompt` that receives a value.
    case functionOfValue
    /// As a function of `prompt` that takes effect in place of the input that calls it.
    case functionInsteadOfInput
    /// As a function of `prompt` that acts on the world: the command is an input, too.
    case input
  }

  init(
    _ name: String, _ parameters: [CommandParameter] = [], _ sentence: String,
    script: ScriptForm = .function, notes: @autoclosure @escaping @MainActor () -> String = "",
    _ effect: @escaping @MainActor (Session, [String]) throws(LuaError) -> Void
  ) {
    self.name = name
    self.parameters = parameters
    self.sentence = sentence
    self.script = script
    self.notes = notes
    self.effect = effect
  }

  /// The command and its parameters: `:tree [uikit|json]`.
  package var usage: String {
    ([":\(name)"] + parameters.map(\.usage)).joined(separator: " ")
  }

  /// The arguments of the command in an input; a text extends to the end.
  func words(in rest: Substring) -> [String] {
    guard parameters.last?.isText == true else {
      return rest.split(whereSeparator: \.isWhitespace).map(String.init)
    }
    return rest.split(maxSplits: parameters.count - 1, whereSeparator: \.isWhitespace)
      .map { String($0.drop(while: \.isWhitespace)).trimmedAtEnd }.filter { !$0.isEmpty }
  }

  /// Checks that words are valid arguments of the command.
  func check(_ words: [String]) throws(LuaError) {
    let wanted = parameters.count { !$0.isOptional }
    guard wanted...parameters.count ~= words.count else {
      throw LuaError("usage: \(usage)")
    }
    for (word, parameter) in zip(words, parameters) {
      guard let choices = parameter.choices, !choices.contains(word) else { continue }
      let guess = nearest(to: word, in: choices).map { "; did you mean '\($0)'?" } ?? ""
      throw LuaError("unknown argument '\(word)'; usage: \(usage)\(guess)")
    }
  }
}

extension Command.CommandParameter {
  /// Its form in a manual: `[uikit|json]`.
  package var usage: String {
    let text = choices?.joined(separator: "|") ?? name.uppercased()
    return isOptional ? "[\(text)]" : text
  }

  /// The parameter, as an optional one.
  var optional: Self {
    var copy = self
    copy.isOptional = true
    return copy
  }

  /// One of some words.
  static func choice(_ name: String, _ choices: [String]) -> Self {
    Self(name: name, choices: choices)
  }

  /// Any word.
  static func word(_ name: String) -> Self { Self(name: name) }

  /// The name of a file.
  static let file = Self(name: "file", isFile: true, isText: true)

  /// Lua, or any other text.
  static func text(_ name: String) -> Self { Self(name: name, isText: true) }
}

extension String {
  fileprivate var trimmedAtEnd: String {
    var text = self[...]
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
