import EscapedText
import Foundation
import Lua
import StoredValues

/// The inputs typed at the prompt, in this session and earlier ones: an entry for each input,
/// however many lines it has.
///
/// In the file an entry is a line; `\n` encodes a line break within it.
nonisolated package final class History {
  /// The entries, oldest first.
  package private(set) var entries: [String] = []
  /// How many entries are kept.
  package let limit: Int
  private let path: String?
  private let file: LineFile?
  private let reportError: (String) -> Void
  private var hasReportedError = false

  /// The history in a file, or one that ends with the session; a failure of the file is reported
  /// once.
  ///
  /// A private history reads the file, but adds nothing to it.
  package init(
    file path: String?, limit: Int = defaultLimit, isPrivate: Bool = false,
    reportError: @escaping (String) -> Void
  ) {
    self.limit = limit
    self.path = path
    self.reportError = reportError
    let file = limit > 0 ? path.map { LineFile(at: $0) } : nil
    self.file = isPrivate ? nil : file
    trying { () throws(SystemError) in
      for line in try file?.lines(last: limit) ?? [] where line.count <= Self.longestEntry {
        let entry = Self.entry(of: line)
        if entry != entries.last { entries.append(entry) }
      }
    }
  }

  /// How many entries are kept by default.
  package static let defaultLimit = 1_000
  /// A longer entry, in bytes, isn't saved: it won't be edited again.
  package static let longestEntry = 64 << 10

  /// Adds an input, unless it repeats the previous one, begins with a space, or is too long;
  /// returns whether it was added.
  @discardableResult
  package func add(_ input: String) -> Bool {
    guard limit > 0, input != entries.last, input.first != " ",
      !input.allSatisfy(\.isWhitespace), input.utf8.count <= Self.longestEntry
    else { return false }
    entries.append(input)
    if entries.count > limit { entries.removeFirst(entries.count - limit) }
    trying { () throws(SystemError) in try file?.append(Self.line(of: input)) }
    return true
  }

  private func trying(_ body: () throws(SystemError) -> Void) {
    do throws(SystemError) {
      try body()
    } catch {
      guard !hasReportedError else { return }
      hasReportedError = true
      reportError("warning: the history isn't saved: \((path ?? "").escaped): \(error)\n")
    }
  }

  // MARK: Lines

  private static func line(of entry: String) -> [UInt8] {
    SourceText.bytes(of: entry).flatMap { byte -> [UInt8] in
      switch byte {
      case UInt8(ascii: "\\"): Array("\\\\".utf8)
      case UInt8(ascii: "\n"): Array("\\n".utf8)
      default: [byte]
      }
    }
  }

  /// The entry that a line encodes; zeros are repaired.
  private static func entry(of line: [UInt8]) -> String {
    var bytes: [UInt8] = []
    var isEscaped = false
    for byte in line {
      if !isEscaped, byte == UInt8(ascii: "\\") {
        isEscaped = true
        continue
      }
      bytes.append(isEscaped && byte == UInt8(ascii: "n") ? UInt8(ascii: "\n") : byte)
      isEscaped = false
    }
    return SourceText.text(of: bytes).replacing("\0", with: "\u{FFFD}")
  }
}

/// The locations of the user's files, by the XDG Base Directory Specification.
nonisolated package struct UserFiles {
  private let environment: [String: String]

  /// The files that an environment names.
  package init(environment: [String: String] = ProcessEnvironment.values) {
    self.environment = environment
  }

  /// The history; nil if there is no home directory.
  package var history: String? { path("XDG_STATE_HOME", ".local/state", "history") }
  /// The init file, which runs before the first prompt; nil if there is no home directory.
  package var start: String? { path("XDG_CONFIG_HOME", ".config", "init.lua") }

  /// A free path for the journal of a session; nil if there is no home directory.
  ///
  /// A program that was killed has left its own, and process numbers are reused.
  package func journal(of process: Int32) -> String? {
    for number in 1... {
      let name = number == 1 ? "\(process)" : "\(process)-\(number)"
      guard let path = path("XDG_STATE_HOME", ".local/state", "journal-\(name).lua") else { break }
      if FileStamp(at: path) == nil { return path }
    }
    return nil
  }

  /// The folder of the journals; nil if there is no home directory.
  package var journals: String? {
    history.map {
      $0.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    }
  }

  /// How many entries of the history are kept, from `DRILLDOWN_HISTSIZE`.
  package var historyLimit: Int {
    environment["DRILLDOWN_HISTSIZE"].flatMap { Int($0) }.map { max($0, 0) }
      ?? History.defaultLimit
  }

  /// Why the history isn't kept, or wasn't read at launch; nil if there is no problem.
  package var problem: String? {
    let names = ["XDG_STATE_HOME", "XDG_CONFIG_HOME", "HOME"].filter { name in
      environment[name].map { !Self.isWhole($0) } ?? false
    }
    return names.isEmpty ? nil : "\(names.joined(separator: ", ")): the path must be UTF-8"
  }

  /// Relative paths are ignored, as the specification requires.
  private func path(_ variable: String, _ fallback: String, _ name: String) -> String? {
    func folder(_ name: String, _ rest: String) -> String? {
      environment[name].flatMap { $0.hasPrefix("/") ? $0 + rest : nil }
    }
    let place = folder(variable, "") ?? folder("HOME", "/" + fallback)
    return place.flatMap { Self.isWhole($0) ? "\($0)/drilldown/\(name)" : nil }
  }

  /// Whether a path is unaltered: one that is not UTF-8 is repaired, and names another file then.
  static func isWhole(_ path: String) -> Bool { !path.unicodeScalars.contains("\u{FFFD}") }
}
