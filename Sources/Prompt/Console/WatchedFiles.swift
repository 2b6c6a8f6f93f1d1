import Lua

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A value that differs between two states of a file or folder.
nonisolated package struct FileStamp: Equatable, Sendable {
  private let file: UInt64
  private let size: Int64
  private let seconds: Int
  private let nanoseconds: Int

  /// The state of the item at a path, as `SourceText` has it; nil if there is none.
  package init?(at path: String) {
    var status = stat()
    let bytes = SourceText.bytes(of: path).map { CChar(bitPattern: $0) } + [0]
    guard stat(bytes, &status) == 0 else { return nil }
    file = UInt64(status.st_ino)
    size = Int64(status.st_size)
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    (seconds, nanoseconds) = (time.tv_sec, time.tv_nsec)
  }
}

/// Files, and their states when they were last read.
nonisolated package struct WatchedFiles: Sendable {
  private var stamps: [String: FileStamp?] = [:]

  /// No files.
  package init() {}

  /// The paths of the files, in order.
  package var paths: [String] { stamps.keys.sorted() }

  /// Records the current state of a file.
  package mutating func record(_ path: String) {
    stamps.updateValue(FileStamp(at: path), forKey: path)
  }

  /// The files that have changed, by `readStamp`, which returns the current state of one.
  package func changes(
    _ readStamp: (String) -> FileStamp? = { FileStamp(at: $0) }
  ) -> [String] {
    stamps.filter { path, stamp in readStamp(path) != stamp }.map(\.key).sorted()
  }
}
