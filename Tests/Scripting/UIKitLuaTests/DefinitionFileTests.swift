import Facts
import Foundation
import Lua
import Specs
import Support
import Testing
import UIKitLua

/// The definitions for editors and luacheck, and the manual, describe exactly what scripts find.
struct DefinitionFileTests {
  private let world = ScriptWorld()
  private var catalog: Catalog { world.catalog }
  private var files: [GeneratedFile] { catalog.allDefinitionFiles }

  @Test(.slow("it reads what the compiler says of all modules")) func theManualIsFresh() throws {
    let graph = try PublicSwiftAPI.graph.get()
    expectFresh(manual(graph), in: "docs/reference")
  }

  @Test(.slow("it reads what the compiler says of all modules"))
  func everyPublicSwiftClassShowsItsDeclarations() throws {
    let pages = manual(try PublicSwiftAPI.graph.get())
    let stack = try #require(pages.first { $0.path == "UINavigationController.md" })
    #expect(
      stack.text.contains(
        "func pushViewController(_ viewController: UIViewController, animated: Bool)\n"))
  }

  private func manual(_ graph: SymbolGraph) -> [GeneratedFile] {
    ManualWriter(catalog, graph, factLink: FactBook.standard.link).files
  }

  /// A folder contains exactly the files that are written.
  private func expectFresh(_ files: [GeneratedFile], in path: String) {
    let folder = Repository.root.appendingPathComponent(path)
    for file in files {
      let text = try? String(contentsOf: folder.appendingPathComponent(file.path), encoding: .utf8)
      #expect(text == file.text, "\(path)/\(file.path) is not what `make generate` writes")
    }
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    let found = Set((names ?? []).filter { $0.contains(".") })
    #expect(found == Set(files.map(\.path)))
  }

  @Test func everyFileIsLua() throws {
    for file in files where file.path.hasSuffix(".lua") {
      #expect(throws: Never.self) { try world.interpreter.load(file.text, named: file.path) }
    }
  }

  nonisolated private static let luacheck = "/usr/bin/luacheck"

  /// The repository's specs whose global variables don't matter, checked against the standard
  /// alone.
  @Test(
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: luacheck),
      "luacheck is not installed: specs are not checked"))
  func luacheckKnowsTheWordsOfSpecs() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }  // a leftover does no harm
    let standard = folder.appendingPathComponent("luacheck.lua")
    let written = try #require(files.first { $0.path == "luacheck.lua" })
    try Data(written.text.utf8).write(to: standard)
    let settings = "stds.drilldown = dofile('\(standard.path)')\nstd = 'lua54+drilldown'\n"
    let file = folder.appendingPathComponent("luacheckrc")
    try Data(settings.utf8).write(to: file)
    let fixtures = Repository.root.appendingPathComponent("Tests/RunnerFixtures").path
    // Unknown variables and fields, and broken ones that are set.
    let report = try Toolchain.output(
      Self.luacheck,
      ["--no-color", "--quiet", "--codes", "--only", "1", "--config", file.path]
        + Self.specs.map { "\(fixtures)/\($0)" })
    #expect(report == "Total: 0 warnings / 0 errors in \(Self.specs.count) files\n")
  }

  private static let specs = [
    "busted/busted_spec.lua", "busted/world_spec.lua", "failures/hooks_spec.lua",
    "mutations/mutations_spec.lua", "properties/steps_spec.lua", "properties/values_spec.lua",
    "strangers/doubles_spec.lua", "strangers/errors_spec.lua", "strangers/taught_spec.lua",
    "strangers/values_spec.lua", "worlds/worlds_spec.lua",
  ]

  @Test func everyTypeIsDefined() {
    let names =
      catalog.classes.map(\.typeName) + catalog.enumerations.map(\.name)
      + catalog.structures.map(\.name) + catalog.delegates.map(\.name)
    let known = Set(names).union(Self.builtIn)
    for type in catalog.types {
      #expect(Set(Self.names(in: type.annotation)).subtracting(known) == [], "\(type.annotation)")
    }
  }

  @Test func noNameIsDefinedTwice() {
    let names =
      catalog.classes.map(\.typeName) + catalog.enumerations.map(\.name)
      + catalog.structures.map(\.name) + catalog.delegates.map(\.name)
    #expect(
      Dictionary(grouping: names, by: \.self).filter { $0.value.count > 1 }.keys.sorted() == [])
  }

  @Test func thePluginSeesScriptClasses() throws {
    let plugin = try #require(files.first { $0.path == "plugin.lua" })
    try world.run(plugin.text, named: "plugin.lua")
    let script = Script(
      plugin.text + """

        local text = 'local x = 1\\nlocal Bed = class("TestBed", UIViewController)\\n'
          .. "  local Stack = UINavigationController:subclass 'Stack'\\n"
        for _, edit in ipairs(OnSetText("file:///x.lua", text)) do
          print(edit.start, edit.finish, (edit.text:gsub("\\n", "|")))
        end
        print(OnSetText("file:///x.lua", "local y = subclass"))
        """)
    #expect(
      script.printed == """
        13\t12\t---@class Bed : UIViewController|---@overload fun(arguments?: table|string): Bed|
        62\t61\t---@class Stack : UINavigationController|---@overload fun(arguments?: table|string): Stack|
        nil

        """)
  }

  private static let builtIn: Set = [
    "any", "boolean", "string", "number", "integer", "table", "function", "nil", "fun",
  ]

  /// The words of an annotation that name types: the word before a colon names a parameter.
  private static func names(in annotation: String) -> [String] {
    annotation.replacing(/[A-Za-z0-9_]+\??:/, with: "")
      .split { !($0.isLetter || $0.isNumber || $0 == "." || $0 == "_") }.map(String.init)
      .filter { !$0.isEmpty && $0 != "..." }
  }
}
