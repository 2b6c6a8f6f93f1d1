import Escaping
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A text that a spec is compared with, and what waits beside it for somebody to decide.
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

  /// What a file says; one that could block or fill the memory is not opened.
  static func contents(of path: String) -> Contents {
    guard FileManager.default.fileExists(atPath: path) else {
      let link = try? FileManager.default.destinationOfSymbolicLink(atPath: path)  // it is none
      return link == nil ? .missing : .unreadable("\(path.escaped) leads nowhere")
    }
    let resolved = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: resolved)
    else { return .unreadable("\(path.escaped) cannot be read") }  // the reason is not for people
    switch attributes[.type] as? FileAttributeType {
    case .typeDirectory?: return .unreadable("\(path.escaped) is a folder and no golden")
    case .typeRegular?: break
    default: return .unreadable("\(path.escaped) is no ordinary file")
    }
    guard (attributes[.size] as? Int ?? 0) <= largest else {
      return .unreadable("\(path.escaped) is too large for a golden")
    }
    guard let data = FileManager.default.contents(atPath: resolved) else {
      return .unreadable("\(path.escaped) cannot be read")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      return .unreadable("\(path.escaped) is not UTF-8")
    }
    return .text(text.replacing("\r\n", with: "\n"))
  }

  /// Writes what was seen; why that was impossible, or nil.
  func wait(with text: String) -> String? {
    write(text, to: pendingPath)
  }

  /// Notes that no test compares it.
  func markStale() -> String? {
    FileManager.default.fileExists(atPath: stalePath) ? nil : write("", to: stalePath)
  }

  /// Takes away what waited; a folder is not ours.
  func stopWaiting() {
    for path in [pendingPath, stalePath] { unlink(path) }
  }

  /// Whoever looks sees the old file or the new one.
  private func write(_ text: String, to path: String) -> String? {
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
