#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An open file: the file that is checked is the file that is read or written, even if another one
/// replaces it meanwhile.
package struct OpenFile: ~Copyable {
  private let descriptor: Int32
  private let calls: SystemCalls
  /// Its properties when it was opened.
  package let entry: Disk.FileStatus

  private init(descriptor: Int32, calls: SystemCalls, entry: Disk.FileStatus) {
    self.descriptor = descriptor
    self.calls = calls
    self.entry = entry
  }

  private static func opened(
    _ descriptor: Int32, _ calls: SystemCalls
  ) throws(SystemError) -> OpenFile {
    try Disk.check(descriptor)
    do throws(SystemError) {
      return OpenFile(descriptor: descriptor, calls: calls, entry: try status(of: descriptor))
    } catch {
      close(descriptor)
      throw error
    }
  }

  deinit { close(descriptor) }

  // Neither a pipe nor a device makes opening block.
  private static let always = O_CLOEXEC | O_NONBLOCK

  /// The file at a path, following links; nil if there is none.
  ///
  /// Reading a pipe waits for its writer if wanted.
  package static func reading(
    _ path: String, waits: Bool = false
  ) throws(SystemError) -> OpenFile? {
    let descriptor = open(path, O_RDONLY | (waits ? O_CLOEXEC : Self.always))
    if descriptor < 0, errno == ENOENT { return nil }
    return try opened(descriptor, .system)
  }

  /// The file that is open as a descriptor, which it closes.
  package static func taking(_ descriptor: Int32) throws(SystemError) -> OpenFile {
    try opened(descriptor, .system)
  }

  /// The file at a path for reading and appending; it is created if there is none.
  static func appending(_ path: String, mode: mode_t) throws(SystemError) -> OpenFile {
    try opened(open(path, O_RDWR | O_APPEND | O_CREAT | Self.always, mode), .system)
  }

  /// The file, pipe or device at a path for writing, or a new file; what it contained is removed unless
  /// bytes are appended.
  package static func writing(_ path: String, appends: Bool) throws(SystemError) -> OpenFile {
    let how = appends ? O_APPEND : O_TRUNC
    return try opened(open(path, O_WRONLY | O_CREAT | how | O_CLOEXEC, 0o666), .system)
  }

  /// A new file at a path; nil if the path is taken.
  static func creating(
    _ path: String, mode: mode_t, _ calls: SystemCalls
  ) throws(SystemError) -> OpenFile? {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    if descriptor < 0, errno == EEXIST { return nil }
    return try opened(descriptor, calls)
  }

  /// Its properties now.
  func status() throws(SystemError) -> Disk.FileStatus { try Self.status(of: descriptor) }

  private static func status(of descriptor: Int32) throws(SystemError) -> Disk.FileStatus {
    var status = stat()
    try Disk.check(fstat(descriptor, &status))
    return Disk.FileStatus(status)
  }

  // MARK: Reading

  /// The bytes, at most one more than the limit.
  package func bytes(limit: Int) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count <= limit {
      let next = try Descriptor(descriptor).read()
      if next.isEmpty { break }
      bytes += next
    }
    return bytes
  }

  /// The bytes before a position, at most so many.
  func bytes(before end: Int, most: Int) throws(SystemError) -> [UInt8] {
    var (bytes, start) = ([UInt8](), max(end - most, 0))
    while start < end {
      let next = try Descriptor(descriptor).read(atMost: end - start, from: start)
      if next.isEmpty { break }
      bytes += next
      start += next.count
    }
    return bytes
  }

  // MARK: Writing

  /// Writes all bytes.
  package func write(_ bytes: [UInt8]) throws(SystemError) {
    try Descriptor(descriptor).write(bytes[...], by: calls.write)
  }

  /// Truncates it to its first bytes.
  func truncate(to count: Int) throws(SystemError) {
    try Disk.check(ftruncate(descriptor, off_t(count)))
  }

  /// Sets its permissions.
  func setPermissions(_ permissions: mode_t) throws(SystemError) {
    try Disk.check(fchmod(descriptor, permissions))
  }

  /// Flushes it to the disk; some kinds of disk don't support that for a folder.
  func synchronise() throws(SystemError) {
    guard calls.synchronise(descriptor) != 0 else { return }
    if !entry.isFolder || errno != EINVAL { throw SystemError(code: errno) }
  }

  /// Locks it against other programs, waiting at most a tenth of a second.
  func lock() {
    for _ in 0..<50 {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK { return }
      usleep(2_000)
    }
  }
}

extension OpenFile {
  /// A folder, to flush its changes.
  static func folder(_ path: String, _ calls: SystemCalls) throws(SystemError) -> OpenFile {
    try opened(open(path, O_RDONLY | O_CLOEXEC), calls)
  }
}
