/// A value in a program of either language.
struct Expression {
  let kind: Kind
  let place: SourcePlace

  /// What a value is.
  indirect enum Kind {
    case name(String)
    case number(String)
    case text([TextPiece])
    /// `true`, `false` or `nil`.
    case constant(String)
    /// The name of a method: `push`, `push:`.
    case selector(String)
    /// A case whose type the context decides: `.formSheet`.
    case implicitMember(String)
    case list([Expression])
    case dictionary([(key: Expression, value: Expression)])
    case tuple([Argument])
    case member(Expression, String)
    case element(Expression, Expression)
    case call(Call)
    case closure(Closure)
    case prefix(String, Expression)
    case infix(String, Expression, Expression)
    case conditional(Expression, Expression, Expression)
    case cast(Expression, Cast, TypeName)
    /// A value that may be nil, of which a member follows: `nav?`.
    case optional(Expression)
    /// The key path of one member: `\.title`.
    case keyPath(String)
    /// Several values between `..<` or `...`.
    case range(Expression, Expression, isClosed: Bool)
  }

  /// How a cast is written.
  enum Cast { case asking, forced, test, plain }

  /// A part of a text: letters as the program writes them, or a value.
  enum TextPiece {
    case letters(String)
    case value(Expression)
  }
}

/// A value that is passed, with its label.
struct Argument {
  let label: String?
  let value: Expression
}

/// A call of a method, a function, an initializer or a closure.
struct Call {
  /// The receiver; nil for a function, or a method of self.
  var receiver: Expression?
  /// The name, of a message its first word; nil for a value that is called.
  var name: String?
  var arguments: [Argument]
  /// Whether Objective-C sends it.
  var isMessage = false
  /// How many closures follow the parentheses.
  var trailing = 0

  /// The name with its labels, as Objective-C writes it.
  var selector: String {
    guard let name, !arguments.isEmpty else { return name ?? "" }
    return name + ":" + arguments.dropFirst().map { "\($0.label ?? ""):" }.joined()
  }
}

/// A function without a name.
struct Closure {
  /// The parameters; nil for those that are named `$0`.
  var parameters: [String]?
  var body: [Statement]
  /// The names that the body reads.
  var names: Set<String> = []
  /// What the list in brackets names as weak.
  var weakNames: [String] = []
}

/// A type as programs write it.
struct TypeName: Equatable {
  /// The name without a star or a question mark; `[]` for a list, `[:]` for a dictionary, `()` for
  /// anything else.
  var name: String
  /// The types in brackets.
  var parts: [TypeName] = []
  /// The labels of a tuple.
  var labels: [String] = []
}
