import ArgumentParser
import Console
import Escaping
import Lua
import Runner

/// Writes what editors and linters know of the API.
struct Meta: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "drilldown meta",
    abstract: "Write definition files for lua-language-server, and a standard for luacheck.",
    discussion: """
      The folder is an addon: name it in the setting Lua.workspace.library, or put it into a folder \
      of addons. luacheck.lua in it says how a .luacheckrc uses it. The exit code is 1 when a file \
      cannot be written.
      """)

  @Argument(help: "The folder, which is made if there is none.")
  var folder: String

  @Option(
    help: ArgumentHelp(
      "Write the reference manual instead, with Swift's signatures from these symbol graphs.",
      valueName: "folder", visibility: .private))
  var symbols: String?

  func run() throws {
    try MainActor.assumeIsolated { try runHere() }
  }

  @MainActor private func runHere() throws {
    let catalog = Session().catalog
    let files = try symbols.map { ManualWriter(catalog, try SymbolGraph(folder: $0)).files }
    guard let problem = (files ?? catalog.allDefinitionFiles).write(to: folder) else { return }
    Terminal.complain("\("\(problem)".escaped)\n")
    throw ExitCode(1)
  }
}
