import Foundation
import Support
import Testing

/// The files in C are layers: each uses only those that `internal.h` lists above it.
struct ShimLayerTests {
  private static let folder = Repository.root.appending(path: "Sources/Scripting/CLuaShims")

  /// The files in the order of the header, with their code.
  private func layers() throws -> [(name: String, code: String)] {
    let header = try String(
      contentsOf: Self.folder.appendingPathComponent("internal.h"), encoding: .utf8)
    return try header.matches(of: /(?m)^\/\/ (\w+\.c)$/).map { match in
      let name = String(match.1)
      let file = Self.folder.appendingPathComponent(name)
      return (name, Self.code(of: try String(contentsOf: file, encoding: .utf8)))
    }
  }

  /// The text without comments and texts.
  private static func code(of text: String) -> String {
    text.replacing(/"(?:\\.|[^"\\])*"/, with: "\"\"").replacing(/\/\/[^\n]*/, with: "")
  }

  /// The functions and variables that others can use.
  private static func definitions(in code: String) -> Set<String> {
    let definition =
      /(?m)^(?!static|extern|typedef|inlined)\w[^;={}()#]*?\b(dd_\w+)\s*(?:\([^;{}]*\)\s*\{|=|;|\[)/
    return Set(code.matches(of: definition).map { String($0.1) })
  }

  /// What files use of files below them.
  private static func faults(in layers: [(name: String, code: String)]) -> [String] {
    var owners: [String: Int] = [:]
    for (index, layer) in layers.enumerated() {
      for name in definitions(in: layer.code) { owners[name] = index }
    }
    return layers.enumerated().flatMap { index, layer in
      Set(layer.code.matches(of: /\bdd_\w+/).map { String($0.0) }).sorted().compactMap { name in
        guard let owner = owners[name], owner > index else { return nil }
        return "\(layer.name) uses \(name) of \(layers[owner].name)"
      }
    }
  }

  /// What is defined for the whole process under another name than `dd_`.
  private static func replacements(in code: String) -> [String] {
    code.matches(
      of:
        /(?m)^(?!static|extern|typedef|inlined|#|LEAF|BOTH)\w[^;={}()#]*?\b(\w+)\s*\([^;{}]*\)\s*\{/
    )
    .map { String($0.1) }.filter { !$0.hasPrefix("dd_") }
  }

  /// Otherwise it would be another function for the whole process: `malloc`, `system`.
  @Test func noFunctionOfTheCLibraryIsReplaced() throws {
    for layer in try layers() {
      #expect(Self.replacements(in: layer.code).isEmpty, "\(layer.name)")
    }
    let code = "static int f(void) {\n}\n\nvoid *malloc(size_t size) {\n  return 0;\n}\n"
    #expect(Self.replacements(in: code) == ["malloc"])
  }

  @Test func theListHasEachFile() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(try layers().map(\.name).sorted() == files.filter { $0.hasSuffix(".c") }.sorted())
  }

  @Test func eachFileUsesOnlyThoseAboveIt() throws {
    #expect(try Self.faults(in: layers()).isEmpty)
  }

  /// There would be many if the order were another one.
  @Test func aFileThatUsesOneBelowItIsFound() throws {
    let layers = try layers()
    #expect(Self.faults(in: layers.reversed()).count > 100)
    let upper = (name: "upper.c", code: "static int f(void) { return dd_lower(dd_value); }")
    let lower = (
      name: "lower.c", code: "const int dd_value = 1;\nint dd_lower(int x) {\n  return x;\n}"
    )
    #expect(Self.faults(in: [lower, upper]).isEmpty)
    #expect(
      Self.faults(in: [upper, lower])
        == ["upper.c uses dd_lower of lower.c", "upper.c uses dd_value of lower.c"])
  }
}
