import Foundation
import Support
import Testing

/// Code that the compiler doesn't check, or is forced to inline, has a reason beside it.
///
/// That is the row of `make bench` that it serves, and what that row loses without it; or, in a few
/// places, after `bridge:`, what Objective-C has that Swift lacks.
struct UncheckedCodeTests {
  @Test func eachPlaceHasAFigure() throws {
    let rows = try swiftFiles(in: "Benchmarks").map(Repository.text).joined()
    var bridges = 0
    for path in try ["Sources", "repl", "Tests", "Benchmarks", "Tools/drilldown-uikit/Sources"]
      .flatMap(swiftFiles)
    where !path.hasSuffix("/UncheckedCodeTests.swift")
      && !path.hasPrefix("Tests/OnLinux/UIKitClient/")
      && !path.hasPrefix("Tests/UIKitPackages/")
    {
      let text = try Repository.text(of: path)
      let lines = placesWithoutFigure(in: text, rows: rows)
      #expect(lines.isEmpty, "\(lines.map { "\(path):\($0)" }.joined(separator: "\n"))")
      bridges += text.ranges(of: "// bridge: ").count
    }
    // Where a target crosses to the main thread, where objects of any class are created, where functions
    // of a library have no types, where XCTest calls tests of the main actor, what reads nibs, which a
    // program has from its start on, and paths, two of which grow.
    #expect(bridges == 12)
  }

  @Test(arguments: [
    ("unowned(unsafe) let a: A  // bench: tree, 7 %", []),
    ("// bench: tree of depth 10,000, 12 %\n@inline(__always)", []),
    ("// bench: tree, 12 % with the others\n@inline(__always)", [2]),
    ("nonisolated(unsafe) let a = 1", [1]), ("@inline(__always)  // bench: forest, 7 %", [1]),
    ("\nunsafeBitCast(a, to: B.self)  // bench: tree, 4 %", [2]),
    ("struct A: @unchecked Sendable {}", [1]),
    ("@exclusivity(unchecked) var a = 1  // faster", [1]),
    ("@inline(__always)  // bench: tre, 7 %", [1]), ("// unowned(unsafe) is not safe", []),
    ("// bridge: nothing else casts it\nunsafeBitCast(a, to: B.self)", []),
  ])
  func placesAreFound(text: String, lines: [Int]) {
    #expect(
      placesWithoutFigure(in: text, rows: "\"tree\" \"tree of depth 10,000\"") == lines)
  }

  private func swiftFiles(in folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: Repository.root.path + "/" + folder)
      .filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
  }

  /// The numbers of the lines with such code and without a figure there or in the line above: a row
  /// of the benchmarks and at least 5 %, of this place alone.
  private func placesWithoutFigure(in text: String, rows: String) -> [Int] {
    let words = /unsafeBitCast|\bunchecked\b|(unowned|nonisolated)\(unsafe\)|__always/
    guard ["unsafeBitCast", "unchecked", "(unsafe)", "__always"].contains(where: text.contains)
    else { return [] }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.filter { index in
      guard
        lines[index].prefix(
          upTo: lines[index].firstRange(of: "//")?.lowerBound
            ?? lines[index].endIndex
        ).contains(words)
      else { return false }
      return ![lines[index], index > 0 ? lines[index - 1] : ""].contains { line in
        if line.contains("// bridge: ") { return true }
        guard let figure = line.firstMatch(of: /\/\/ bench: (.+), (\d+) %$/),
          let percent = Int(figure.2)
        else { return false }
        let isRow = ["\"", ", "].contains { rows.contains("\"\(figure.1)\($0)") }
        return percent >= 5 && isRow
      }
    }.map { $0 + 1 }
  }
}
