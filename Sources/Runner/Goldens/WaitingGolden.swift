import Escaping
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A golden about which somebody has to decide.
nonisolated package struct WaitingGolden {
  private let file: GoldenFile
  /// Why it waits.
  package let reason: Reason

  /// Why a golden waits.
  package enum Reason: String {
    case new
    case changed
    case stale = "no test compares it"
  }

  /// Where the golden is, or will be.
  package var path: String { file.path }

  /// What would change: minus what there is, plus what was seen.
  package var difference: [String] {
    let old = Self.text(file.contents)
    switch reason {
    case .stale: return old.split(separator: "\n").map { "- \($0)" }
    case .new, .changed:
      return Goldens.difference(old, Self.text(GoldenFile.contents(of: file.pendingPath)))
    }
  }

  private static func text(_ contents: GoldenFile.Contents) -> String {
    switch contents {
    case .text(let text): text
    case .missing: ""
    case .unreadable(let reason): reason + "\n"
    }
  }

  /// Makes it so; why that is impossible, or nil.
  package func accept() -> String? {
    if reason != .stale {
      for contents in [file.contents, GoldenFile.contents(of: file.pendingPath)] {
        if case .unreadable(let reason) = contents { return reason }
      }
      guard rename(file.pendingPath, file.path) == 0 else {
        return "\(file.path.escaped) cannot be written"
      }
      file.stopWaiting()
      return nil
    }
    guard unlink(file.path) == 0 || errno == ENOENT else {
      return "\(file.path.escaped) cannot be removed"
    }
    file.stopWaiting()
    rmdir((file.path as NSString).deletingLastPathComponent)  // only an empty folder goes
    return nil
  }

  /// Leaves all as it is; why what waits cannot be taken away, or nil.
  package func reject() -> String? {
    file.stopWaiting()
    let isThere = FileManager.default.fileExists(atPath: file.pendingPath)
    return isThere ? "\(file.pendingPath.escaped) cannot be removed" : nil
  }

  /// All that wait in folders, and beside specs, in the order of their names.
  package static func all(in paths: [String]) -> [WaitingGolden] {
    let folders = paths.flatMap { path -> [String] in
      if path.hasSuffix(".lua") { return [Goldens.folder(of: path)] }
      let inside =
        FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
      return (inside.map { path.hasSuffix("/") ? path + $0 : "\(path)/\($0)" } + [path])
        .filter { $0.hasSuffix(Goldens.folderEnding) }
    }
    return Set(folders).sorted().flatMap(waiting)
  }

  private static func waiting(in folder: String) -> [WaitingGolden] {
    guard
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder)  // there are none
    else { return [] }
    let spec = folder.dropLast(Goldens.folderEnding.count) + ".lua"
    let isLost = !FileManager.default.fileExists(atPath: String(spec))
    let goldens = Set(
      names.compactMap { name -> String? in
        guard let end = name.range(of: GoldenFile.ending, options: .backwards) else { return nil }
        let rest = name[end.upperBound...]
        let isWaiting = rest == GoldenFile.pendingEnding || rest == GoldenFile.staleEnding
        return isWaiting || (isLost && rest.isEmpty) ? String(name[..<end.upperBound]) : nil
      })
    return goldens.sorted().map { name in
      let file = GoldenFile(path: "\(folder)/\(name)")
      let exists = file.contents != .missing
      let hasPending = names.contains(name + GoldenFile.pendingEnding)
      let reason: Reason = isLost || !hasPending ? .stale : exists ? .changed : .new
      return WaitingGolden(file: file, reason: reason)
    }
  }
}
