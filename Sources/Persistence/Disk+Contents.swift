#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Disk {
  /// The bytes of a file, one more than the limit at most.
  static func contents(of path: String, limit: Int) throws(SystemError) -> [UInt8] {
    let descriptor = try check(open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK))
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= limit {
      let count = chunk.withUnsafeMutableBytes { Self.fetch(descriptor, $0) }
      guard try check(Int32(clamping: count)) > 0 else { break }
      bytes += chunk[..<count]
    }
    return bytes
  }

  private static func fetch(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    while true {
      let count = read(descriptor, buffer.baseAddress, buffer.count)
      if count >= 0 || errno != EINTR { return count }
    }
  }

  /// Makes an empty file at a path where there is none, and answers its descriptor; nil where
  /// something is there.
  static func create(_ path: String, mode: mode_t = 0o666) throws(SystemError) -> Int32? {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    if descriptor < 0, errno == EEXIST { return nil }
    return try check(descriptor)
  }

  /// Writes all bytes, and closes the file when they are on the disk.
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
