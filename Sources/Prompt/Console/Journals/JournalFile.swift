import EscapedText
import Lua
import StoredValues

/// The journal of the current session, as a script that repeats it: however the program ends, no
/// input is lost.
package final class JournalFile {
  /// Its path.
  package let path: String
  private let file: LineFile
  private let reportError: (String) -> Void
  private var written = (revision: 0, entries: 0, inputs: 0)
  private var hasReportedError = false

  /// A file that is written at the first input; an error is reported once.
  package init(at path: String, reportError: @escaping (String) -> Void) {
    self.path = path
    file = LineFile(at: path)
    self.reportError = reportError
  }

  /// Writes the current journal: new entries are appended, and after any other change the file is
  /// replaced as a whole, so that a kill leaves the former journal or the new one.
  func write(_ journal: Journal, _ interpreter: Interpreter) {
    // The inputs whose results are used then have to keep them.
    let usesResults = journal.entries.dropFirst(written.entries).contains {
      !$0.outcome.uses.isEmpty
    }
    let isReplaced = journal.revision != written.revision || usesResults
    let (first, inputs) = isReplaced ? (0, 0) : (written.entries, written.inputs)
    let entries = journal.entries[first...]
    guard !hasReportedError, isReplaced || !entries.isEmpty else { return }
    // What no later input uses has no names.
    let names = isReplaced ? journal.usedResults : [:]
    do throws(SystemError) {
      let text = interpreter.withoutUsingAddresses {
        Self.text(of: entries, after: inputs, keeping: names, interpreter)
      }
      if isReplaced {
        try WholeFile(path, mode: 0o600).write(SourceText.bytes(of: text))
      } else {
        try file.append(SourceText.bytes(of: text).dropLast())
      }
      written = (
        journal.revision, journal.entries.count, inputs + entries.count(where: \.isNumbered)
      )
    } catch {
      hasReportedError = true
      reportError("warning: the journal isn't saved: \(path.escaped): \(error)\n")
    }
  }

  /// Entries after a number of inputs as a script; some of their results have names.
  private static func text(
    of entries: ArraySlice<Journal.Entry>, after inputs: Int, keeping names: [Int: [String]],
    _ interpreter: Interpreter
  ) -> String {
    var number = inputs
    return entries.map { entry in
      number += entry.isNumbered ? 1 : 0
      return SavedTranscript.text(of: entry, number: number, keeping: names, interpreter) + "\n"
    }.joined()
  }

  /// Removes the file, after a session that has ended normally.
  package func remove() { Disk.remove(path) }
}
