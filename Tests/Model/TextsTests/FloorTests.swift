import Foundation
import Support
import Testing

/// A module imports those of its own floor and of lower ones only; the picture in the documentation is
/// what the sources do.
struct FloorTests {
  /// The floors of the modules, by name.
  private static let floors = Result {
    var floors: [String: String] = [:]
    for floor in Repository.floors {
      for module in try Self.names(in: "Sources/\(floor)") { floors[module] = floor }
    }
    return floors
  }

  /// What modules import of each other: the module, and what it imports.
  private static let imports = Result {
    let floors = try Self.floors.get()
    let imports = try SourceIndex.sources.get().uses.compactMap { use -> [String]? in
      let folders = use.path.split(separator: "/").map(String.init)
      guard use.symbol.kind == .module, folders[0] == "Sources", folders[2] != use.symbol.name,
        floors[use.symbol.name] != nil
      else { return nil }
      return [folders[2], use.symbol.name]
    }
    return Set(imports)
  }

  @Test func everyModuleIsOnAFloor() throws {
    #expect(try Self.names(in: "Sources").sorted() == Repository.floors.sorted())
    let manifest = try Repository.text(of: "Package.swift")
    for (module, floor) in try Self.floors.get() {
      #expect(manifest.contains("\"\(module)\""), "\(floor)/\(module) is in no target")
    }
    for floor in Repository.floors { #expect(manifest.contains("\n  \"\(floor)\": [")) }
  }

  @Test func nothingImportsAHigherFloor() throws {
    let imports = try Self.imports.get(), floors = try Self.floors.get()
    #expect(imports.count > 60)
    for pair in imports {
      let places = pair.compactMap { name in
        floors[name].flatMap { Repository.floors.firstIndex(of: $0) }
      }
      #expect(places.count == 2 && places[0] >= places[1], "\(pair[0]) imports \(pair[1])")
      // Programs for UIKit are no scripts.
      if floors[pair[0]] == "OnLinux" {
        #expect(["Model", "Engine", "Pictures", "OnLinux"].contains(floors[pair[1]]), "\(pair)")
      }
    }
  }

  /// A target names what its sources import, or SwiftPM may build them before that.
  ///
  /// Its own check takes what OpenCombine's sources import, which is Apple's Combine, for the module here.
  @Test func everyImportIsADependency() throws {
    let text = try Toolchain.output(
      "swift",
      ["package", "--package-path", Repository.root.path, "--ignore-lock", "describe"]
        + ["--type", "json"])
    let package = try JSONDecoder().decode(
      Description.self, from: Data(text[try #require(text.firstIndex(of: "{"))...].utf8))
    let modules = Set(package.targets.map(\.c99name))
    var count = 0
    for target in package.targets {
      let named = Set((target.targetDependencies ?? []) + [target.c99name])
      for file in target.sources where file.hasSuffix(".swift") {
        let imports = try Repository.text(of: "\(target.path)/\(file)")
          .matches(of: /^(?:@\w+ )*import (?:[a-z]+ )?(\w+)/.anchorsMatchLineEndings())
          .map { String($0.1) }
        count += imports.count
        #expect(
          imports.filter { modules.contains($0) && !named.contains($0) } == [],
          "\(target.c99name) doesn't name what \(file) imports")
      }
    }
    #expect(count > 4000)
  }

  private struct Description: Decodable {
    var targets: [Target]

    struct Target: Decodable {
      var c99name: String, path: String, sources: [String], targetDependencies: [String]?

      enum CodingKeys: String, CodingKey {
        case c99name, path, sources
        case targetDependencies = "target_dependencies"
      }
    }
  }

  /// Only the command joins prompt, pictures and tests.
  @Test func noModuleImportsTwoOfPromptPicturesAndTesting() throws {
    let floors = try Self.floors.get()
    var joined: [String: Set<String>] = [:]
    for pair in try Self.imports.get() {
      guard let floor = floors[pair[1]], floor != floors[pair[0]],
        ["Prompt", "Pictures", "Testing"].contains(floor)
      else { continue }
      joined[pair[0], default: []].insert(floor)
    }
    #expect(joined.filter { $0.value.count > 1 } == [:])
  }

  /// Each module and each folder of sources has a row that says what is in it.
  @Test func everyFolderIsDescribed() throws {
    let page = try Repository.text(of: "docs/architecture.md")
    let cells = page.split(separator: "\n").filter { $0.hasPrefix("| `") }
      .flatMap { $0.split(separator: "|")[0].split(separator: "`").map(String.init) }
    let folders = try Self.folders()
    #expect(folders.count > 100)
    #expect(folders.filter { !cells.contains($0) } == [])
    let described = cells.filter { !$0.contains(".") && !$0.hasPrefix("Tools") && $0.contains("/") }
    #expect(described.filter { !folders.contains($0) } == [], "they are no folders")
  }

  /// The pages for who changes the sources name files that are there.
  @Test(arguments: ["docs/architecture.md", "docs/performance.md", "CONTRIBUTING.md"])
  func everyNamedFileIsThere(page: String) throws {
    let names = try Repository.text(of: page).matches(of: /`([\w\/+.]+\.(?:swift|c|css|js))`/)
      .map { String($0.1) }
    let files = ["Sources", "Tests", "Tools", "repl"].flatMap { folder in
      let place = Repository.root.appending(path: folder).path
      let paths = FileManager.default.enumerator(atPath: place)?.compactMap { $0 as? String }
      return (paths ?? []).map { "/\(folder)/\($0)" }
    }
    #expect(files.count > 2000)
    #expect(names.filter { name in !files.contains { $0.hasSuffix("/\(name)") } } == [])
  }

  /// The modules and the folders of sources in them.
  private static func folders() throws -> Set<String> {
    var found: Set<String> = []
    for (module, floor) in try floors.get() {
      let folder = Repository.root.appending(path: "Sources/\(floor)").path
      for path in try FileManager.default.subpathsOfDirectory(atPath: "\(folder)/\(module)") {
        let place = "\(module)/\(path)".split(separator: "/").dropLast().joined(separator: "/")
        let isSource = [".swift", ".c", ".h", ".lua", ".js", ".css"].contains(where: path.hasSuffix)
        if isSource, !place.hasSuffix("/include") { found.insert(place) }
      }
    }
    return found
  }

  @Test func thePictureIsFresh() throws {
    let page = try Repository.text(of: "docs/architecture.md")
    let start = try #require(page.range(of: "<!-- The floors, drawn by FloorTests. -->\n"))
    let end = try #require(page.range(of: "<!-- End of the floors. -->"))
    let picture = try Self.picture()
    let isFresh = page[start.upperBound..<end.lowerBound] == picture
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      let text = page[..<start.upperBound] + picture + page[end.lowerBound...]
      try String(text).write(
        to: Repository.root.appending(path: "docs/architecture.md"), atomically: true,
        encoding: .utf8)
    }
    #expect(isFresh, "RECORD=1 draws the floors of docs/architecture.md")
  }

  /// The floors with an arrow to each one that they import.
  private static func picture() throws -> String {
    let floors = try Self.floors.get()
    let arrows = Set(
      try imports.get().compactMap { pair -> String? in
        guard let from = floors[pair[0]], let to = floors[pair[1]], from != to else { return nil }
        return "  \(from) --> \(to)\n"
      })
    return "```mermaid\nflowchart TD\n\(arrows.sorted().joined())```\n"
  }

  private static func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: Repository.root.path + "/" + folder)
      .filter { !$0.hasPrefix(".") }
  }
}
