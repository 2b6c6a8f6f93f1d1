/// A statement in a program of either language.
struct Statement {
  let kind: Kind
  let place: SourcePlace

  /// What a statement does.
  indirect enum Kind {
    case expression(Expression)
    case assignment(Expression, String, Expression)
    case declaration([Variable])
    case returning(Expression?)
    case branches([Branch], otherwise: [Statement]?)
    case guarding([Condition], otherwise: [Statement])
    case forEach(ForEach)
    case counting(Counting)
    case whileLoop([Condition], [Statement])
    case repeatLoop([Statement], until: Expression)
    case choice(Expression, [Case])
    case leaving
    case continuing
    case deferred([Statement])
    /// Statements, and what runs if one of them fails, with the name of the error.
    case catching([Statement], name: String, [Statement])
    case block([Statement])
    case function(Function)
    case type(TypeDeclaration)
    case comment(String)
    /// Nothing that is needed here; the note says why, if there is a question.
    case nothing(Note?)
    /// What isn't understood, and why.
    case untranslated(String)
  }
}

extension Statement {
  /// Whether it may end the function, or leave a loop, around it.
  var mayReturn: Bool {
    switch kind {
    case .returning, .leaving, .continuing: true
    case .branches(let branches, let otherwise):
      branches.contains { $0.body.contains(where: \.mayReturn) }
        || otherwise?.contains(where: \.mayReturn) == true
    case .guarding(_, let body), .block(let body), .whileLoop(_, let body),
      .repeatLoop(let body, _):
      body.contains(where: \.mayReturn)
    case .forEach(let loop): loop.body.contains(where: \.mayReturn)
    case .counting(let loop): loop.body.contains(where: \.mayReturn)
    case .choice(_, let cases): cases.contains { $0.body.contains(where: \.mayReturn) }
    default: false
    }
  }
}

/// A variable that is declared.
struct Variable {
  /// The name; several for a tuple.
  let names: [String]
  var type: TypeName?
  var value: Expression?
  /// Whether it outlives the function that declares it.
  var isStatic = false
}

/// The conditions of an `if`, and what runs if they hold.
struct Branch {
  let conditions: [Condition]
  let body: [Statement]
}

/// One of the conditions of a statement.
enum Condition {
  case test(Expression)
  /// `let nav = x as? UINavigationController`; without a value the variable of that name.
  case binding(String, Expression?, SourcePlace)
  /// What always holds here, such as a release that is available.
  case always
}

/// A loop over the elements of a list.
struct ForEach {
  /// The names of the key or index and the element, or of the element alone.
  let names: [String]
  /// The class of the elements, if the loop names it.
  var type: TypeName?
  let list: Expression
  let condition: Expression?
  let body: [Statement]
}

/// A loop over numbers.
struct Counting {
  let name: String
  let first: Expression
  let last: Expression
  /// Whether the last number is one of them.
  let includesLast: Bool
  let step: Expression?
  var condition: Expression?
  let body: [Statement]
}

/// A case of a choice.
struct Case {
  /// The patterns; empty for the default.
  let patterns: [Pattern]
  let body: [Statement]
  let place: SourcePlace

  /// What a value is compared with.
  indirect enum Pattern {
    case value(Expression, condition: Expression?)
    case binding(String, condition: Expression?)
    case isOf(TypeName, name: String?)
    case tuple([Pattern])
    case any
  }
}

/// A function or a method, an initializer included.
struct Function {
  /// The name, of a method of Objective-C its first word; `init` for an initializer.
  let name: String
  /// The name with the labels of its parameters, as Objective-C writes it.
  let selector: String
  let parameters: [Parameter]
  var result: TypeName?
  /// The statements; nil for a declaration alone.
  let body: [Statement]?
  /// The names that the body reads.
  var names: Set<String> = []
  var isStatic = false
  var isConvenience = false
  /// Whether it may override a method of the superclass.
  var isOverride = false
  /// Whether nothing says that it is a method.
  var isPlain = false

  /// A parameter: the label outside, and the name inside.
  struct Parameter {
    let label: String?
    let name: String
    let type: TypeName
    var value: Expression?
  }
}

/// A class, an enumeration, or an addition to one.
struct TypeDeclaration {
  /// What is declared.
  enum Kind { case `class`, structure, enumeration, addition }

  var kind: Kind
  let name: String
  /// The superclass and the protocols.
  var parents: [TypeName]
  var members: [TypeMember]
}

/// A member of a type.
struct TypeMember {
  let kind: Kind
  let place: SourcePlace

  /// What a member is.
  enum Kind {
    case property(Property)
    case method(Function)
    case enumerationCase(String, raw: Expression?)
    case type(TypeDeclaration)
    case comment(String)
    case untranslated(String)
  }
}

/// A property of a type.
struct Property {
  let name: String
  var type: TypeName?
  var value: Expression?
  /// What computes it.
  var getter: [Statement]?
  /// What assigns it, and the name of the new value.
  var setter: (name: String, body: [Statement])?
  /// What runs after it is assigned.
  var observer: [Statement]?
  var isLazy = false
  var isStatic = false
  var isOverride = false
}
