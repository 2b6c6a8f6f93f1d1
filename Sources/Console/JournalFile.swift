import Escaping
import Lua
import Persistence

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The journal of a session that goes on, as a script that does it again: whatever ends the program,
/// nothing typed is lost.
package final class JournalFile {
  /// Where it is.
  package let path: String
  private let file: HistoryFile
  private let complain: (String) -> Void
  private var kept: [Journal.Deed] = []
  private var hasComplained = false

  /// A file that is written at the first input; what goes wrong with it is told once.
  package init(at path: String, complain: @escaping (String) -> Void) {
    self.path = path
    file = HistoryFile(at: path)
    self.complain = complain
  }

  /// Makes the file what a journal is now; each entry is turned into a script once.
  func keep(_ journal: Journal, _ interpreter: Interpreter) {
    let deeds = journal.entries.map(\.deed)
    guard deeds != kept, !hasComplained else { return }
    do throws(SystemError) {
      if !deeds.starts(with: kept) {
        unlink(path)
        kept = []
      }
      let texts = interpreter.aside {
        (kept.count..<deeds.count).map { index in
          let number = journal.entries[...index].count(where: \.isNumbered)
          return SavedTranscript.text(of: journal.entries[index], number: number, interpreter)
        }
      }
      if !texts.isEmpty { try file.append(Array(texts.joined(separator: "\n").utf8)) }
      kept = deeds
    } catch {
      hasComplained = true
      complain("warning: the journal is not kept: \(path.escaped): \(error)\n")
    }
  }

  /// Removes the file, after a session that has ended as it should.
  package func remove() { unlink(path) }
}
