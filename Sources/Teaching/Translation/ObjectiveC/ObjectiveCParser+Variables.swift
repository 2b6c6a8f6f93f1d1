extension ObjectiveCParser {
  static let qualifiers: Set = [
    "__weak", "__block", "__strong", "__unsafe_unretained", "static", "const", "extern", "unsigned",
    "register", "IBOutlet", "__kindof", "nullable", "nonnull", "inline",
  ]

  /// `UIViewController *home = …, *detail;`, or a function of C; nil for anything else.
  mutating func variables() throws(NotTranslated) -> Statement.Kind? {
    let isStatic = isNext("static")
    var copy = self
    guard let type = try copy.type(isBefore: true) else { return nil }
    if copy.isNext("("), copy.isNext("^", after: 1) { return try block(copy) }
    guard copy.next.kind == .word, !copy.next.text.hasPrefix("@") else { return nil }
    let name = copy.next.text
    if copy.isNext("(", after: 1) { return try functionOfC(type, copy) }
    guard
      copy.isNext(oneOf: ["=", ";", ",", "["], after: 1)
        || copy.reader.token(after: 1).kind == .end
    else { return nil }
    self = copy
    var list: [Variable] = []
    repeat {
      while skip("*") || skip("const") {}
      let name = list.isEmpty ? name : next.text
      reader.advance()
      while isNext("[") { reader.skipBrackets() }
      let value = skip("=") ? try stepped(try expression()) : nil
      list.append(Variable(names: [name], type: type, value: value, isStatic: isStatic))
    } while skip(",")
    try endStatement()
    return .declaration(list)
  }

  /// A value with what counts it up or down afterwards: `int n = count++;`.
  private mutating func stepped(_ value: Expression) throws(NotTranslated) -> Expression {
    for sign in ["++", "--"] where skip(sign) {
      return Expression(kind: .prefix("after\(sign)", value), place: value.place)
    }
    return value
  }

  /// A block in a variable: `void (^block)(BOOL) = ^(BOOL finished) { … };`.
  mutating func block(_ start: Self) throws(NotTranslated) -> Statement.Kind {
    self = start
    try require("(")
    try require("^")
    let name = try word()
    try require(")")
    reader.skipBrackets()
    let value = skip("=") ? try expression() : nil
    try endStatement()
    return .declaration([Variable(names: [name], type: TypeName(name: "()"), value: value)])
  }

  mutating func functionOfC(
    _ type: TypeName, _ start: Self
  ) throws(NotTranslated) -> Statement.Kind? {
    let end = start.reader.position + 1
    var copy = start
    copy.reader.position = end
    copy.reader.skipBrackets()
    guard copy.isNext("{") else { return nil }
    self = start
    let name = try word()
    if name == "main" {
      reader.skipBrackets()
      _ = try block()
      return .nothing(nil)
    }
    try require("(")
    var parameters: [Function.Parameter] = []
    while !skip(")") {
      guard let type = try self.type(isBefore: false) else { throw reader.unexpected("a type") }
      if next.kind == .word {
        parameters.append(Function.Parameter(label: nil, name: try word(), type: type))
      }
      guard skip(",") || isNext(")") else { throw reader.unexpected("`,` or `)`") }
    }
    let start = reader.position
    var function = Function(
      name: name, selector: name, parameters: parameters, result: type, body: try block())
    function.names = reader.names(since: start)
    function.isPlain = true
    return .function(function)
  }

  /// The name of a type, if one is next; before a variable it must look like one.
  mutating func type(isBefore: Bool) throws(NotTranslated) -> TypeName? {
    while isNext(oneOf: Self.qualifiers) { reader.advance() }
    guard next.kind == .word, !next.text.hasPrefix("@") else { return nil }
    _ = skip("struct") || skip("enum")
    var type = TypeName(name: try word())
    if type.name.hasSuffix("typeof") || type.name == "__typeof__", isNext("(") {
      reader.skipBrackets()
      type.name = "id"
    }
    if isNext("<") {
      guard let parts = typesInBrackets() else { return nil }
      type.parts = parts
    }
    while skip("*") || skip("const") || skip("_Nullable") || skip("_Nonnull") || skip("__weak") {}
    while isNext(oneOf: ["long", "int", "short", "char"]) { reader.advance() }
    if isBefore, isNext("("), !isNext("^", after: 1) { return nil }
    return type
  }

  mutating func typesInBrackets() -> [TypeName]? {
    var parts: [TypeName] = []
    reader.advance()
    while !isNext(">") {
      guard let part = try? type(isBefore: false) else { return nil }
      parts.append(part)
      guard skip(",") || isNext(">") else { return nil }
    }
    reader.advance()
    return parts
  }
}
