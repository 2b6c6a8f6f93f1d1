#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An open file, pipe or terminal by its number: all bytes are read and written here.
///
/// A call that a signal interrupts is made again. It doesn't close what it stands for.
package struct Descriptor: Hashable, Sendable {
  /// Standard input.
  package static let input = Descriptor(STDIN_FILENO)

  /// The number.
  package let number: Int32

  /// The descriptor with a number.
  package init(_ number: Int32) { self.number = number }

  // MARK: Reading

  /// The bytes that one call reads, at most so many, from a position in a file or where the last call
  /// ended; none at the end.
  package func read(
    atMost count: Int = 1 << 16, from position: Int? = nil
  ) throws(SystemError) -> [UInt8] {
    while true {
      var result = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: count) { room, used in
        result = systemRead(number, UnsafeMutableRawBufferPointer(room), from: position)
        used = max(result, 0)
      }
      if result >= 0 { return Array(bytes[...]) }  // without the room
      if errno != EINTR { throw SystemError(code: errno) }
    }
  }

  /// One byte; nil at the end, and when a signal arrives instead.
  package func byte() -> UInt8? {
    var byte: UInt8 = 0
    return withUnsafeMutableBytes(of: &byte) { systemRead(number, $0, from: nil) } == 1 ? byte : nil
  }

  /// Whether there is something to read, or its end, after at most that many milliseconds.
  package func isReadable(within milliseconds: Int32) -> Bool {
    !Self.readable([self], within: milliseconds).isEmpty
  }

  /// Those of some that can be read, after at most that many milliseconds; -1 waits forever.
  package static func readable(
    _ descriptors: [Descriptor], within milliseconds: Int32
  ) -> Set<Descriptor> {
    var list = descriptors.map { pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0) }
    guard poll(&list, nfds_t(list.count), milliseconds) > 0 else { return [] }
    return Set(list.filter { $0.revents != 0 }.map { Descriptor($0.fd) })
  }

  // MARK: Writing

  /// Writes all bytes; a non-blocking one calls `whenFull` before it waits for room.
  package func write(
    _ bytes: ArraySlice<UInt8>, whenFull: () -> Void = {}
  ) throws(SystemError) {
    try write(bytes, by: SystemCalls.system.write, whenFull: whenFull)
  }

  /// The same, by another system call.
  func write(
    _ bytes: ArraySlice<UInt8>, by call: (Int32, UnsafeRawBufferPointer) -> Int,
    whenFull: () -> Void = {}
  ) throws(SystemError) {
    var rest = bytes
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { call(number, $0) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        whenFull()
        var question = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
        poll(&question, 1, -1)
      } else if errno != EINTR {
        throw SystemError(code: errno)
      }
    }
  }

  /// Makes reading and writing non-blocking.
  package func setNonBlocking() { _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK) }
}

private func systemRead(
  _ file: Int32, _ bytes: UnsafeMutableRawBufferPointer, from position: Int?
) -> Int {
  guard let position else { return read(file, bytes.baseAddress, bytes.count) }
  return pread(file, bytes.baseAddress, bytes.count, off_t(position))
}
