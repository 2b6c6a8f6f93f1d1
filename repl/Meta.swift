import ArgumentParser
import Console
import Demos
import EscapedText
import Facts
import Foundation
import Lua
import Specs

/// Writes the definitions of the API for editors and linters.
struct Meta: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "meta",
    abstract: "Write definition files for lua-language-server and a luacheck standard.",
    discussion: """
      The folder is an addon: list it in the setting Lua.workspace.library, or put it into a folder \
      of addons. luacheck.lua in it explains how a .luacheckrc uses it. Exit code 74: a file \
      can't be written.
      """)

  @Argument(help: "The folder; it is created if it doesn't exist.", completion: .directory)
  var folder: String

  @Option(
    help: ArgumentHelp(
      "Write the reference manual instead, with Swift signatures from these symbol graphs.",
      valueName: "folder", visibility: .private))
  var symbols: String?

  @Option(
    help: ArgumentHelp(
      "Write the index of the places that implement facts instead.", valueName: "folder",
      visibility: .private))
  var facts: String?

  @Flag(help: ArgumentHelp("Write the index of the books instead.", visibility: .private))
  var books = false

  @Flag(help: ArgumentHelp("Write the manual pages instead.", visibility: .private))
  var manual = false

  @Flag(
    help: ArgumentHelp(
      "Write films of the scripts of `drilldown demo` instead, with an index.", visibility: .private
    ))
  var site = false

  func run() throws {
    try MainActor.assumeIsolated { try runHere() }
  }

  @MainActor private func runHere() throws {
    guard let problem = try files.write(to: folder) else { return }
    Terminal.writeError("error: \("\(problem)".escaped)\n")
    throw ExitCode(Terminal.lossCode)
  }

  /// The page of the books: its introduction as it stands, then the tables.
  private var bookIndex: GeneratedFile {
    get throws {
      let page = try String(contentsOfFile: "\(folder)/books.md", encoding: .utf8)
      let tables = page.firstRange(of: "\n## ")?.lowerBound ?? page.endIndex
      return GeneratedFile(path: "books.md", text: page[..<tables] + BookIndex.standard.text)
    }
  }

  @MainActor private var files: [GeneratedFile] {
    get throws {
      if let facts {
        let index = try FactIndex(of: URL(fileURLWithPath: facts))
        return [GeneratedFile(path: "uses.md", text: index.text)]
      }
      if books { return [try bookIndex] }
      if manual { return try ManualPages().files }
      if site { return try SiteFiles().files }
      let catalog = Session().catalog
      return try symbols.map {
        ManualWriter(catalog, try SymbolGraph(folder: $0), factLink: FactBook.standard.link).files
      } ?? catalog.allDefinitionFiles
    }
  }
}
