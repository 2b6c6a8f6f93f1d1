#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension StoredValue {
  /// Bytes as a value: a string if they are UTF-8, else data.
  package init(bytes: some Collection<UInt8>) {
    let bytes = Array(bytes)
    let text = String(decoding: bytes, as: UTF8.self)
    self = Array(text.utf8).hasSameBytes(as: bytes) ? .string(text) : .data(bytes)
  }
}

extension [UInt8] {
  /// Whether both contain the same bytes in the same order.
  func hasSameBytes(as other: [UInt8]) -> Bool {
    guard count == other.count else { return false }
    return isEmpty || memcmp(self, other, count) == 0
  }
}
