#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The system calls that make written data durable, in a table: tests record their order, or make them
/// fail.
struct SystemCalls: Sendable {
  /// Writes some of the bytes, and returns how many.
  var write: @Sendable (Int32, UnsafeRawBufferPointer) -> Int
  /// Flushes an open file or folder to the disk.
  var synchronise: @Sendable (Int32) -> Int32
  /// Renames a file, replacing the item at the new path.
  var rename: @Sendable (String, String) -> Int32

  /// The real ones.
  static let system = SystemCalls(
    write: { systemWrite($0, $1.baseAddress, $1.count) }, synchronise: { fsync($0) },
    rename: { systemRename($0, $1) })
}

private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, bytes, count)
}

private func systemRename(_ path: String, _ other: String) -> Int32 { rename(path, other) }
