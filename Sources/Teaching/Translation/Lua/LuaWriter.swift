import Lua

/// Writes the tree of a program as Lua.
final class LuaWriter {
  let vocabulary: Vocabulary
  let language: SourceLanguage
  /// The global variables that there are.
  let globals: Set<String>
  var types: [String: OwnType] = [:]
  /// The names of classes that are the delegate of the application.
  var apps: Set<String> = []
  /// The functions of the program that are no methods.
  var functions: [String: Function] = [:]
  /// The variables that can be read here, innermost last.
  var scopes: [[String: ValueType]] = [[:]]
  /// The class whose method is written.
  var owner: OwnType?
  /// What self is called here; nil where there is none.
  var selfName: String?
  /// Whether self is a class.
  var isStatic = false
  /// What the function returns whose body is written.
  var result = ValueType.unknown
  /// The names that closures refer to weakly.
  var weakNames: Set<String> = []
  /// The lines that must run before the statement that is written.
  var hoisted: [String] = []
  /// Whether what is written now always runs, so that lines can be put before it.
  var canHoist = true
  /// The variable that ends a loop over a list when it is true; empty for none.
  var stopName = ""
  /// Whether nothing keeps the timer that is written next.
  var isTimerUnused = false
  /// The lines of variables that outlive the function that is written.
  var statics: [String] = []
  /// The method that is written, as Objective-C names it.
  var writtenMethod = ""
  /// Whether a loop that is written has a `continue`.
  var continues = false
  /// The property whose accessor is written: it is assigned as it is.
  var ownAccessor: String?
  /// The variables whose values can't be translated, and their lines.
  var lost: [String: Int] = [:]
  /// What global variables are called whose own names are taken.
  var topNames: [String: String] = [:]
  var notes: [Note] = []
  var omissions: [Omission] = []
  /// Whether something has been written that is called on self where there is none.
  var needsSelf = false
  var usedNames: Set<String> = []

  init(_ vocabulary: Vocabulary, _ language: SourceLanguage, globals: Set<String>) {
    self.vocabulary = vocabulary
    self.language = language
    self.globals = globals
  }

  func note(_ note: Note) { if !notes.contains(note) { notes.append(note) } }

  func omit(_ place: SourcePlace, _ reason: String) {
    let omission = Omission(place: place, reason: reason)
    if !omissions.contains(omission) { omissions.append(omission) }
  }

  /// The class of timers, which are tables here.
  static let timerClass = "Timer"
  /// The class of what programs keep in `defaults`.
  static let defaultsClass = "UserDefaults"
  static let notificationsClass = "NotificationCenter"

  // MARK: Scopes

  func type(of variable: String) -> ValueType? {
    scopes.last { $0[variable] != nil }?[variable]
  }

  func declare(_ name: String, _ type: ValueType) {
    lost[name] = nil
    scopes[scopes.count - 1][name] = type
  }

  func inScope<Result>(
    _ variables: [String: ValueType] = [:], _ body: () throws(NotTranslated) -> Result
  ) throws(NotTranslated) -> Result {
    scopes.append(variables)
    defer { scopes.removeLast() }
    return try body()
  }

  /// Whether a variable that is declared here is visible to later inputs.
  var isAtTop: Bool { scopes.count == 1 }

  /// A name that no variable has yet: `list`, `list2`.
  func freeName(_ base: String) -> String {
    var (name, number) = (base, 1)
    while usedNames.contains(name) || type(of: name) != nil || globals.contains(name) {
      number += 1
      name = "\(base)\(number)"
    }
    usedNames.insert(name)
    return name
  }

  /// A name as Lua can read it: its keywords get an underscore.
  func luaName(_ name: String) -> String {
    Self.keywords.contains(name)
      ? name + "_" : name == "$0" ? "element" : name == "$1" ? "other" : name
  }

  static let keywords: Set = [
    "and", "do", "elseif", "end", "function", "goto", "local", "not", "or", "repeat", "then",
    "until",
  ]

  /// Runs a body in which nothing can be put before the statement.
  func withoutHoisting<Result>(
    _ body: () throws(NotTranslated) -> Result
  ) throws(NotTranslated) -> Result {
    let before = canHoist
    canHoist = false
    defer { canHoist = before }
    return try body()
  }

  /// Puts lines before the statement.
  func hoist(_ lines: [String], for what: String) throws(NotTranslated) {
    guard canHoist else {
      throw NotTranslated(reason: "`\(what)` needs lines of its own: write it before the statement")
    }
    hoisted += lines
  }

  // MARK: Types

  /// What a type of the program is here.
  func valueType(_ type: TypeName?) -> ValueType {
    guard let type else { return .unknown }
    switch type.name {
    case "String", "NSString", "NSMutableString", "Character", "Substring": return .text
    case "Bool", "BOOL", "bool": return .boolean
    case "Int", "Double", "Float", "CGFloat", "NSInteger", "NSUInteger", "int", "float", "double",
      "TimeInterval", "NSTimeInterval", "NSNumber", "UInt", "long", "unsigned":
      return .number
    case "[]", "Array", "NSArray", "NSMutableArray", "Set", "NSSet", "NSMutableSet":
      return .list(type.parts.first.map(valueType) ?? .unknown)
    case "[:]", "NSDictionary", "NSMutableDictionary", "Dictionary": return .map
    case "CGRect", "CGSize", "CGPoint", "IndexPath", "NSIndexPath", "UIEdgeInsets", "NSRange":
      return .structure
    case "()": return type.labels.isEmpty ? .function([]) : .tuple(type.labels)
    case "id", "Any", "AnyObject", "void", "Void", "instancetype", "Self": return .unknown
    default: return named(type.name)
    }
  }

  private func named(_ name: String) -> ValueType {
    if let type = types[name] { return type.kind == .enumeration ? .ownCase(name) : .object(name) }
    if vocabulary.isClass(name) || name == Self.timerClass { return .object(name) }
    if name == "NSTimer" { return .object(Self.timerClass) }
    return vocabulary.enumeration(name).map { .oneOf($0) } ?? .unknown
  }

  /// The nearest class of UIKit that a class is or inherits from.
  func hostClass(of name: String?) -> String? {
    var name = name, steps = 0
    while let current = name, steps < 50 {
      if vocabulary.isClass(current) { return current }
      name = types[current]?.superclass
      steps += 1
    }
    return nil
  }

  /// The types of the program that a class is, nearest first, with what it adds to UIKit's.
  func ownTypes(of name: String?) -> [OwnType] {
    var list: [OwnType] = [], name = name
    while let current = name, list.count < 50 {
      guard !vocabulary.isClass(current) else {
        let lineage = vocabulary.catalog.named(current).map(vocabulary.catalog.lineage) ?? []
        return list + lineage.compactMap { types[$0.name] }
      }
      guard let type = types[current] else { return list }
      list.append(type)
      name = type.superclass
    }
    return list
  }
}

extension Vocabulary {
  /// The enumeration with a name of either language.
  func enumeration(_ name: String) -> LuaType.Enumeration? {
    catalogEnumerations.first { $0.name == name || $0.objectiveCName == name }
  }
}
