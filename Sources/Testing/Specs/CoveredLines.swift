import Foundation
import Lua
import Reports

/// The lines of the files that a test file loads.
final class CoveredLines {
  private let path: String
  private let interpreter: Interpreter
  private let tracesTests: Bool
  /// What ran outside of tests.
  private var outside: [String: [CodePlace: Int]] = [:]
  private var names: [String: String?] = [:]

  /// Counts lines from now on; nil if that isn't asked for.
  init?(of path: String, _ options: TestOptions, in interpreter: Interpreter) {
    guard options.measuresLines, !options.isListing else { return nil }
    (self.path, self.interpreter) = (path, interpreter)
    tracesTests = options.tracesTests
    interpreter.countLines()
  }

  /// A test begins: what ran until now doesn't belong to it.
  func beginTest() { if tracesTests { takeOutside() } }

  /// The lines that a test has reached; none if tests aren't traced.
  func endTest() -> [LineCoverage] {
    guard tracesTests else { return [] }
    return interpreter.takeLineCounts().compactMap { source, counts in
      name(of: source).map { LineCoverage(of: $0, functions: counts) }
    }.sorted { $0.file < $1.file }
  }

  private func takeOutside() {
    for (source, counts) in interpreter.takeLineCounts() {
      outside[source, default: [:]].merge(counts, uniquingKeysWith: +)
    }
  }

  /// The lines of each file in the current folder, but of the test file itself.
  func files() -> [LineCoverage] {
    takeOutside()
    var files: [String: LineCoverage] = [:]
    for (source, counts) in outside {
      guard let name = name(of: source) else { continue }
      var covered = LineCoverage(of: name, functions: counts)
      if !tracesTests {
        guard let file = try? interpreter.file(source, waits: true),
          let text = SourceText.read(file)
        else { continue }
        let lines = interpreter.codeLines(of: text)
        let counts = covered.byLine
        covered = LineCoverage(
          of: name, Dictionary(uniqueKeysWithValues: lines.map { ($0, counts[$0] ?? 0) }))
      }
      if files[name]?.add(covered) == nil { files[name] = covered }
    }
    return files.keys.sorted().compactMap { files[$0] }
  }

  /// The path of a file from the current folder; nil for one elsewhere, for one that scripts can't
  /// read, and for the test file.
  private func name(of source: String) -> String? {
    if let known = names[source] { return known }
    let name = Self.name(of: source)
    let isFile = (try? interpreter.file(source)) != nil  // a script gives texts any name
    let result = name == Self.name(of: path) || !isFile ? nil : name
    names[source] = .some(result)
    return result
  }

  private static func name(of path: String) -> String? {
    let folder = FileManager.default.currentDirectoryPath
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    let whole = URL(fileURLWithPath: path).standardizedFileURL.path
    return whole.hasPrefix(start) ? String(whole.dropFirst(start.count)) : nil
  }
}
