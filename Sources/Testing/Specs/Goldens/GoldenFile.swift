import EscapedText
import Foundation
import StoredValues

/// An expected text of a spec, and the changed one beside it that waits for review.
///
///     specs/login_spec.lua
///     specs/login_spec.goldens/asks.golden         the golden
///     specs/login_spec.goldens/asks.golden.new     what was seen instead
///     specs/login_spec.goldens/asks.golden.stale   no test compares it any more
nonisolated struct GoldenFile: Hashable {
  /// The path of the golden.
  let path: String

  /// The path of the actual text.
  var pendingPath: String { path + Self.pendingEnding }
  /// The path of the file that marks it as stale.
  var stalePath: String { path + Self.staleEnding }

  static let ending = ".golden"
  static let pendingEnding = ".new"
  static let staleEnding = ".stale"

  /// The contents of a file.
  enum Contents: Equatable {
    case missing
    case text(String)
    /// Why it can't be read.
    case unreadable(String)
  }

  /// The maximum size of a golden in bytes.
  private static let largest = 16 << 20

  /// The contents of the golden.
  var contents: Contents { Self.contents(of: path) }

  /// The contents of a file; one that could block or exceed the size limit is not read.
  static func contents(of path: String) -> Contents {
    contents(of: path) { path throws(SystemError) in try OpenFile.reading(path) }
  }

  /// The contents of a file that is opened by a function, which returns nil if there is none.
  static func contents(
    of path: String, by open: (String) throws(SystemError) -> OpenFile?
  ) -> Contents {
    do throws(SystemError) {
      guard let file = try open(path) else {
        let link = try? FileManager.default.destinationOfSymbolicLink(atPath: path)  // not a link
        return link == nil ? .missing : .unreadable("\(path.escaped) leads nowhere")
      }
      if file.entry.isFolder {
        return .unreadable("\(path.escaped) is a folder, not a golden file")
      }
      guard file.entry.isFile else { return .unreadable("\(path.escaped) isn't a regular file") }
      let bytes = try file.bytes(limit: largest)
      guard bytes.count <= largest else {
        return .unreadable("\(path.escaped) is too large for a golden")
      }
      guard let text = String(validating: bytes, as: UTF8.self) else {
        return .unreadable("\(path.escaped) is not UTF-8")
      }
      return .text(text.replacing("\r\n", with: "\n"))
    } catch {
      let reason = error.isOutside ? "is not in the script's folder" : "cannot be read"
      return .unreadable("\(path.escaped) \(reason)")  // other reasons are not meant for users
    }
  }

  /// Writes the actual text of the test that compares it; returns an error message, or nil.
  func writePending(with text: String) -> String? {
    Disk.remove(stalePath)
    return Self.write(text, to: pendingPath)
  }

  /// Makes a text the golden; returns an error message, or nil.
  func replace(with text: String) -> String? { Self.write(text, to: path) }

  /// Marks it as stale: no test compares it, whatever one has seen before; returns an error message,
  /// or nil.
  func markStale() -> String? {
    Disk.remove(pendingPath)
    return FileManager.default.fileExists(atPath: stalePath) ? nil : Self.write("", to: stalePath)
  }

  /// Removes the pending file; a folder is not ours.
  func removePending() {
    for path in [pendingPath, stalePath] { Disk.remove(path) }
  }

  /// Readers see the old file or the new one.
  private static func write(_ text: String, to path: String) -> String? {
    do throws(SystemError) {
      try Disk.makeFolder(Disk.folder(of: path))
      try WholeFile(path).write(Array(text.utf8))
      return nil
    } catch {
      return "\(path.escaped) cannot be written"
    }
  }
}
