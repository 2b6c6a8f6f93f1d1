import Lua

/// The Lua of a program in Swift or Objective-C, as far as it is understood.
package struct Translation {
  /// The language of the program.
  package let language: SourceLanguage
  /// The program in Lua; empty if nothing of it has a counterpart.
  package let lua: String
  /// What to know about it: a sentence each.
  package let notes: [String]
  /// Whether it calls methods of a self that isn't there.
  package let needsSelf: Bool
  /// What has no counterpart.
  package let omissions: [Omission]

  /// The translation of a text; nil if it is neither language.
  ///
  /// The names are those of the global variables that there are. Lines that are no Lua are left out.
  package init?(
    of text: String, _ vocabulary: Vocabulary, globals: Set<String> = [],
    isLua: (String) -> Bool
  ) {
    guard text.utf8.count <= Self.longestText else { return nil }
    let tokens = SourceScanner.tokens(of: text)
    // A word or a text alone is no statement of either language.
    guard tokens.count > 2 || [.comment, .directive].contains(tokens.first?.kind) else {
      return nil
    }
    let signs = SourceSigns(in: tokens)
    language = signs.language
    let program = Self.program(tokens, language)
    let writer = LuaWriter(vocabulary, language, globals: globals)
    writer.collect(program)
    var lines = program.map { statement in
      (statement.place, writer.lines(of: statement).filter { !$0.isEmpty }.joined(separator: "\n"))
    }.filter { !$0.1.isEmpty }
    if !isLua(lines.map(\.1).joined(separator: "\n")) {
      lines = writer.valid(lines, isLua)
    }
    lua = lines.map(\.1).joined(separator: "\n")
    omissions = writer.omissions.sorted {
      ($0.place.line, $0.place.column) < ($1.place.line, $1.place.column)
    }
    let isNothing = lines.isEmpty && omissions.isEmpty && writer.notes.isEmpty && signs.isClear
    notes = Self.sentences(isNothing ? [.remark("nothing of it is needed here")] : writer.notes)
    needsSelf = writer.needsSelf
    let isSure = signs.isClear || omissions.isEmpty && lua != text.trimmed && !lines.isEmpty
    guard isSure, !(lines.isEmpty && omissions.isEmpty && notes.isEmpty && !signs.isClear) else {
      return nil
    }
  }

  private static let longestText = 200_000

  /// Whether a text is clearly one of the languages.
  package static func isClear(_ text: String) -> Bool {
    text.utf8.count <= longestText && SourceSigns(in: SourceScanner.tokens(of: text)).isClear
  }

  /// Whether a text is a line such as `#import <UIKit/UIKit.h>`, which Lua would take for a length.
  package static func isDirective(_ text: String) -> Bool {
    !text.contains("\n")
      && ["#import ", "#include ", "#define ", "#pragma "].contains {
        text.hasPrefix($0)
      }
  }

  /// Whether a text is clearly one of the languages, and something in it isn't closed yet.
  package static func isOpen(_ text: String) -> Bool {
    guard text.utf8.count <= longestText,
      text.contains("{") || text.contains("(") || text.contains("@i")
    else { return false }
    let tokens = SourceScanner.tokens(of: text)
    guard SourceSigns(in: tokens).isClear else { return false }
    var depth = 0
    for token in tokens {
      if token.kind == .symbol {
        depth += "([{".contains(token.text) ? 1 : ")]}".contains(token.text) ? -1 : 0
      }
      if ["@implementation", "@interface"].contains(token.text) { depth += 1 }
      if token.text == "@end" { depth -= 1 }
    }
    return depth > 0
  }

  /// The words of a text, those in its literals included, as often as they are there.
  package static func words(of text: String) -> [String] {
    SourceScanner.tokens(of: text).flatMap { token -> [String] in
      switch token.kind {
      case .word: [token.text]
      case .text: token.text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
      default: []
      }
    }
  }

  private static func program(_ tokens: [SourceToken], _ language: SourceLanguage) -> [Statement] {
    switch language {
    case .swift:
      var parser = SwiftParser(tokens)
      return parser.program()
    case .objectiveC:
      var parser = ObjectiveCParser(tokens)
      return parser.program()
    }
  }

  /// The notes, of which those about words share a sentence.
  private static func sentences(_ notes: [Note]) -> [String] {
    let meanings = notes.compactMap { note -> String? in
      if case .meaning = note { note.text } else { nil }
    }
    let words = meanings.map { String($0.dropLast(" here".count)) }
    let others = notes.compactMap { note -> String? in
      if case .meaning = note { nil } else { note.text }
    }
    return (words.isEmpty ? [] : ["here " + words.joined(separator: ", ")]) + others
  }
}

extension LuaWriter {
  /// The lines of statements that are Lua together; the others are named.
  fileprivate func valid(
    _ lines: [(SourcePlace, String)], _ isLua: (String) -> Bool
  ) -> [(SourcePlace, String)] {
    var text = ""
    return lines.filter { place, part in
      let longer = text + part + "\n"
      guard isLua(longer) else {
        omit(place, "its translation is no Lua")
        return false
      }
      text = longer
      return true
    }
  }

  /// Collects what a program declares, so that all of it is known from the start.
  func collect(_ program: [Statement]) {
    let declared = Self.declarations(in: program)
    let names = Set(declared.map(\.name))
    for declaration in declared where !declaration.name.isEmpty {
      collect(declaration, among: names)
    }
    let loose = program.compactMap { statement -> (Function, SourcePlace)? in
      if case .function(let function) = statement.kind { (function, statement.place) } else { nil }
    }
    let extras = declared.filter(\.name.isEmpty).flatMap(\.members)
    let isLoose = !extras.isEmpty || loose.contains { !$0.0.isPlain || isMethod($0.0) }
    for (function, place) in loose {
      if isLoose { collect(loose: function, place) } else { functions[function.name] = function }
    }
    if !extras.isEmpty {
      let type = looseType()
      type.add(
        TypeDeclaration(kind: .class, name: "", parents: [], members: extras),
        vocabulary: vocabulary, knows: { _ in false })
    }
    for type in types.values { complete(type) }
  }

