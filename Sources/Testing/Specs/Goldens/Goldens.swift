import Console
import EscapedText
import Foundation
import StoredValues
import Reports

/// The goldens of one spec file: those that its tests compare, and the unused ones.
nonisolated struct Goldens {
  /// The test that runs.
  var test: TestID?
  private let folder: String
  /// Why none are written; nil if they are.
  private let refusal: String?
  private var mayWrite: Bool { refusal == nil }
  private var owners: [String: TestID] = [:]

  /// The goldens beside a spec; none are written if there is a reason for that.
  init(of spec: String, refusal: String?) {
    folder = Self.folder(of: spec)
    self.refusal = refusal
  }

  /// The folder with the goldens of a spec: `login_spec.goldens` for `login_spec.lua`.
  static func folder(of spec: String) -> String {
    (spec.hasSuffix(".lua") ? String(spec.dropLast(4)) : spec) + folderEnding
  }

  static let folderEnding = ".goldens"

  /// The golden of a name.
  func file(_ name: String) -> GoldenFile {
    GoldenFile(path: "\(folder)/\(name)\(GoldenFile.ending)")
  }

  // MARK: Comparing

  /// Compares a text: returns nothing, or a sentence about the failure and the lines that show it.
  ///
  /// A golden may have the form that the text had in earlier versions. `open` returns nil where there
  /// is no file.
  mutating func compare(
    _ name: String, with text: String, or former: String = "",
    by open: (String) throws(SystemError) -> OpenFile?
  ) -> [String] {
    if let problem = Self.problem(with: name) { return [problem] }
    guard let test else { return ["assert.golden can only be used in a test"] }
    if let owner = owners[name], owner != test {
      return ["the golden \"\(name)\" is already used by '\(owner.title.escaped)'"]
    }
    owners[name] = test
    let plain = text.replacing("\r\n", with: "\n")  // as it is read again
    let text = plain.isEmpty || plain.hasSuffix("\n") ? plain : plain + "\n"
    let file = file(name)
    switch GoldenFile.contents(of: file.path, by: open) {
    case .unreadable(let reason): return [reason]
    case .missing:
      return writePending("there is no golden \"\(name)\"", text, for: file)
        + Self.difference("", text)
    case .text(let expected):
      let isSame = !former.isEmpty && (expected == former || expected == former + "\n")
      let difference = isSame ? [] : Self.difference(expected, text)
      if !difference.isEmpty {
        return writePending("the golden \"\(name)\" differs", text, for: file) + difference
      }
      if mayWrite { file.removePending() }
      return []
    }
  }

  private func writePending(_ sentence: String, _ text: String, for file: GoldenFile) -> [String] {
    if let refusal { return ["\(sentence); nothing is written \(refusal)"] }
    if let problem = file.writePending(with: text) { return ["\(sentence), and \(problem)"] }
    return [sentence + "; run 'drilldown review' to accept or reject the change"]
  }

  /// The difference, line by line.
  static func difference(_ expected: String, _ actual: String) -> [String] {
    guard expected != actual else { return [] }
    if expected.isEmpty {
      return actual.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        .map { $0.isEmpty ? "+" : "+ \($0)" }
    }
    return TextDifference(expected: expected, actual: actual).description
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The problem of a name, which becomes a file's; nil if it is valid.
  static func problem(with name: String) -> String? {
    let isFine =
      (1...100).contains(name.utf8.count) && name.utf8.allSatisfy(isPlain)
      && name.utf8.first.map { isPlain($0) && !" ._-".utf8.contains($0) } == true
      && name.last != " " && name.last != "."
    if isFine { return nil }
    return
      "a golden's name may contain letters from a to z, digits, spaces, '.', '_' and '-', must begin with "
      + "a letter or digit, not end with a space or '.', and have at most 100 characters; got \(JSON.line(name))"
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x61...0x7A, 0x41...0x5A, 0x30...0x39: true
    default: " ._-".utf8.contains(byte)
    }
  }

  // MARK: Unused goldens

  /// Looks for goldens that no test has compared, once all have run and passed: a remark for each.
  func leftovers() -> [String] {
    // Most specs have none, and making the error of a missing folder takes long.
    guard FileManager.default.fileExists(atPath: folder),
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder)  // unreadable
    else { return [] }
    return names.sorted().compactMap { name in
      if name.hasSuffix(GoldenFile.ending + GoldenFile.pendingEnding) { clear(name) }
      guard name.hasSuffix(GoldenFile.ending) else { return nil }
      let plain = String(name.dropLast(GoldenFile.ending.count))
      guard owners[plain] == nil, Self.problem(with: plain) == nil else { return nil }
      let file = file(plain)
      let problem = mayWrite ? file.markStale() : nil
      return "stale golden: no test compares \(file.path.escaped)"
        + (problem.map { "; \($0)" } ?? "")
    }
  }

  /// A pending file without a test and without a golden is an orphan.
  private func clear(_ name: String) {
    let plain = String(name.dropLast(GoldenFile.ending.count + GoldenFile.pendingEnding.count))
    guard mayWrite, owners[plain] == nil, Self.problem(with: plain) == nil,
      file(plain).contents == .missing
    else { return }
    file(plain).removePending()
  }
}

/// Whether the tests run in continuous integration, where goldens aren't reviewed.
nonisolated package enum ContinuousIntegration {
  /// Whether `CI` is set to anything but an empty text and `false`.
  package static let isOn = {
    let value = ProcessEnvironment.values["CI"] ?? ""
    return !value.isEmpty && value != "false"
  }()
}
