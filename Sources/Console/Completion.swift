import Lua
import UIKitLua

/// The completions at the end of a line: names of globals and members, the cases of enumerations,
/// tappable elements, files, and commands.
///
///     nav:pop                             popViewController, popToViewController, …
///     nav.navigationBar.is                isHidden, isTranslucent, …
///     UINavigationController{ toolb       toolbarItems
///     function Detail:viewDidL            viewDidLoad, …
///     home.modalPresentationStyle = "fo   formSheet
///     user.tap "Pu                        Push 2
package struct InputCompletion: Equatable {
  /// The part of a word that is already typed.
  package let word: String
  /// The words that begin with it, sorted.
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
    if let found = completion(ofCommand: line) ?? completion(ofText: line) { return found }
    if let match = line.firstMatch(
      of: /(?:([A-Za-z_]\w*(?:\.\w+|\[\d+\])*)\.)?(\w+)\s*=\s*["'](\w*)$/)
    {
      let cases = cases(of: String(match.2), in: match.1.map(String.init))
      return offer(cases, String(match.3))
    }
    if let match = line.firstMatch(of: /(function\s+)?([A-Za-z_]\w*(?:\.\w+|\[\d+\])*)([.:])(\w*)$/)
    {
      let names =
        match.1 == nil
        ? members(of: String(match.2), after: String(match.3)) : overridable(in: String(match.2))
      return offer(names, String(match.4))
    }
    let word = line.firstMatch(of: /[A-Za-z_]\w*$/).map { String($0.output) } ?? ""
    if let arguments = arguments(ofCallIn: line.dropLast(word.count)) {
      return offer(arguments, word)
    }
    return offer(interpreter.globalNames.map { candidate($0, among: catalog.functions) }, word)
  }

  /// The names that begin with a word.
  func offer(_ names: [String], _ word: String) -> InputCompletion {
    offer(names.map { ($0, nil) }, word)
  }

  typealias Candidate = (name: String, signature: String?)

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
    guard let place = place(of: path) else { return [] }
    let isCall = mark == ":"
    switch kind(of: place) {
    case .object(let descriptor):
      return catalog.allMembers(of: descriptor)
        .filter { isCall ? $0.isMethod : !$0.isCallable }.map(Self.candidate)
        + fields(of: place, where: { $0.isFunction == isCall })
    case .type(let descriptor):
      return isCall
        ? [("subclass", nil)] + fields(of: place, where: \.isFunction)
        : catalog.allMembers(of: descriptor).filter(\.isCallable).map(Self.candidate)
          + fields(of: place, where: { _ in true })
    case .table(let names):
      return names.map { candidate($0, among: members(ofTable: path)) }.filter {
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
    return fields.sortedStringKeys.filter { fits(fields[$0]) }.map { ($0, nil) }
  }

  /// What a script may define for a class: the methods that UIKit calls, and existing ones.
  private func overridable(in path: String) -> [Candidate] {
    guard let place = place(of: path), case .type(let descriptor)? = kind(of: place) else {
      return members(of: path, after: ".")
    }
    return catalog.allMembers(of: descriptor)
      .filter { $0.kind == .callback || $0.isOverridable }.map(Self.candidate)
      + fields(of: place, where: \.isFunction) + ["init", "deinit"].map { ($0, nil) }
  }

  /// The fields for a class whose call is still open: `UIViewController{ title = "Home", na`.
  private func arguments(ofCallIn line: Substring) -> [Candidate]? {
    guard let path = OpenCall(line)?.path, let place = place(of: path),
      case .type(let descriptor)? = kind(of: place)
    else { return nil }
    return catalog.allMembers(of: descriptor)
      .filter { !$0.isCallable && !$0.isReadOnly }.map(Self.candidate)
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
      if let path, let place = place(of: path), case .object(let descriptor)? = kind(of: place) {
        catalog.allMembers(of: descriptor)
      } else {
        catalog.classes.flatMap(\.members)
      }
    let types = owner.filter { $0.name == property }.compactMap(\.type).flatMap(\.parts)
    return types.flatMap { type -> [String] in
      if case .enumeration(let enumeration) = type { enumeration.cases } else { [] }
    }
  }
}

extension Member {
  fileprivate var isMethod: Bool { kind == .method || kind == .callback }
}
