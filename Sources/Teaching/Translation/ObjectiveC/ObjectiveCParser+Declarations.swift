extension ObjectiveCParser {
  /// A class: its interface, its implementation, or an addition to it.
  mutating func typeDeclaration() throws(NotTranslated) -> TypeDeclaration {
    let isInterface = isNext("@interface")
    reader.advance()
    var declaration = TypeDeclaration(
      kind: isInterface ? .class : .addition, name: try word(), parents: [], members: [])
    if skip("(") {
      declaration.kind = .addition
      if !skip(")") {
        _ = try word()
        try require(")")
      }
    }
    if skip(":") {
      declaration.parents = [TypeName(name: try word())]
    }
    if skip("<") {
      repeat { declaration.parents.append(TypeName(name: try word())) } while skip(",")
      try require(">")
    }
    if isNext("{"), !isInterface { declaration.members += ivars() }
    if isNext("{"), isInterface { declaration.members += ivars() }
    declaration.members += members()
    _ = skip("@end")
    return declaration
  }

  /// The variables in braces, as properties.
  private mutating func ivars() -> [TypeMember] {
    var list: [TypeMember] = []
    reader.advance()
    while !skip("}"), !reader.isAtEnd {
      let place = next.place
      if isNext(oneOf: ["@private", "@protected", "@public"]) || next.kind == .comment {
        reader.advance()
      } else if let kind = try? statement().kind, case .declaration(let variables) = kind {
        list += variables.flatMap { variable in
          variable.names.map {
            TypeMember(kind: .property(Property(name: $0, type: variable.type)), place: place)
          }
        }
      } else {
        skipStatement()
      }
    }
    return list
  }

  private mutating func members() -> [TypeMember] {
    var list: [TypeMember] = []
    while !isNext("@end"), !reader.isAtEnd, !isNext("@implementation"), !isNext("@interface") {
      list += members { parser throws(NotTranslated) in
        try parser.member().map { [$0] } ?? []
      }
    }
    return list
  }

  private mutating func member() throws(NotTranslated) -> TypeMember.Kind? {
    if isNext("@property") { return try property().map { .property($0) } }
    if isNext("-") || isNext("+") { return .method(try method()) }
    if isNext(oneOf: ["@synthesize", "@dynamic"]) {
      skipStatement()
      return nil
    }
    if isNext(oneOf: ["@optional", "@required", ";"]) {
      reader.advance()
      return nil
    }
    let statement = try statement()
    guard case .declaration(let variables) = statement.kind else {
      throw NotTranslated(reason: "a statement outside of a method")
    }
    var property = Property(
      name: variables[0].names[0], type: variables[0].type, value: variables[0].value)
    property.isStatic = true
    return .property(property)
  }

  /// A declared property: `@property (nonatomic, copy) NSString *name;`.
  mutating func property() throws(NotTranslated) -> Property? {
    reader.advance()
    if isNext("(") { reader.skipBrackets() }
    let type = try type(isBefore: false)
    if skip("("), skip("^") {
      let name = try word()
      skipStatement()
      return Property(name: name, type: TypeName(name: "()"))
    }
    let name = try word()
    skipStatement()
    return Property(name: name, type: type)
  }

  /// A method: `- (void)pushItem:(Item *)item animated:(BOOL)animated { … }`.
  mutating func method() throws(NotTranslated) -> Function {
    let isStatic = isNext("+")
    reader.advance()
    let result = try typeInParentheses()
    let name = try word()
    var selector = name, parameters: [Function.Parameter] = []
    if isNext(":") {
      selector = ""
      var label = name
      repeat {
        selector += "\(label):"
        try require(":")
        let type = try typeInParentheses()
        _ = skip("__unused")
        let isFirst = parameters.isEmpty
        parameters.append(
          Function.Parameter(label: isFirst ? nil : label, name: try word(), type: type))
        label = ""
        if next.kind == .word, isNext(":", after: 1) { label = try word() }
      } while isNext(":")
    }
    var body: [Statement]?
    let start = reader.position
    if isNext("{") { body = try block() } else { _ = skip(";") }
    var function = Function(
      name: name, selector: selector, parameters: parameters, result: result, body: body)
    function.names = reader.names(since: start)
    function.isStatic = isStatic
    function.isOverride = true
    return function
  }

  /// A type in parentheses; what can't be a class is `()`.
  private mutating func typeInParentheses() throws(NotTranslated) -> TypeName {
    guard isNext("(") else { return TypeName(name: "id") }
    var copy = self
    copy.reader.advance()
    let type = try copy.type(isBefore: false)
    let isWhole = copy.isNext(")")
    reader.skipBrackets()
    return isWhole ? type ?? TypeName(name: "()") : TypeName(name: "()")
  }
}
