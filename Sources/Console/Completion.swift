import Lua
import UIKitLua

/// What a person may go on with at the end of a line: names of globals and members, the cases of
/// enumerations, what can be tapped, files, and commands.
///
///     nav:pop            popViewController, popToViewController, …
///     nav.navigationBar.is   isHidden, isTranslucent, …
///     home.modalPresentationStyle = "fo   formSheet
///     user.tap "Pu   Push 2
package struct InputCompletion: Equatable {
  /// The part of a word that is there already.
  package let word: String
  /// The words that begin with it, sorted.
  package let candidates: [String]
  /// How candidates that can be called are called, and what values the others have.
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
  private var interpreter: Interpreter { world.interpreter }

  /// A completer for what scripts find in a world, and for the commands of a prompt.
  package init(_ world: ScriptWorld, commands: [CommandWord] = []) {
    self.world = world
    self.commands = commands
  }

  /// What the end of a line may become.
  package func completion(of line: String) -> InputCompletion {
    if let found = completion(ofCommand: line) ?? completion(ofText: line) { return found }
    if let match = line.firstMatch(of: /(?:([A-Za-z_][\w.]*)\.)?(\w+)\s*=\s*["'](\w*)$/) {
      let cases = cases(of: String(match.2), in: match.1.map(String.init))
      return offer(cases, String(match.3))
    }
    if let match = line.firstMatch(of: /([A-Za-z_][\w.]*)([.:])(\w*)$/) {
      return offer(members(of: String(match.1), after: String(match.2)), String(match.3))
    }
    let word = line.firstMatch(of: /[A-Za-z_]\w*$/).map { String($0.output) } ?? ""
    return offer(interpreter.globalNames.map { candidate($0, among: catalog.functions) }, word)
  }

  /// The names that begin with a word.
  func offer(_ names: [String], _ word: String) -> InputCompletion {
    offer(names.map { ($0, nil) }, word)
  }

  private typealias Candidate = (name: String, signature: String?)

  private func offer(_ candidates: [Candidate], _ word: String) -> InputCompletion {
    let fitting = candidates.filter { $0.name.hasPrefix(word) }
    let signatures = fitting.compactMap { name, signature in signature.map { (name, $0) } }
    return InputCompletion(
      word: word, candidates: Set(fitting.map(\.name)).sorted(),
      signatures: Dictionary(signatures) { first, _ in first })
  }

  private func candidate(_ name: String, among members: [Member]) -> Candidate {
    (name, members.first { $0.name == name }.map { MemberText($0).signature })
  }

  // MARK: Members

  private func members(of path: String, after mark: String) -> [Candidate] {
    switch subject(of: path) {
    case .object(let descriptor):
      catalog.allMembers(of: descriptor)
        .filter { mark == ":" ? $0.isMethod : !$0.isCallable }.map(Self.candidate)
    case .type(let descriptor):
      mark == ":"
        ? [("subclass", nil)]
        : catalog.allMembers(of: descriptor).filter(\.isCallable).map(Self.candidate)
    case .table(let names):
      mark == "." ? names.map { candidate($0, among: members(ofTable: path)) } : []
    case nil: []
    }
  }

  private static func candidate(_ member: Member) -> Candidate {
    (member.name, MemberText(member).signature)
  }

  private func members(ofTable name: String) -> [Member] {
    let type = catalog.values.first { $0.name == name }?.type
    return (catalog.tables + catalog.delegates)
      .filter { $0.name == name || $0.type == type }.flatMap(\.members)
  }

  private func cases(of property: String, in path: String?) -> [String] {
    let owner: [Member] =
      if let path, case .object(let descriptor)? = subject(of: path) {
        catalog.allMembers(of: descriptor)
      } else {
        catalog.classes.flatMap(\.members)
      }
    let types = owner.filter { $0.name == property }.compactMap(\.type).flatMap(\.parts)
    return types.flatMap { type -> [String] in
      if case .enumeration(let enumeration) = type { enumeration.cases } else { [] }
    }
  }

  // MARK: What a path leads to

  private enum Subject {
    case object(AnyClassDescriptor)
    case type(AnyClassDescriptor)
    case table([String])
  }

  private func subject(of path: String) -> Subject? {
    let names = path.split(separator: ".").map(String.init)
    guard let first = names.first else { return nil }
    var subject = self.subject(ofGlobal: first)
    for name in names.dropFirst() { subject = subject.flatMap { step(from: $0, to: name) } }
    return subject
  }

  private func subject(ofGlobal name: String) -> Subject? {
    let value = interpreter.global(name)
    if let object = value.object(in: interpreter) {
      return interpreter.descriptor(of: object).map { .object($0) }
    }
    if let descriptor = catalog.named(name) { return .type(descriptor) }
    guard case .table(let table) = value else { return nil }
    let delegate = catalog.values.first { $0.name == name }.flatMap { value in
      catalog.delegates.first { $0.type == value.type }
    }
    return .table(table.sortedStringKeys + (delegate?.members.map(\.name) ?? []))
  }

  /// Follows a property by its type.
  private func step(from subject: Subject, to name: String) -> Subject? {
    guard case .object(let descriptor) = subject,
      let type = catalog.allMembers(of: descriptor).first(where: { $0.name == name })?.type
    else { return nil }
    switch type.wrapped {
    case .named(let name): return catalog.named(name).map { .object($0) }
    case .structure(let structure): return .table(structure.fields.map(\.name))
    default: return nil
    }
  }
}

extension Member {
  fileprivate var isMethod: Bool { kind == .method || kind == .callback }
}
