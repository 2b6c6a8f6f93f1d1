import Demos
import EscapedText
import Facts
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import UIKitLua

/// A command of the prompt as completion sees it: its name and its parameters.
package struct CommandWord {
  /// The name, without its colon.
  package let name: String
  /// Its parameters, in order.
  package let parameters: [WordParameter]

  /// A command.
  package init(_ name: String, _ parameters: [WordParameter] = []) {
    self.name = name
    self.parameters = parameters
  }

  /// A parameter of a command.
  package struct WordParameter {
    /// Its name; `name`, `id`, `question`, `value` and `callback` determine its candidates.
    package let name: String
    /// Its possible values; nil if it accepts any.
    package let choices: [String]?
    /// Whether it is a file.
    package let isFile: Bool
    /// The inputs that it may mean, for a number.
    let inputs: [NumberedInput]

    /// A number that means an input, and its text.
    package typealias NumberedInput = (number: Int, text: String)

    /// A parameter.
    package init(
      _ name: String, choices: [String]? = nil, isFile: Bool = false, inputs: [NumberedInput] = []
    ) {
      self.name = name
      self.choices = choices
      self.isFile = isFile
      self.inputs = inputs
    }
  }
}

extension Completer {
  /// The completions of an input that begins with a colon.
  func completion(ofCommand line: String) -> InputCompletion? {
    guard line.first == ":", line.dropFirst().first != ":" else { return nil }
    let parts = line.dropFirst().split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return offer(commands.map { ":\($0.name)" }.sorted(), line) }
    let behind = parts.dropFirst().filter { !$0.isEmpty }
    let isBegun = parts.last?.isEmpty == false
    let parameters = commands.first { $0.name == parts[0] }?.parameters ?? []
    let position = behind.count - (isBegun ? 1 : 0)
    guard let parameter = position < parameters.count ? parameters[position] : parameters.last
    else { return offer([], "") }
    let rest = parts.dropFirst().joined(separator: " ")
    if parameter.isFile { return files(rest) }
    if parameter.name == "demo" { return demos(rest) }
    let earlier = behind.prefix(position).last.map(String.init)
    let word = isBegun ? String(parts.last ?? "") : ""
    return offer(candidates: words(for: parameter, after: earlier), word)
  }

  private func words(
    for parameter: CommandWord.WordParameter, after word: String?
  ) -> [Candidate] {
    if let choices = parameter.choices { return choices.sorted().map { ($0, nil, 0) } }
    // In the order of their numbers.
    if !parameter.inputs.isEmpty {
      return parameter.inputs.map { ("\($0.number)", "\($0.number)   \($0.text)", $0.number) }
    }
    let names: [String] =
      switch parameter.name {
      case "name": HelpText(catalog).names + interpreter.globalNames
      case "id":
        Diagnostic.Rule.all.map(\.id) + FactBook.standard.facts.map(\.tag.text)
          + StandIn.all.map(\.name)
      case "mistake": DemoBook.standard[.mistakes].filter { $0.mistake == nil }.map(\.name)
      case "question": controllers + Question.all.map(\.word)
      case "value": OutputSettings.rows.first { $0.name == word }?.values ?? []
      case "n", "seconds": []
      case "callback": Callback.allCases.map(\.name)
      default: controllers
      }
    return names.sorted().map { ($0, nil, 0) }
  }

  /// The demos by their names, and what of the books has one, if the question is about that.
  private func demos(_ question: String) -> InputCompletion {
    let names: [Candidate] = DemoBook.standard.demos.map { ($0.name, nil, 0) }
    let items = BookIndex.standard.items.enumerated().map { index, item -> Candidate in
      (item.name, "\(item.name)   \(item.title)", index + 1)
    }
    return offer(candidates: question.isEmpty ? names : names + items, question)
  }

  /// The names and numbers of the controllers that are alive.
  private var controllers: [String] {
    let hierarchy = world.stage.hierarchy
    return hierarchy.identifiers.flatMap { [hierarchy[$0].label, "\($0)"] }
  }

  /// The completions of a text in quotes, if the call determines what the text is.
  func completion(ofText line: String) -> InputCompletion? {
    guard let match = line.firstMatch(of: /([A-Za-z_][\w.]*)\s*\(?\s*(?:"([^"]*)|'([^']*))$/)
    else { return nil }
    let text = String(match.2 ?? match.3 ?? "")
    switch match.1 {
    case "user.tap":
      return offer(
        world.stage.user.targets.filter(\.isEnabled).map(\.text.escaped).sorted(), text)
    case "require": return modules(text)
    case "dofile", "loadfile", "io.open", "io.lines": return files(text)
    default: return nil
    }
  }

  /// The files whose paths begin with a prefix; a folder ends with a slash, hidden files need their
  /// dot.
  private func files(_ path: String) -> InputCompletion {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let name = path.dropFirst(folder.count)
    let place = (folder as NSString).expandingTildeInPath
    let manager = FileManager.default
    let names = (try? manager.contentsOfDirectory(atPath: place.isEmpty ? "." : place)) ?? []
    let fitting = names.filter { $0.hasPrefix(name) && ($0.first != "." || name.first == ".") }
    return offer(
      fitting.sorted().map { name in
        let whole = place.isEmpty ? name : "\(place)/\(name)"
        return folder + name + (Self.isFolder(whole) ? "/" : "")
      }, path)
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
