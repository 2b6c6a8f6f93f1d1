import Reports
import StoredValues

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The lines that a worker writes about its tests, through a socket.
///
/// Each begins with a secret that the worker received before any script ran: if a script can open
/// the socket by a name in `/dev/fd` (macOS), its own lines are detected.
nonisolated struct EventStream {
  private let descriptor: Int32
  private let secret: [UInt8]
  private var rest: [UInt8] = []
  private var searched = 0

  /// The stream of a worker with the secret.
  init(_ descriptor: Int32, secret: [UInt8]) {
    self.descriptor = descriptor
    self.secret = secret
  }

  /// A new secret.
  static func newSecret() -> [UInt8] {
    let halves = (UInt64.random(in: .min ... .max), UInt64.random(in: .min ... .max))
    return Array("\(String(halves.0, radix: 36)).\(String(halves.1, radix: 36))".utf8)
  }

  /// The maximum length of a line, and how much is read before it is another worker's turn.
  private static let (longestLine, mostAtOnce) = (256 << 20, 4 << 20)

  /// Whether there is a line that is too long to be an event.
  var isTooLong: Bool { rest.count > Self.longestLine }

  /// The complete lines that are new.
  mutating func newLines() -> [ArraySlice<UInt8>] {
    var count = 0
    while count < Self.mostAtOnce, let bytes = readSome(from: descriptor) {
      rest += bytes
      count += bytes.count
    }
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while let end = rest.lineEnd(from: max(start, searched)) {
      lines.append(rest[start..<end])
      start = end + 1
      searched = start
    }
    rest = start < rest.count ? Array(rest[start...]) : []  // the lines are parts of what there was
    searched = rest.count
    return lines
  }

  /// The event of a line; nil for a line that the worker did not write.
  func event(of line: ArraySlice<UInt8>) -> RunEvent? {
    guard line.begins(with: secret) else { return nil }
    return try? JSON.value(RunEvent.self, of: line.dropFirst(secret.count))  // nil if it is none
  }

  /// The line of an event, and its end.
  static func line(_ event: RunEvent, secret: [UInt8]) -> [UInt8] {
    secret + JSON.line(event).utf8 + [0x0A]
  }
}

nonisolated extension ArraySlice<UInt8> {
  /// Whether its first bytes are these.
  fileprivate func begins(with bytes: [UInt8]) -> Bool {
    withUnsafeBytes { own in
      bytes.withUnsafeBytes { other in
        guard let first = own.baseAddress, let start = other.baseAddress else { return false }
        return own.count >= other.count && memcmp(first, start, other.count) == 0
      }
    }
  }
}

nonisolated extension [UInt8] {
  /// The index of the first line feed from an index on; nil if there is none.
  fileprivate func lineEnd(from start: Int) -> Int? {
    withUnsafeBytes { bytes in
      guard let first = bytes.baseAddress, start < bytes.count,
        let end = memchr(first + start, 0x0A, bytes.count - start)
      else { return nil }
      return UnsafeRawPointer(end) - first
    }
  }
}
