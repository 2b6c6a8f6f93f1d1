import Persistence

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file of lines that several programs append to at once.
///
/// A lock separates them for the duration of one write. A program that can't get it in time writes
/// anyway: the system appends each write after the previous one.
nonisolated struct HistoryFile {
  private let path: String

  /// The file at a path; it is created with the first line.
  init(at path: String) { self.path = path }

  /// A longer file is truncated at its beginning.
  static let longest = 8 << 20

  /// The last lines of the file, which is truncated to them; none if there is no file.
  func lines(last limit: Int) throws(SystemError) -> [[UInt8]] {
    guard let descriptor = try opened(O_RDONLY) else { return [] }
    defer { close(descriptor) }
    let status = try Self.status(of: descriptor)
    guard status.isFile else { return [] }
    let lines = try Self.lines(of: descriptor, size: status.size)
    if lines.count > limit || status.size > Self.longest { try? shorten(to: limit) }  // next time
    return lines.suffix(limit)
  }

  /// Appends a line, as a whole or not at all.
  func append(_ line: [UInt8]) throws(SystemError) {
    try Disk.makeFolder(Disk.folder(of: path), mode: 0o700)
    try withLockedFile { descriptor throws(SystemError) in
      let status = try Self.status(of: descriptor)
      let end = status.isFile ? try Self.bytes(of: descriptor, before: status.size, most: 1) : []
      let isTorn = !end.isEmpty && end != [newline]
      do throws(SystemError) {
        try Self.write((isTorn ? [newline] : []) + line + [newline], to: descriptor)
      } catch {
        if status.isFile { ftruncate(descriptor, off_t(status.size)) }
        throw error
      }
    }
  }

  /// Replaces the contents with the last lines.
  private func shorten(to limit: Int) throws(SystemError) {
    try withLockedFile { descriptor throws(SystemError) in
      let size = try Self.status(of: descriptor).size
      let lines = try Self.lines(of: descriptor, size: size).suffix(limit)
      try WholeFile(path).write(lines.flatMap { $0 + [newline] })
    }
  }

  // MARK: Opening

  /// The file, or nil if there is none; neither a pipe nor a device makes this block.
  private func opened(_ flags: Int32) throws(SystemError) -> Int32? {
    let descriptor = open(path, flags | O_CLOEXEC | O_NONBLOCK, 0o600)
    if descriptor < 0, errno == ENOENT, flags & O_CREAT == 0 { return nil }
    return try check(descriptor)
  }

  private func withLockedFile(_ body: (Int32) throws(SystemError) -> Void) throws(SystemError) {
    for _ in 0..<10 {
      guard let descriptor = try opened(O_RDWR | O_APPEND | O_CREAT) else { continue }
      defer { close(descriptor) }
      Self.lock(descriptor)
      // Another program may have replaced it with a shorter file.
      if isStillHere(descriptor) { return try body(descriptor) }
    }
  }

  private static func lock(_ descriptor: Int32) {
    for _ in 0..<50 {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK { return }
      usleep(2_000)
    }
  }

  private func isStillHere(_ descriptor: Int32) -> Bool {
    var (open, named) = (stat(), stat())
    guard fstat(descriptor, &open) == 0, stat(path, &named) == 0 else { return false }
    return open.st_ino == named.st_ino && open.st_dev == named.st_dev
  }

  // MARK: Bytes

  private static func status(of descriptor: Int32) throws(SystemError) -> (
    isFile: Bool, size: Int
  ) {
    var status = stat()
    try check(fstat(descriptor, &status))
    return (status.st_mode & S_IFMT == S_IFREG, Int(status.st_size))
  }

  /// The complete lines among the last bytes.
  private static func lines(of descriptor: Int32, size: Int) throws(SystemError) -> [[UInt8]] {
    let bytes = try bytes(of: descriptor, before: size, most: longest)
    let lines = bytes.split(separator: newline, omittingEmptySubsequences: true)
    return (bytes.count < size ? lines.dropFirst() : lines[...]).map(Array.init)
  }

  private static func bytes(
    of descriptor: Int32, before end: Int, most: Int
  ) throws(SystemError) -> [UInt8] {
    let count = min(end, most)
    let start = end - count
    var bytes = [UInt8](repeating: 0, count: count)
    var done = 0
    while done < count {
      let read = bytes.withUnsafeMutableBytes {
        pread(descriptor, $0.baseAddress?.advanced(by: done), count - done, off_t(start + done))
      }
      if read < 0, errno == EINTR { continue }
      guard read >= 0 else { throw SystemError(code: errno) }
      if read == 0 { break }
      done += read
    }
    return Array(bytes[..<done])
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw SystemError(code: errno) }
      rest = rest.dropFirst(count)
    }
  }
}

nonisolated private let newline = UInt8(ascii: "\n")

nonisolated private func systemWrite(
  _ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int
) -> Int {
  write(descriptor, bytes, count)
}

@discardableResult
nonisolated private func check(_ result: Int32) throws(SystemError) -> Int32 {
  guard result >= 0 else { throw SystemError(code: errno) }
  return result
}
