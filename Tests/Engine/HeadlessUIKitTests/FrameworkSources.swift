import Foundation
import NavigationModel
import Support
import Testing

/// The sources of the framework, of the system controllers and of what programs import, to be searched.
enum FrameworkSources {
  private static let folders = Result {
    try ["HeadlessUIKit", "SystemControllers", "UIKit"].map(Repository.file)
  }

  /// Closures that no program passes: those of the host of a world, and those that the framework
  /// passes to itself.
  static let ownClosures: Set<String> = [
    "onRaise", "shouldHalt", "onDiagnostic", "momentName", "willDeliver", "onUnraisedError",
    "turnDidEnd", "onContradiction", "willTouch", "willMark", "writeToArchive", "readFromArchive",
    "block", "call", "controller", "leave", "notifications", "notify", "pane", "path",
    "makeDelegate", "cause", "finishAnimation", "isBroken", "isOfClass", "isOfTarget", "measured",
    "names", "rule", "step", "cancelObservation", "applies", "comesBefore", "comesAfter",
    "makesChange",
  ]

  /// Calls of the framework's closures whose names a program's may have as well: those of clocks, what
  /// compares an observed value, and methods of delegates that the table calls.
  static let ownCalls: Set<String> = [
    "World/UIApplication+Restoration.swift:       "
      + "let answer = ask(question.secure, [], { question.askSecure($0, self, coder) })",
    "World/UIApplication+Restoration.swift:     "
      + "return call(question.plain) { question.askPlain($0, self, coder) }",
    "World/RunLoopClock.swift:       action()",
    "World/VirtualClock.swift:       "
      + "if timer.number <= newest { timer.action() } else { later.append(timer) }",
    "World/ValueObservers.swift:       "
      + "if object == nil || observation.object === object { observation.compare() }",
    "KeyValueObserving.swift:       HandlerCall.observedValue.run { handler(object, change) }",
  ]

  /// Calls of closures that are passed to functions of the world itself, of the language's library, or of
  /// a typed selector.
  static let ownPassedCalls: Set<String> = [
    "AutoreleasePool.swift:     try body()",
    "Bars/Selector.swift:       _ = method(target)(repeat each values)",
    "Views/Base/UIView+Animating.swift:       completion?(isFinished)",
    "World/Exception.swift:     body()", "World/Stage.swift:     body()",
    "World/Stage.swift:     return try body()",
  ]

  /// The lines outside the table that call a closure which a public function takes.
  static var callsOfPassedClosures: [String] {
    get throws {
      try files.filter { !$0.path.hasPrefix("Calls/") }.flatMap { path, text in
        try callsOfPassedClosures(in: text).map { "\(path): \($0)" }
      }
    }
  }

