import Foundation
import Lua
import StoredValues

/// The journals of sessions that ended abruptly: files that their own sessions would have removed.
///
/// The newest ten are kept, for at most 30 days.
nonisolated package struct AbandonedJournals {
  private let journals: [AbandonedJournal]

  private struct AbandonedJournal {
    let path: String
    let date: Date
  }

  private static let mostKept = 10
  private static let longestKept: TimeInterval = 30 * 24 * 3600

  /// The journals in a folder whose processes have ended.
  package init(in folder: String, isRunning: (Int32) -> Bool) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []  // none then
    journals = names.compactMap { name in
      guard let match = name.wholeMatch(of: /journal-(\d+)(?:-\d+)?\.lua/),
        let process = Int32(match.1), !isRunning(process)
      else { return nil }
      let path = "\(folder)/\(name)"
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)  // it may be gone
      return (attributes?[.modificationDate] as? Date).map {
        AbandonedJournal(path: path, date: $0)
      }
    }.sorted { ($0.date, $0.path) > ($1.date, $1.path) }
  }

  /// The path of the latest one; nil if there is none.
  package var latest: String? { journals.first?.path }

  /// Removes the old ones.
  package func prune(now: Date = Date()) {
    let kept = journals.prefix(Self.mostKept).filter {
      now.timeIntervalSince($0.date) < Self.longestKept
    }
    for journal in journals.dropFirst(kept.count) { Disk.remove(journal.path) }
  }

  /// What the latest one is and how to take it up again, in a line; nil if there is none.
  package var offer: String? {
    guard let journal = journals.first, let text = SourceText.read(journal.path) else { return nil }
    let count = text.utf8.count { $0 == UInt8(ascii: "\n") }
    return "the session of \(Self.localTime(of: journal.date)) ended abruptly "
      + "(\(count == 1 ? "1 line" : "\(count) lines")); :recover resumes it\n"
  }

  /// The day and the time of a date here, such as `3 Nov, 14:05`.
  ///
  /// A `DateFormatter` would need ICU's data, which the command is linked without (Makefile).
  private static func localTime(of date: Date) -> String {
    var seconds = time_t(date.timeIntervalSince1970.rounded(.down))
    var parts = tm()
    localtime_r(&seconds, &parts)
    let months = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    let time = [parts.tm_hour, parts.tm_min].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return "\(parts.tm_mday) \(months[Int(parts.tm_mon)]), \(time.joined(separator: ":"))"
  }
}

extension Session {
  /// Runs the inputs of the last session that ended abruptly, one by one; its journal is removed with
  /// this session's, unless one of them fails.
  func recover() throws(LuaError) {
    try requirePresent()
    guard let path = abandonedJournal else {
      throw LuaError("no session has ended abruptly, as far as files tell")
    }
    guard let text = SourceText.read(path) else { throw LuaError("\(path): can't be read") }
    var inputs = PipedInputs(text, commandNames: Command.names), count = 0, failures = 0
    while let input = inputs.next(where: isWhole)?.text {
      // The journal says where time passed; here it passes after each input.
      if input == "settle()", sessionWorld.clock == .auto { continue }
      write(paint("> \(input)\n", .code))
      evaluate(input)
      guard let outcome = journal.entries.last?.outcome, !outcome.isStopped else { return }
      count += 1
      failures += outcome.hasFailed ? 1 : 0
    }
    let recovered = count == 1 ? "recovered 1 input" : "recovered \(count) inputs"
    guard failures == 0 else {
      return writeFolded(
        "\(recovered), of which \(failures) failed; the journal is kept: \(path)\n")
    }
    write("\(recovered)\n")
    recoveredJournal = path
    abandonedJournal = nil
  }

  /// Removes the journal that was taken up, after a session that has ended normally.
  package func removeRecoveredJournal() { recoveredJournal.map(Disk.remove) }

  /// Writes a note, folded to the terminal.
  package func writeNote(_ text: String) { writeFolded(text) }
}
