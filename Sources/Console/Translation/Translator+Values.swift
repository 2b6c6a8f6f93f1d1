import Lua

extension Translator {
  /// A literal, a name, an object that is created, a message, an array or a closure.
  mutating func primary(_ closures: Bool) throws(Unsure) -> String {
    guard let token = next else { throw Unsure() }
    switch token.kind {
    case .string:
      place += 1
      return "\"\(token.text)\""
    case .number:
      place += 1
      return token.text
    case .word: return try name(closures)
    case .comment: throw Unsure()
    case .symbol: return try bracketed(closures)
    }
  }

  private mutating func bracketed(_ closures: Bool) throws(Unsure) -> String {
    if skip("(") {
      let value = try expression()
      try require(")")
      return "(\(value))"
    }
    if skip("@") { return try primary(closures) }
    if skip(".") { return "\"\(try word())\"" }
    if skip("^") { return try objectiveCBlock() }
    if isNext("{"), closures { return try closure() }
    try require("[")
    return try bracketedList()
  }

  private mutating func objectiveCBlock() throws(Unsure) -> String {
    var names: [String] = []
    if skip("(") {
      while !skip(")") {
        guard let token = next else { throw Unsure() }
        place += 1
        if token.kind == .word, isNext(",") || isNext(")") { names.append(token.text) }
      }
    }
    try require("{")
    let body = try statements()
    try require("}")
    return function(names.filter { $0 != "void" }, body)
  }

  private mutating func name(_ closures: Bool) throws(Unsure) -> String {
    let word = try word()
    switch word {
    case "YES", "NO", "NULL", "nil", "true", "false", "self":
      return vocabulary.constant(word) ?? word
    case "@selector", "#selector": return try selector()
    case "super": return try superCall()
    case "try", "await", "guard", "switch", "for", "while", "class", "struct", "import",
      "extension", "protocol", "defer", "do":
      throw Unsure()
    default: break
    }
    if vocabulary.isClass(word) {
      guard isNext("(") || (closures && isNext("{")) else { return word }
      return try object(of: word, try arguments(closures))
    }
    if isNext("(") {
      return "\(word)(\(Self.list(try arguments(closures))))"
    }
    if isNext("."), word.first?.isUppercase == true {
      place += 1
      return "\"\(try self.word())\""
    }
    return vocabulary.constant(word) ?? word
  }

  /// `super.viewDidLoad()` in a class of ours: `self.super.viewDidLoad(self)`.
  private mutating func superCall() throws(Unsure) -> String {
    guard let receiver, skip(".") else { throw Unsure() }
    let name = try word()
    let values = Self.list(try arguments(false))
    return "\(receiver).super.\(name)(self\(values.isEmpty ? "" : ", \(values)"))"
  }

  /// `@selector(push:)` is the name of a function.
  private mutating func selector() throws(Unsure) -> String {
    try require("(")
    var name = try word()
    while skip(".") { name = try word() }
    while let token = next, token.text != ")" {
      _ = token
      place += 1
    }
    try require(")")
    return "\"\(name)\""
  }

  /// A class is called with one table.
  func object(of owner: String, _ arguments: [Argument]) throws(Unsure) -> String {
    var fields: [String] = []
    for argument in arguments where argument.value != "nil" {
      guard let label = argument.label, let field = vocabulary.field(label, of: owner) else {
        throw Unsure()
      }
      fields.append("\(field) = \(argument.value)")
    }
    return fields.isEmpty ? "\(owner){}" : "\(owner){ \(fields.joined(separator: ", ")) }"
  }

  // MARK: Messages

  /// `[a, b]` and `[nav pushViewController:home animated:YES]`.
  private mutating func bracketedList() throws(Unsure) -> String {
    if skip("]") { return "{}" }
    let first = try expression()
    if isNext(",") || isNext("]") {
      var values = [first]
      while skip(","), !isNext("]") { values.append(try expression()) }
      try require("]")
      return "{ \(values.filter { $0 != "nil" }.joined(separator: ", ")) }"
    }
    return try message(to: first)
  }

  private mutating func message(to receiver: String) throws(Unsure) -> String {
    var parts: [Argument] = []
    let first = try word()
    if skip(":") {
      parts.append(Argument(label: first, value: try expression()))
      while !isNext("]") {
        if skip(",") {
          _ = try expression()
          continue
        }
        let label = try word()
        try require(":")
        parts.append(Argument(label: label, value: try expression()))
      }
    }
    try require("]")
    return try call(first, parts, of: receiver)
  }

  private func call(
    _ name: String, _ parts: [Argument], of receiver: String
  ) throws(Unsure) -> String {
    let owner = receiver.hasSuffix("{}") ? String(receiver.dropLast(2)) : receiver
    if vocabulary.isClass(owner) {
      if ["alloc", "init", "new"].contains(name) { return "\(owner){}" }
      if ["class", "self"].contains(name) { return owner }
      if name.hasPrefix("initWith") {
        let label = String(name.dropFirst("initWith".count))
        let first = Argument(
          label: label.prefix(1).lowercased() + label.dropFirst(), value: parts[0].value)
        return try object(of: owner, [first] + parts.dropFirst())
      }
    }
    let selector = parts.map { "\($0.label ?? ""):" }.joined()
    let meaning = vocabulary.meaning(of: name, selector: parts.isEmpty ? nil : selector)
    guard let meaning else {
      return "\(receiver):\(name)(\(Self.list(parts)))"
    }
    if meaning.isSetter, let value = parts.first?.value {
      return "\(receiver).\(meaning.name) = \(value)"
    }
    if !meaning.isCall { return "\(receiver).\(meaning.name)" }
    let mark = vocabulary.isClass(receiver) ? "." : ":"
    return "\(receiver)\(mark)\(meaning.name)(\(Self.list(parts)))"
  }
}
