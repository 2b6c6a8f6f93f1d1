#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that is open for reading: the file that is checked is the file that is read, even if
/// another one replaces it meanwhile.
package struct OpenFile: ~Copyable {
  private let descriptor: Int32
  /// Its properties.
  package let entry: Disk.FileStatus

  private init(descriptor: Int32, entry: Disk.FileStatus) {
    self.descriptor = descriptor
    self.entry = entry
  }

  deinit { close(descriptor) }

  /// The file at a path, following links; nil if there is none.
  ///
  /// Neither a pipe nor a device makes this block.
  package static func reading(_ path: String) throws(SystemError) -> OpenFile? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    if descriptor < 0, errno == ENOENT { return nil }
    var status = stat()
    guard fstat(try Disk.check(descriptor), &status) == 0 else {
      let code = errno
      close(descriptor)
      throw SystemError(code: code)
    }
    return OpenFile(descriptor: descriptor, entry: Disk.FileStatus(status))
  }

  /// The bytes, at most one more than the limit.
  package func bytes(limit: Int) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= limit {
      let count = chunk.withUnsafeMutableBytes { fetch($0) }
      guard try Disk.check(Int32(clamping: count)) > 0 else { break }
      bytes += chunk[..<count]
    }
    return bytes
  }

  private func fetch(_ buffer: UnsafeMutableRawBufferPointer) -> Int {
    while true {
      let count = read(descriptor, buffer.baseAddress, buffer.count)
      if count >= 0 || errno != EINTR { return count }
    }
  }
}
