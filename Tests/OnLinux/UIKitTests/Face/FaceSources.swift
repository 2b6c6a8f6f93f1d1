import Foundation

/// The public types, functions and constants of the engine, as its sources declare them.
struct FaceSources {
  /// A public declaration at the top of a file.
  struct Declaration: Hashable {
    let kind: String
    let name: String
  }

  /// A method of a protocol.
  struct Requirement {
    /// A parameter of it.
    struct Parameter {
      let label: String
      let name: String
      let type: String
    }

    let name: String
    let parameters: [Parameter]
    let result: String?

    /// Its name with the labels: `tableView(_:didSelectRowAt:)`.
    var fullName: String { "\(name)(\(parameters.map { $0.label + ":" }.joined()))" }
  }

  /// A protocol with the methods that have a default.
  struct Interface {
    let name: String
    let optional: [Requirement]
  }

  private(set) var declarations: Set<Declaration> = []
  private(set) var interfaces: [Interface] = []
  /// The defaults of optional methods that don't note that they were called.
  private(set) var unnoticedDefaults: [String] = []

  /// Reads all files below a folder.
  init(below folder: String) throws {
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".swift") }.sorted()
    var requirements: [String: [Requirement]] = [:]
    var defaults: [String: Set<String>] = [:]
    var counts: [String: (methods: Int, noted: Int)] = [:]
    for file in files {
      let text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
      for block in Self.blocks(of: text.components(separatedBy: "\n")) {
        if let declaration = block.declaration { declarations.insert(declaration) }
        switch block.head.first {
        case "protocol":
          requirements[block.name, default: []] += block.methods(beginningWith: "func ")
        case "extension":
          let methods = block.methods(beginningWith: "public func ")
          defaults[block.name, default: []].formUnion(methods.map(\.fullName))
          let noted = block.lines.count { $0.contains("DefaultBody.reached(") }
          if noted < methods.count { counts[block.name] = (methods.count, noted) }
        default: break
        }
      }
    }
    interfaces = requirements.sorted { $0.key < $1.key }.compactMap { name, methods in
      let optional = methods.filter { defaults[name]?.contains($0.fullName) == true }
      return optional.isEmpty ? nil : Interface(name: name, optional: optional)
    }
    unnoticedDefaults = interfaces.compactMap { interface in
      counts[interface.name].map { "\(interface.name): \($0.noted) of \($0.methods)" }
    }.filter { !$0.hasPrefix("UIContentContainer") }
  }
}

extension FaceSources {
  /// A declaration at the top of a file, with the lines in it.
  private struct Block {
    /// The words of its first line, without access and attributes.
    let head: [String]
    let isPublic: Bool
    var lines: [Substring] = []

    var name: String { head.count > 1 ? head[1] : "" }

    var declaration: Declaration? {
      let kinds: Set = ["class", "struct", "enum", "protocol", "typealias", "func", "let"]
      guard isPublic, let kind = head.first, kinds.contains(kind) else { return nil }
      return Declaration(kind: kind, name: name)
    }

    /// The methods directly in it.
    func methods(beginningWith prefix: String) -> [Requirement] {
      var texts: [String] = []
      var isOpen = false
      for line in lines {
        let words = line.trimmingCharacters(in: .whitespaces)
        let isMember = line.hasPrefix("  ") && !line.hasPrefix("   ")
        if isMember, words.hasPrefix(prefix) {
          texts.append(words)
          isOpen = true
        } else if isOpen, !(isMember && !words.hasPrefix(")")), !words.hasPrefix("//") {
          texts[texts.count - 1] += " " + words
        } else {
          isOpen = false
        }
        if isOpen, line.contains("{") { isOpen = false }
      }
      return texts.compactMap { Requirement(String($0.dropFirst(prefix.count))) }
    }
  }

  private static func blocks(of lines: [String]) -> [Block] {
    var blocks: [Block] = []
    for line in lines {
      if line.hasPrefix("}") { continue }
      guard let first = line.first, first.isLetter || first == "@" else {
        if !blocks.isEmpty { blocks[blocks.count - 1].lines.append(line[...]) }
        continue
      }
      let words = line.split(whereSeparator: { " :{<(".contains($0) }).map(String.init)
      let modifiers: Set = ["public", "open", "final", "nonisolated", "indirect", "package"]
      let isPublic = words.contains("public") || words.contains("open")
      let head = words.filter { !modifiers.contains($0) && !$0.hasPrefix("@") }
      blocks.append(Block(head: head, isPublic: isPublic))
    }
    return blocks
  }
}

extension FaceSources.Requirement {
  /// Reads `name(_ a: A, for b: B) -> C`.
  init?(_ text: String) {
    guard let open = text.firstIndex(of: "("), let close = Self.end(of: text, from: open) else {
      return nil
    }
    name = text[..<open].trimmingCharacters(in: .whitespaces)
    parameters = Self.split(text[text.index(after: open)..<close]).map { part in
      let colon = part.firstIndex(of: ":") ?? part.endIndex
      let names = part[..<colon].split(separator: " ").map(String.init)
      let type = part[colon...].dropFirst().trimmingCharacters(in: .whitespaces)
      return Parameter(label: names.first ?? "_", name: names.last ?? "_", type: type)
    }
    let rest = text[text.index(after: close)...]
    result = rest.range(of: "->").map { arrow in
      rest[arrow.upperBound...].prefix { $0 != "{" }.trimmingCharacters(in: .whitespaces)
    }
  }

  private static func end(of text: String, from open: String.Index) -> String.Index? {
    var depth = 0
    for index in text.indices[open...] {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  private static func split(_ text: Substring) -> [String] {
    var parts = [""]
    var depth = 0
    for character in text {
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      if character == ",", depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }
}
