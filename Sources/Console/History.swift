import Escaping
import Foundation
import Persistence

/// What was typed at the prompt, in this session and in those before it: an entry for each input,
/// however many lines it has.
///
/// In the file an entry is a line; `\n` stands for the end of one of its own.
nonisolated package final class History {
  /// The entries, oldest first.
  package private(set) var entries: [String] = []
  /// How many entries are kept.
  package let limit: Int
  private let path: String?
  private let file: HistoryFile?
  private let complain: (String) -> Void
  private var hasComplained = false

  /// The history of a file, or one that ends with the session; what goes wrong with the file is
  /// told once.
  ///
  /// A private history knows what the file has, and adds nothing to it.
  package init(
    file path: String?, limit: Int = defaultLimit, isPrivate: Bool = false,
    complain: @escaping (String) -> Void
  ) {
    self.limit = limit
    self.path = path
    self.complain = complain
    let file = limit > 0 ? path.map { HistoryFile(at: $0) } : nil
    self.file = isPrivate ? nil : file
    trying { () throws(SystemError) in
      for line in try file?.lines(last: limit) ?? [] where line.count <= Self.longestEntry {
        let entry = Self.entry(of: line)
        if entry != entries.last { entries.append(entry) }
      }
    }
  }

  /// How many entries are kept where nothing else is said.
  package static let defaultLimit = 1_000
  /// A longer entry, in bytes, is not kept: nobody edits it again.
  package static let longestEntry = 64 << 10

  /// Adds an input, unless it repeats the one before, begins with a space, or is too long; says
  /// whether it was added.
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
      guard !hasComplained else { return }
      hasComplained = true
      complain("warning: the history is not kept: \((path ?? "").escaped): \(error)\n")
    }
  }

  // MARK: Lines

  private static func line(of entry: String) -> [UInt8] {
    entry.utf8.flatMap { byte -> [UInt8] in
      switch byte {
      case UInt8(ascii: "\\"): Array("\\\\".utf8)
      case UInt8(ascii: "\n"): Array("\\n".utf8)
      default: [byte]
      }
    }
  }

  /// What a line stands for; broken UTF-8 and zeros are repaired.
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
    return String(decoding: bytes, as: UTF8.self).replacing("\0", with: "\u{FFFD}")
  }
}

/// Where a person's files are, by the XDG Base Directory Specification.
nonisolated package struct PersonalFiles {
  private let environment: [String: String]

  /// The files that an environment names.
  package init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    self.environment = environment
  }

  /// What was typed; nil where there is no home.
  package var history: String? { path("XDG_STATE_HOME", ".local/state", "history") }
  /// The script that runs before the first prompt; nil where there is no home.
  package var start: String? { path("XDG_CONFIG_HOME", ".config", "init.lua") }

  /// The journal of a program's session while it goes on; nil where there is no home.
  package func journal(of process: Int32) -> String? {
    path("XDG_STATE_HOME", ".local/state", "journal-\(process).lua")
  }

  /// How many entries of the history are kept, as `DRILLDOWN_HISTSIZE` says.
  package var historyLimit: Int {
    environment["DRILLDOWN_HISTSIZE"].flatMap { Int($0) }.map { max($0, 0) }
      ?? History.defaultLimit
  }

  /// Relative paths do not count, says the specification.
  private func path(_ variable: String, _ fallback: String, _ name: String) -> String? {
    if let folder = environment[variable], folder.hasPrefix("/") {
      return "\(folder)/drilldown/\(name)"
    }
    return environment["HOME"].flatMap { home in
      home.hasPrefix("/") ? "\(home)/\(fallback)/drilldown/\(name)" : nil
    }
  }
}
