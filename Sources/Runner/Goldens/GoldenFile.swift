import Escaping
import Foundation
import Persistence

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An expected text of a spec, and the changed one beside it that waits for review.
///
///     specs/login_spec.lua
///     specs/login_spec.goldens/asks.golden         the golden
///     specs/login_spec.goldens/asks.golden.new     what was seen instead
///     specs/login_spec.goldens/asks.golden.stale   no test compares it any more
nonisolated struct GoldenFile: Hashable {
  /// Where the golden is.
  let path: String

  /// What was seen instead of it.
  var pendingPath: String { path + Self.pendingEnding }
  /// What says that no test compares it.
  var stalePath: String { path + Self.staleEnding }

  static let ending = ".golden"
  static let pendingEnding = ".new"
  static let staleEnding = ".stale"

  /// What a file has to say.
  enum Contents: Equatable {
    case missing
    case text(String)
    /// Why it cannot be read.
    case unreadable(String)
  }

  /// How many bytes a golden may have.
  private static let largest = 16 << 20

  /// What the golden says.
  var contents: Contents { Self.contents(of: path) }

  /// What a file says; one that could block or fill the memory is not read.
  static func contents(of path: String) -> Contents {
    do throws(SystemError) {
      guard let file = try OpenFile.reading(path) else {
        let link = try? FileManager.default.destinationOfSymbolicLink(atPath: path)  // it is none
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
      return .unreadable("\(path.escaped) cannot be read")  // the reason is not for people
    }
  }

  /// Writes what was seen; why that was impossible, or nil.
  func writePending(with text: String) -> String? {
    Self.write(text, to: pendingPath)
  }

  /// Makes a text the golden; why that was impossible, or nil.
  func replace(with text: String) -> String? { Self.write(text, to: path) }

  /// Notes that no test compares it.
  func markStale() -> String? {
    FileManager.default.fileExists(atPath: stalePath) ? nil : Self.write("", to: stalePath)
  }

  /// Takes away what waited; a folder is not ours.
  func removePending() {
    for path in [pendingPath, stalePath] { unlink(path) }
  }

  /// Readers see the old file or the new one.
  private static func write(_ text: String, to path: String) -> String? {
    let url = URL(fileURLWithPath: path)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url, options: .atomic)
      return nil
    } catch {
      return "\(path.escaped) cannot be written"
    }
  }
}
