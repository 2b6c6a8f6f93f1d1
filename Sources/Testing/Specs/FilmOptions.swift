import Reports

/// Which tests of a run are filmed, and where the films are.
nonisolated package struct FilmOptions: Sendable, Equatable, Codable {
  /// Which films are kept.
  package let choice: Choice
  /// The folder.
  package let folder: String

  /// Which films are kept.
  package enum Choice: String, Sendable, CaseIterable, Codable {
    case failed, all
  }

  /// The films of some tests in a folder.
  package init(_ choice: Choice, in folder: String) {
    (self.choice, self.folder) = (choice, folder)
  }

  /// Whether the film of a test with this outcome is kept.
  func keeps(_ outcome: TestOutcome) -> Bool { choice == .all || outcome.isFailure }

  /// The file of a test; `key` differs for those that have the same names in one file.
  func path(of id: TestID, key: [String]) -> String {
    var folder = folder[...]
    while folder.count > 1, folder.last == "/" { folder.removeLast() }
    return "\(folder == "/" ? "" : folder)/\(Self.name(of: id, key: key)).html"
  }

  /// A name that says which test it is, whatever its names contain: the readable part has only
  /// letters, digits and hyphens, and the other one differs for each test.
  private static func name(of id: TestID, key: [String]) -> String {
    let path = id.file.hasPrefix("./") ? String(id.file.dropFirst(2)) : id.file
    let file = path.split(separator: "/").last ?? "test"
    let stem = file.hasSuffix(".lua") ? file.dropLast(4) : file
    let words = ([String(stem)] + id.names).joined(separator: " ").lowercased()
      .split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let readable = words.joined(separator: "-").prefix(longestName)
    let mark = String(fingerprint(of: ([path] + key).joined(separator: "\0")), radix: 36)
    return readable.isEmpty ? mark : "\(readable)\(readable.hasSuffix("-") ? "" : "-")\(mark)"
  }

  private static let longestName = 80
}
