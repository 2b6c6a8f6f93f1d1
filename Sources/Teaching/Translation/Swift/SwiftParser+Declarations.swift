extension SwiftParser {
  private static let modifierWords: Set = [
    "override", "public", "open", "private", "fileprivate", "internal", "package", "final", "weak",
    "unowned", "static", "class", "lazy", "required", "convenience", "mutating", "nonisolated",
    "indirect", "dynamic", "optional",
  ]

  /// What stands before a declaration: its modifiers and attributes.
  mutating func modifiers() throws(NotTranslated) -> Set<String> {
    var words: Set<String> = []
    while true {
      if next.kind == .word, next.text.hasPrefix("@") {
        words.insert(next.text)
        reader.advance()
        if isNext("("), !next.followsSpace { reader.skipBrackets() }
      } else if isNext(oneOf: Self.modifierWords), isModifier {
        words.insert(try word())
        if isNext("("), isNext("set", after: 1) || isNext("unsafe", after: 1) {
          reader.skipBrackets()
        }
      } else {
        return words
      }
    }
  }

  /// Whether `class` isn't the start of a class.
  private var isModifier: Bool {
    let following = reader.token(after: 1)
    if isNext("class") { return isNext(oneOf: ["func", "var", "let"], after: 1) }
    return following.kind == .word || following.text == "("
  }

  /// Whether a variable has a body: `var x: Int { 3 }`.
  var isComputed: Bool {
    var copy = self
    copy.reader.advance()
    guard (try? copy.word()) != nil, copy.skip(":"), (try? copy.type()) != nil else { return false }
    return copy.isNext("{")
  }

  // MARK: Functions

  mutating func function(_ modifiers: Set<String>) throws(NotTranslated) -> Function {
    let isPlain = skip("func")
    if skip("deinit") {
      return Function(
        name: "deinit", selector: "deinit", parameters: [], body: try block())
    }
    let name = try word()
    _ = skip("?") || skip("!")
    if isNext("<") { throw NotTranslated(reason: "functions of several types have no counterpart") }
    let parameters = try self.parameters()
    while isNext(oneOf: ["async", "throws", "rethrows"]) { reader.advance() }
    let result = skip("->") ? try type() : nil
    let labels = parameters.dropFirst().map { "\($0.label ?? ""):" }.joined()
    let start = reader.position
    var function = Function(
      name: name, selector: parameters.isEmpty ? name : "\(name):\(labels)",
      parameters: parameters, result: result, body: isNext("{") ? try block() : nil)
    function.isStatic = modifiers.contains("static") || modifiers.contains("class")
    function.names = reader.names(since: start)
    function.isOverride = modifiers.contains("override")
    function.isConvenience = modifiers.contains("convenience")
    function.isPlain =
      isPlain && !modifiers.contains("override") && !modifiers.contains("@objc")
      && !modifiers.contains("@IBAction")
    return function
  }

  private mutating func parameters() throws(NotTranslated) -> [Function.Parameter] {
    try require("(")
    var list: [Function.Parameter] = []
    while !skip(")") {
      let label = try word()
      let name = next.kind == .word ? try word() : label
      try require(":")
      let type = try self.type()
      if skip(".") { throw NotTranslated(reason: "any number of parameters is `…` in Lua") }
      let value = skip("=") ? try expression() : nil
      list.append(
        Function.Parameter(label: label == "_" ? nil : label, name: name, type: type, value: value))
      guard skip(",") || isNext(")") else { throw reader.unexpected("`,` or `)`") }
    }
    return list
  }

  // MARK: Types

  /// A class, a structure, an enumeration, an extension or a protocol; nil for anything else.
  mutating func typeDeclaration() throws(NotTranslated) -> TypeDeclaration? {
    let kinds: [String: TypeDeclaration.Kind] = [
      "class": .class, "struct": .structure, "enum": .enumeration, "extension": .addition,
      "actor": .class, "protocol": .addition,
    ]
    guard next.kind == .word, let kind = kinds[next.text], reader.token(after: 1).kind == .word
    else { return nil }
    let isProtocol = isNext("protocol")
    reader.advance()
    reader.depth += 1
    defer { reader.depth -= 1 }
    try checkDepth()
    var name = try word()
    while skip(".") {
      let inner = try word()
      name = name.hasSuffix("Notification") && inner == "Name" ? "Notification.Name" : inner
    }
    if isNext("<") { throw NotTranslated(reason: "types with parameters have no counterpart") }
    var parents: [TypeName] = []
    if skip(":") { repeat { parents.append(try type()) } while skip(",") }
    if isNext("where") { while !isNext("{"), !reader.isAtEnd { reader.advance() } }
    try require("{")
    let members = members(of: kind)
    try require("}")
    return TypeDeclaration(
      kind: kind, name: isProtocol ? "" : name, parents: parents,
      members: isProtocol ? [] : members)
  }

  /// The members up to the closing brace; what isn't understood is named.
  private mutating func members(of kind: TypeDeclaration.Kind) -> [TypeMember] {
    var list: [TypeMember] = []
    while !isNext("}"), !reader.isAtEnd {
      if skip(";") { continue }
      list += members { parser throws(NotTranslated) in try parser.member(of: kind) }
    }
    return list
  }

  private mutating func member(
    of kind: TypeDeclaration.Kind
  ) throws(NotTranslated) -> [TypeMember.Kind] {
    let modifiers = try modifiers()
    if isNext("case"), kind == .enumeration { return try enumerationCases() }
    if isNext("let") || isNext("var") { return try properties(modifiers).map { .property($0) } }
    if isNext("func") || isNext("init") || isNext("deinit") {
      return [.method(try function(modifiers))]
    }
    if isNext("typealias") {
      skipStatement()
      return []
    }
    if isNext("subscript") { throw NotTranslated(reason: "a `subscript` has no counterpart") }
    if let type = try typeDeclaration() { return [.type(type)] }
    throw reader.unexpected("a member")
  }

  private mutating func enumerationCases() throws(NotTranslated) -> [TypeMember.Kind] {
    reader.advance()
    var list: [TypeMember.Kind] = []
    repeat {
      let name = try word()
      if isNext("(") {
        throw NotTranslated(reason: "cases with values have no counterpart: a case is a string")
      }
      list.append(.enumerationCase(name, raw: skip("=") ? try expression() : nil))
    } while skip(",")
    return list
  }

  // MARK: Properties

  private mutating func properties(_ modifiers: Set<String>) throws(NotTranslated) -> [Property] {
    var list = [try property(modifiers)]
    while skip(",") {
      reader.position -= 1  // takes the place of `var`
      list.append(try property(modifiers))
    }
    return list
  }

  /// A property with its accessors and observers.
  mutating func property(_ modifiers: Set<String>) throws(NotTranslated) -> Property {
    reader.advance()
    var property = Property(name: try word())
    property.isOverride = modifiers.contains("override")
    property.isLazy = modifiers.contains("lazy")
    property.isStatic = modifiers.contains("static") || modifiers.contains("class")
    if skip(":") { property.type = try type() }
    if skip("=") { property.value = try expression() }
    if isNext("{") { try readAccessors(of: &property) }
    return property
  }

  private mutating func readAccessors(of property: inout Property) throws(NotTranslated) {
    guard isNext(oneOf: ["get", "set", "didSet", "willSet"], after: 1) else {
      property.getter = try block()
      return
    }
    reader.advance()
    while !skip("}") {
      let word = try word()
      var name = "newValue"
      if skip("(") {
        name = try self.word()
        try require(")")
      }
      guard isNext("{") else { continue }
      let body = try block()
      switch word {
      case "get": property.getter = body
      case "set": property.setter = (name, body)
      case "didSet": property.observer = body
      default: throw NotTranslated(reason: "`\(word)` has no counterpart: use `didSet`")
      }
    }
  }
}