  /// The same in one text.
  static func callsOfPassedClosures(in text: String) throws -> [String] {
    let signature = /(?m)^ *(?:@\S+ )*(?:[a-z]+ )*(?:public|open)[^\n{=]*?\b(?:func|init)\b[^{]*?\{/
    let closure =
      /(\w+): (?:@\w+ )*\(?(?:@\w+ )*\((?:[^()]|\([^()]*\))*\) *(?:async )?(?:throws(?:\([^)]*\))? )?->/
    let names = Set(
      text.matches(of: signature).flatMap { $0.0.matches(of: closure).map { String($0.1) } })
    let lines = text.split(separator: "\n")
    return try names.flatMap { name in
      // One in braces is passed on.
      let call = simple(try Regex("^[^{]*?(^|[^\\w.{])\(name)[?!]?\\("))
      return lines.filter {
        $0.contains(name) && !$0.contains("func \(name)") && $0.firstMatch(of: call) != nil
      }.map(String.init)
    }
  }

  /// The files with their texts.
  private static var files: [(path: String, text: String)] {
    get throws { try all.get() }
  }

  private static let all = Result {
    let texts = try folders.get().flatMap { folder in
      let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path())
      return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
        (path, try String(contentsOf: folder.appending(path: path), encoding: .utf8))
      }
    }
    try #require(texts.count > 100)
    return texts
  }

  /// The lines that match: outside the table, or in it as well; of files that contain a word.
  static func lines(
    matching pattern: String, inTable: Bool = false, in word: String = ""
  ) throws -> [String] {
    let pattern = try LinePattern(pattern)
    return try files.filter { inTable || !$0.path.hasPrefix("Calls/") }.flatMap { path, text in
      word.isEmpty || text.contains(word) ? pattern.lines(of: text).map { "\(path): \($0)" } : []
    }
  }

  /// A pattern of lines.
  ///
  /// It is one of Foundation's: `Regex` takes twenty times as long for all sources.
  struct LinePattern {
    private let expression: NSRegularExpression

    init(_ pattern: String) throws {
      expression = try NSRegularExpression(pattern: pattern, options: .anchorsMatchLines)
    }

    /// Whether it is in a text.
    func matches(_ text: some StringProtocol) -> Bool {
      let text = String(text)
      let whole = NSRange(location: 0, length: text.utf16.count)
      return expression.firstMatch(in: text, range: whole) != nil
    }

    /// The lines of a text that match.
    func lines(of text: String) -> [Substring] {
      matches(text) ? text.split(separator: "\n").filter { matches($0) } : []
    }
  }

  /// A pattern whose words end at dots: by the default of `Regex` `engine.deliver` is one word.
  ///
  /// It is matched scalar by scalar, which takes a fraction of the time of characters.
  static func simple<Output>(_ pattern: some RegexComponent<Output>) -> Regex<Output> {
    pattern.regex.wordBoundaryKind(.simple).matchingSemantics(.unicodeScalar)
  }

  /// A call of a stored closure, or of each of several.
  static func call(of name: String) -> String {
    "(^|[^\\w.])(self\\.|\\w+[?!]?\\.)?\(name)[?!]?(\\[[^\\]]*\\][?!]?)*\\("
      + "|for (?<each>\\w+) in (\\w+\\.)*\(name)\\b.*\\b\\k<each>\\("
  }

  /// What is declared in the files: the name that a pattern captures, with the text of the file.
  static func declarations(
    of pattern: Regex<(Substring, Substring)>
  ) throws -> [(path: String, name: String, text: String)] {
    try files.flatMap { path, text in
      text.matches(of: pattern).map { (path, String($0.1), text) }
    }
  }

  /// A member of a type, with the lines of its declaration and body, but for comments.
  struct Member {
    /// The file.
    let path: String
    /// The type, or the one that is extended.
    let type: Substring
    /// The name; `init` for an initializer.
    let name: Substring
    /// The lines.
    var lines: [Substring]
  }

  /// The members of types at the outermost level.
  static var members: [Member] {
    get throws { try allMembers.get() }
  }

  private static let allMembers = Result {
    try files.flatMap { path, text in members(in: text, of: path) }
  }

  /// The same in one text.
  static func members(in text: String, of path: String = "") -> [Member] {
    let type = simple(/^(?:@\S+ |[a-z]+ )*?(?:class|struct|enum|extension|protocol) (\w+)/)
    let start = simple(/^  (?:@\S+ |[a-z]+(?:\(set\))? )*?(?:func (\w+)|var (\w+)|(init)\b)/)
    var (found, owner, isInside): ([Member], Substring, Bool) = ([], "", false)
    for line in text.split(separator: "\n") {
      if !line.hasPrefix(" ") {
        isInside = false
        if let match = line.firstMatch(of: type) { owner = match.1 }
      } else if !line.hasPrefix("   "), let match = line.firstMatch(of: start) {
        let name = match.1 ?? match.2 ?? match.3 ?? ""
        found.append(Member(path: path, type: owner, name: name, lines: [line]))
        isInside = true
      } else if isInside, !line.contains(/^ *\/\//) {
        found[found.count - 1].lines.append(line)
      }
    }
    return found
  }

  /// The names of the stored properties that are closures.
  static var storedClosures: Set<String> {
    get throws {
      let texts = try files.filter { !$0.path.hasPrefix("Calls/") }.map(\.text)
      let aliases = texts.flatMap { text in
        text.matches(of: /typealias (\w+)[^=\n]*=[^\n]*->/).map { String($0.1) }
      }
      let types = (aliases.map { "\\b\($0)\\b(?![<.])" } + ["->"]).joined(separator: "|")
      let property = simple(
        try Regex<(Substring, Substring)>(
          "(?m)^ +(?:@\\S+ )?(?:\\w+(?:\\(set\\))? )*(?:let|var) (\\w+): [^={\\n]*(?:\(types))"))
      return Set(texts.flatMap { text in text.matches(of: property).map { String($0.1) } })
    }
  }

  /// The methods that protocols declare, without types.
  static var declaredMethods: Set<String> {
    get throws {
      let method = /func (\w+)(?:<[^>]*>)?\(([^)]*)\)/
      return Set(
        try files.flatMap { _, text in
          text.matches(of: method).map { "\($0.1)(\(labels(of: $0.2)))" }
        })
    }
  }

  /// The open members that classes declare, without types: `UIView.hitTest(_:with:)`.
  static var openMembers: Set<String> {
    get throws {
      let body = /(?ms)^(?:@\S+ )*(?:nonisolated )?open class (\w+).*?^}/
      let member = /(?m)^ +(?:@\S+ )*open (?:func|var) (\w+)(?:<[^>]*>)?(\([^)]*\))?/
      return Set(
        try files.flatMap { _, text in
          text.matches(of: body).flatMap { type in
            type.0.matches(of: member).map { found in
              let parameters = found.2.map { "(\(labels(of: $0.dropFirst().dropLast())))" } ?? ""
              return "\(type.1).\(found.1)\(parameters)"
            }
          }
        })
    }
  }

  private static func labels(of parameters: Substring) -> String {
    parameters.matches(of: /(?:^|, |,\n\s*)\s*(\w+)(?: \w+)?:/).map { "\($0.1):" }.joined()
  }
}
