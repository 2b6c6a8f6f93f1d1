import Lua
import UIKitLua

/// The completions at the end of a line: names of globals and members, the cases of enumerations,
/// tappable elements, files, and commands.
///
///     nav:pop                             popViewController, popToViewController, …
///     nav.navigationBar.is                isHidden, isTranslucent, …
///     UINavigationController{ toolb       toolbarItems
///     function Detail:viewDidL            viewDidLoad, …
///     home.modalPresentationStyle =       "fullScreen", "pageSheet", …
///     nav:present(                        home, login, …
///     user.tap "Pu                        Push 2
package struct InputCompletion: Equatable {
  /// The part of a word that is already typed.
  package let word: String
  /// The words that begin with it, in any case if none begins with it as typed: the members of a
  /// class before those that it inherits, sorted.
  package let candidates: [String]
  /// The signatures of callable candidates, and the values of the others.
  package let signatures: [String: String]

  /// Candidates for a word.
  package init(word: String, candidates: [String], signatures: [String: String] = [:]) {
    self.word = word
    self.candidates = candidates
    self.signatures = signatures
  }
}

/// Finds completions in an interpreter, without reading a property: that might load a view.
package struct Completer {
  let world: ScriptWorld
  let commands: [CommandWord]
  var catalog: Catalog { interpreter.catalog }
  var interpreter: Interpreter { world.interpreter }

  /// A completer for the globals of a world's scripts, and for the commands of a prompt.
  package init(_ world: ScriptWorld, commands: [CommandWord] = []) {
    self.world = world
    self.commands = commands
  }

  /// The completions of the end of a line.
  package func completion(of line: String) -> InputCompletion {
    if let found = completion(ofCommand: line) ?? completion(ofText: line)
      ?? completion(ofQuoted: line) ?? completion(ofValue: line)
    {
      return found
    }
    if let match = line.firstMatch(of: /(function\s+)?([A-Za-z_]\w*(?:\.\w+|\[\d+\])*)([.:])(\w*)$/)
    {
      let names =
        match.1 == nil
        ? members(of: String(match.2), after: String(match.3)) : overridable(in: String(match.2))
      return offer(candidates: names, String(match.4))
    }
    let word = line.firstMatch(of: /[A-Za-z_]\w*$/).map { String($0.output) } ?? ""
    if let arguments = arguments(ofCallIn: line.dropLast(word.count)) {
      return offer(candidates: arguments, word)
    }
    let functions = catalog.functions
    return offer(candidates: interpreter.globalNames.map { candidate($0, among: functions) }, word)
  }

  /// The names that begin with a word.
  func offer(_ names: [String], _ word: String) -> InputCompletion {
    offer(candidates: names.map { ($0, nil, 0) }, word)
  }

  /// A name with its signature; lower ranks come first.
  typealias Candidate = (name: String, signature: String?, rank: Int)

  /// The candidates that begin with a word as typed, or else in any case.
  func offer(candidates: [Candidate], _ word: String) -> InputCompletion {
    var fitting = candidates.filter { $0.name.hasPrefix(word) }
    if fitting.isEmpty, !word.isEmpty {
      let word = word.lowercased()
      fitting = candidates.filter { $0.name.lowercased().hasPrefix(word) }
    }
    fitting.sort { ($0.rank, $0.name) < ($1.rank, $1.name) }
    var seen: Set<String> = [], signatures: [String: String] = [:]
    for (name, signature, _) in fitting {
      if let signature, signatures[name] == nil { signatures[name] = signature }
    }
    return InputCompletion(
      word: word, candidates: fitting.map(\.name).filter { seen.insert($0).inserted },
      signatures: signatures)
  }

  private func candidate(_ name: String, among members: [Member]) -> Candidate {
    (name, members.first { $0.name == name }.map { MemberText($0).signature }, 0)
  }

  /// The members of a class and those it inherits, in this order.
  private func candidates(
    of descriptor: AnyClassDescriptor, where fits: (Member) -> Bool
  ) -> [Candidate] {
    var seen: Set<String> = []
    let catalog = catalog
    return catalog.lineage(of: descriptor).enumerated().flatMap { rank, ancestor in
      ancestor.members.filter { seen.insert($0.name).inserted && fits($0) }
        .map { ($0.name, MemberText($0).signature, rank) }
    }
  }

  // MARK: Members

  private func members(of path: String, after mark: String) -> [Candidate] {
    guard let place = place(of: path) else { return [] }
    let isCall = mark == ":"
    switch kind(of: place) {
    case .object(let descriptor):
      return fields(of: place, where: { $0.isFunction == isCall })
        + candidates(of: descriptor) { isCall ? $0.isMethod : !$0.isCallable }
    case .type(let descriptor):
      return isCall
        ? fields(of: place, where: \.isFunction) + [("subclass", nil, 0)]
        : fields(of: place, where: { _ in true }) + candidates(of: descriptor, where: \.isCallable)
    case .table(let names):
      let members = members(ofTable: path)
      return names.map { candidate($0, among: members) }.filter {
        !isCall || step(from: place, to: $0.name)?.isFunction == true
      }
    case .string: return isCall ? members(of: "string", after: ".") : []
    case nil: return []
    }
  }

  private func fields(of place: ResolvedPath, where fits: (LuaValue) -> Bool) -> [Candidate] {
    guard case .value(let value) = place, let fields = interpreter.scriptFields(of: value) else {
      return []
    }
    return fields.sortedStringKeys.filter { fits(fields[$0]) }.map { ($0, nil, -1) }
  }

  /// What a script may define for an object or a class: the methods that UIKit calls, and existing
  /// ones.
  private func overridable(in path: String) -> [Candidate] {
    guard let place = place(of: path), let kind = kind(of: place) else { return [] }
    switch kind {
    case .object(let descriptor), .type(let descriptor):
      return fields(of: place, where: \.isFunction)
        + candidates(of: descriptor) { $0.kind == .callback || $0.isOverridable }
        + ["deinit", "init"].map { ($0, nil, 0) }
    default: return members(of: path, after: ".")
    }
  }

  /// The fields for a class whose call is still open: `UIViewController{ title = "Home", na`.
  private func arguments(ofCallIn line: Substring) -> [Candidate]? {
    guard let path = OpenCall(line)?.path, let place = place(of: path),
      case .type(let descriptor)? = kind(of: place)
    else { return nil }
    // What only a new object takes: `systemItem`.
    let lineage = catalog.lineage(of: descriptor)
    let labels = Set(lineage.flatMap(\.labels))
    let others = lineage.flatMap(\.labelledParts).map(\.name).filter { !$0.isEmpty }
    return candidates(of: descriptor) {
      !$0.isCallable && (!$0.isReadOnly || labels.contains($0.name))
    } + others.map { ($0, nil, 0) }
  }

  /// The functions of a global table.
  func members(ofTable name: String) -> [Member] {
    let type = catalog.values.first { $0.name == name }?.type
    return (catalog.tables + catalog.delegates)
      .filter { $0.name == name || $0.type == type }.flatMap(\.members)
  }
}

extension Member {
  fileprivate var isMethod: Bool { kind == .method || kind == .callback }
}
