#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Disk {
  /// Creates an empty file at a free path and returns its descriptor; nil if the path is taken.
  static func create(_ path: String, mode: mode_t = 0o666) throws(SystemError) -> Int32? {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    if descriptor < 0, errno == EEXIST { return nil }
    return try check(descriptor)
  }

  /// Writes all bytes, flushes them to the disk, and closes the file.
  static func fill(
    _ descriptor: Int32, with bytes: [UInt8], permissions: mode_t?
  ) throws(SystemError) {
    defer { close(descriptor) }
    if let permissions { try check(fchmod(descriptor, permissions)) }
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        write(descriptor, $0.baseAddress?.advanced(by: written), bytes.count - written)
      }
      if count >= 0 { written += count } else if errno != EINTR { throw SystemError(code: errno) }
    }
    try check(fsync(descriptor))
  }
}
