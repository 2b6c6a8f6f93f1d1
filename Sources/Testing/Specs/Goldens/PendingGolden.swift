import EscapedText
import Foundation
import StoredValues

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A golden that waits for review.
nonisolated package struct PendingGolden {
  private let file: GoldenFile
  /// Why it waits.
  package let reason: Reason
  // The shown text is the one that is accepted, even if a test runs meanwhile.
  private let former: GoldenFile.Contents
  private let seen: GoldenFile.Contents

  /// Why a golden waits.
  package enum Reason: String {
    case new
    case changed
    case stale = "no test compares it"
  }

  /// The path of the golden, which may not exist yet.
  package var path: String { file.path }

  /// What would change: minus the current text, plus the new one.
  package var difference: [String] {
    let old = Self.text(former)
    switch reason {
    case .stale: return old.split(separator: "\n").map { "- \($0)" }
    case .new, .changed: return Goldens.difference(old, Self.text(seen))
    }
  }

  private static func text(_ contents: GoldenFile.Contents) -> String {
    switch contents {
    case .text(let text): text
    case .missing: ""
    case .unreadable(let reason): reason + "\n"
    }
  }

  /// Accepts the change; returns an error message, or nil.
  package func accept() -> String? {
    if reason != .stale {
      if case .unreadable(let reason) = former { return reason }
      switch seen {
      case .unreadable(let reason): return reason
      case .missing: return "\(file.pendingPath.escaped) is gone"
      case .text(let text):
        if let problem = file.replace(with: text) { return problem }
      }
      file.removePending()
      return nil
    }
    Disk.remove(file.path)
    guard !FileManager.default.fileExists(atPath: file.path) else {
      return "\(file.path.escaped) cannot be removed"
    }
    file.removePending()
    rmdir((file.path as NSString).deletingLastPathComponent)  // only an empty folder is removed
    return nil
  }

  /// Rejects the change; returns an error message if the pending file can't be removed, or nil.
  package func reject() -> String? {
    file.removePending()
    let isThere = FileManager.default.fileExists(atPath: file.pendingPath)
    return isThere ? "\(file.pendingPath.escaped) cannot be removed" : nil
  }

  /// All pending goldens in folders, and beside specs, sorted by name.
  package static func all(in paths: [String]) -> [PendingGolden] {
    let folders = paths.flatMap { path -> [String] in
      if path.hasSuffix(".lua") { return [Goldens.folder(of: path)] }
      let inside =
        FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
      return (inside.map { path.hasSuffix("/") ? path + $0 : "\(path)/\($0)" } + [path])
        .filter { $0.hasSuffix(Goldens.folderEnding) }
    }
    return Set(folders).sorted().flatMap(waiting)
  }

  private static func waiting(in folder: String) -> [PendingGolden] {
    guard
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder)  // no goldens
    else { return [] }
    let spec = folder.dropLast(Goldens.folderEnding.count) + ".lua"
    let isLost = !FileManager.default.fileExists(atPath: String(spec))
    let goldens = Set(
      names.compactMap { name -> String? in
        guard let end = name.range(of: GoldenFile.ending, options: .backwards) else { return nil }
        let rest = name[end.upperBound...]
        let isWaiting = rest == GoldenFile.pendingEnding || rest == GoldenFile.staleEnding
        let plain = String(name[..<end.lowerBound])
        guard isWaiting || isLost && rest.isEmpty, Goldens.problem(with: plain) == nil else {
          return nil
        }
        return plain + GoldenFile.ending
      })
    return goldens.sorted().map { name in
      let file = GoldenFile(path: "\(folder)/\(name)")
      let former = file.contents
      let hasPending = names.contains(name + GoldenFile.pendingEnding)
      let reason: Reason = isLost || !hasPending ? .stale : former == .missing ? .new : .changed
      return PendingGolden(
        file: file, reason: reason, former: former,
        seen: GoldenFile.contents(of: file.pendingPath))
    }
  }
}
