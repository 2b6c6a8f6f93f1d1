#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension StoredValue {
  /// Bytes as a value: a string where they are UTF-8, else data.
  package init(bytes: some Collection<UInt8>) {
    let bytes = Array(bytes)
    self = String(exactly: bytes[...]).map(StoredValue.string) ?? .data(bytes)
  }
}

extension String {
  /// The text that is these bytes of UTF-8; nil where they are none.
  init?(exactly bytes: ArraySlice<UInt8>) {
    var text = String(decoding: bytes, as: UTF8.self)
    let isSame = text.withUTF8 { own in
      bytes.withUnsafeBytes { UnsafeRawBufferPointer(own).hasSameBytes(as: $0) }
    }
    guard isSame else { return nil }
    self = text
  }
}

extension [UInt8] {
  /// Whether there are the same bytes in the same order.
  func hasSameBytes(as other: [UInt8]) -> Bool {
    withUnsafeBytes { own in other.withUnsafeBytes { own.hasSameBytes(as: $0) } }
  }
}

extension UnsafeRawBufferPointer {
  fileprivate func hasSameBytes(as other: UnsafeRawBufferPointer) -> Bool {
    guard count == other.count else { return false }
    guard let own = baseAddress, let theirs = other.baseAddress else { return true }
    return memcmp(own, theirs, count) == 0
  }
}