  /// All types of a program, those in others included.
  private static func declarations(in program: [Statement]) -> [TypeDeclaration] {
    func all(_ declaration: TypeDeclaration) -> [TypeDeclaration] {
      [declaration]
        + declaration.members.flatMap { member -> [TypeDeclaration] in
          if case .type(let inner) = member.kind { all(inner) } else { [] }
        }
    }
    return program.flatMap { statement -> [TypeDeclaration] in
      if case .type(let declaration) = statement.kind { all(declaration) } else { [] }
    }
  }

  private func collect(_ declaration: TypeDeclaration, among names: Set<String>) {
    let isApp =
      declaration.parents.contains { $0.name == "UIApplicationDelegate" }
      || declaration.members.contains { member in
        if case .method(let function) = member.kind { function.isLaunch } else { false }
      } || types["app"] != nil && apps.contains(declaration.name)
    if isApp { apps.insert(declaration.name) }
    if declaration.kind == .addition, Self.valueTypes.contains(declaration.name) {
      for member in declaration.members {
        omit(
          member.place,
          "`\(declaration.name)` is no class here, and nothing can be added: write functions")
      }
      return
    }
    let name = isApp ? "app" : declaration.name
    let type = types[name] ?? OwnType(name)
    if types[name] == nil, !isApp { types[name] = type }
    if isApp { types[name] = type }
    type.add(declaration, vocabulary: vocabulary) {
      names.contains($0) || self.globals.contains($0) && $0.first?.isUppercase == true
    }
  }

  /// Types of values: texts, numbers, tables and names here.
  private static let valueTypes: Set = [
    "NSString", "NSMutableString", "NSArray", "NSMutableArray", "NSDictionary", "NSNumber",
    "Notification.Name", "NSDate", "NSData", "UIColor", "UIFont", "UIImage", "NSMutableDictionary",
  ]

  private func collect(loose function: Function, _ place: SourcePlace) {
    let isApps =
      function.name.hasPrefix("application")
      && vocabulary.delegateMember(function.selector, adopting: ["UIApplicationDelegate"])?.1
        == "UIApplicationDelegate"
    if function.isLaunch || isApps
      || types["app"] != nil && types[Self.looseName] == nil && function.name == "application"
    {
      let app = types["app"] ?? OwnType("app")
      types["app"] = app
      return app.add(function, place)
    }
    looseType().add(function, place)
  }

  private func looseType() -> OwnType {
    if let type = types[Self.looseName] { return type }
    let type = OwnType(Self.looseName)
    type.isDeclared = true
    types[Self.looseName] = type
    return type
  }

  /// Whether only a class can have a function: UIKit calls it, or it reads self.
  private func isMethod(_ function: Function) -> Bool {
    if vocabulary.delegateMember(function.selector, adopting: []) != nil { return true }
    return !function.names.isDisjoint(with: Self.implied)
  }

  /// The members of controllers that methods name most often without self.
  private static let implied: Set = [
    "self", "super",
    "navigationController", "navigationItem", "tableView", "present", "dismiss", "view",
    "tabBarController", "splitViewController", "presentingViewController", "addChild",
  ]

  /// Gives a class the superclass that the text doesn't say.
  private func complete(_ type: OwnType) {
    if let parent = type.superclass.flatMap(vocabulary.catalog.named),
      !vocabulary.catalog.hasCalls(parent) || parent.name == "UIResponder"
    {
      type.superclass = nil
    }
    if type.name == Self.looseName {
      let names = type.methods.reduce(into: Set<String>()) { names, entry in
        names.formUnion(entry.function.names)
        names.formUnion(entry.function.parameters.map(\.name))
        names.insert(entry.function.name)
        if entry.function.parameters.contains(where: { $0.type.name == "UITableViewStyle" }) {
          names.insert("tableView")
        }
      }
      let kinds = [
        "tableView": "UITableViewController", "collectionView": "UICollectionViewController",
      ]
      type.superclass = kinds.first { names.contains($0.key) }?.value ?? "UIViewController"
    }
    guard !type.isDeclared, !type.isApp, !vocabulary.isClass(type.name),
      !globals.contains(type.name)
    else {
      return adoptUnknown(type)
    }
    // An implementation without its interface.
    (type.isDeclared, type.isAddedTo) = (true, true)
    type.superclass = type.superclass ?? Self.superclass(meantBy: type.name)
  }

  /// A superclass that isn't in the text is UIKit's class of that kind.
  private func adoptUnknown(_ type: OwnType) {
    guard type.isDeclared, type.superclass == nil, type.kind == .class,
      let parent = type.protocols.first,
      let meant = Self.superclass(meantBy: parent)
    else { return }
    note(.remark("`\(parent)` isn't in the text: `\(meant)` is in its place"))
    type.superclass = meant
  }

  static func superclass(meantBy name: String) -> String? {
    let kinds = [
      "TableViewController", "CollectionViewController", "NavigationController", "TabBarController",
      "SplitViewController", "ViewController", "TableViewCell", "Controller", "View",
    ]
    return kinds.first { name.hasSuffix($0) }.map {
      $0 == "Controller" ? "UIViewController" : "UI\($0)"
    }
  }
}

extension Function {
  /// Whether it is called when the application starts.
  fileprivate var isLaunch: Bool {
    name == "application" && selector.contains("LaunchingWithOptions")
      || name == "applicationDidFinishLaunching"
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = self[...]
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
