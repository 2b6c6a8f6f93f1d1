import ArgumentParser
import Foundation
import Lua
import StoredValues

/// The manual pages of the command and its subcommands, from what the parser knows about them.
struct ManualPages {
  /// The pages, as files.
  let files: [GeneratedFile]

  /// Reads the parser's description of the whole command.
  init() throws {
    let dump = try JSON.value(HelpDump.self, of: Drilldown._dumpHelp().utf8)
    let root = dump.command
    let subcommands = (root.subcommands ?? []).filter { $0.commandName != "help" }
    let pages = subcommands.map(\.name)
    files =
      [root.page(seeing: pages, usage: Drilldown.usageString())]
      + zip(subcommands, Drilldown.configuration.subcommands).map { command, type in
        command.page(seeing: [root.name], usage: Drilldown.usageString(for: type))
      }
  }
}

/// The parser's description of a command, in JSON.
private struct HelpDump: Decodable {
  let command: CommandDump

  struct CommandDump: Decodable {
    let commandName: String
    let superCommands: [String]?
    let abstract: String
    let discussion: String?
    let arguments: [ArgumentDump]?
    let subcommands: [CommandDump]?

    /// The name of its page: `drilldown-test`.
    var name: String { ((superCommands ?? []) + [commandName]).joined(separator: "-") }
  }

  struct ArgumentDump: Decodable {
    let kind: String
    let names: [NameDump]?
    let valueName: String?
    let abstract: String?
    let defaultValue: String?
    let allValues: [String]?
    let sectionTitle: String?
    let shouldDisplay: Bool
  }

  struct NameDump: Decodable {
    let kind: String
    let name: String

    var text: String { (kind == "long" ? "--" : "-") + name }
  }
}

extension HelpDump.CommandDump {
  /// The page, in the macros of man(7).
  func page(seeing others: [String], usage: String) -> GeneratedFile {
    let sections = [
      ("NAME", ["\(name) - \(abstract)".roff]),
      (
        "SYNOPSIS", [".nf"] + usage.split(separator: "\n").map { String($0).trimmed.roff } + [".fi"]
      ),
      ("DESCRIPTION", paragraphs), ("OPTIONS", options),
      ("SEE ALSO", [others.map { "\\fB\($0.roff)\\fR(1)" }.joined(separator: ",\n")]),
    ]
    let version = Drilldown.configuration.version
    let title = ".TH \(name.uppercased().roff) 1 \"\" \"drilldown \(version)\" \"Drilldown\""
    let body = sections.filter { !$0.1.isEmpty }.flatMap { [".SH \($0.0)"] + $0.1 }
    let note = ".\\\" Written by `make generate`; do not edit."
    return GeneratedFile(
      path: "\(name).1", text: ([note, title] + body).map { $0 + "\n" }.joined())
  }

  private var paragraphs: [String] {
    (discussion ?? "").components(separatedBy: "\n\n").filter { !$0.isEmpty }
      .flatMap { [".PP", $0.replacing("\n", with: " ").roff] }
  }

  /// The arguments and options, those with a section title behind the others.
  private var options: [String] {
    let shown = (arguments ?? []).filter(\.shouldDisplay)
    var titles: [String?] = [nil]
    for argument in shown where !titles.contains(argument.sectionTitle) {
      titles.append(argument.sectionTitle)
    }
    return titles.flatMap { title in
      let own = shown.filter { $0.sectionTitle == title }
      return (own.isEmpty ? [] : title.map { [".SS \($0.roff)"] } ?? []) + own.flatMap(\.lines)
    }
  }
}

extension HelpDump.ArgumentDump {
  /// A tagged paragraph.
  var lines: [String] { [".TP", label, text.roff] }

  private var label: String {
    let value = "\\fI\((valueName ?? "").roff)\\fR"
    guard let names, kind != "positional" else { return value }
    let spelled = names.map { "\\fB\($0.text.roff)\\fR" }.joined(separator: ", ")
    return kind == "option" ? "\(spelled) \(value)" : spelled
  }

  private var text: String {
    let notes = [
      allValues.map { "values: \($0.joined(separator: ", "))" },
      defaultValue.map { "default: \($0)" },
    ].compactMap(\.self)
    let end = notes.isEmpty ? "" : " (\(notes.joined(separator: "; ")))"
    return (abstract ?? "") + end
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }

  /// The text as roff prints it unchanged.
  fileprivate var roff: String {
    let text = replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return text.first == "." || text.first == "'" ? "\\&\(text)" : text
  }
}
