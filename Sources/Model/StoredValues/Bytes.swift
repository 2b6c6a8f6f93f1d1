#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension [UInt8] {
  /// Whether both contain the same bytes in the same order.
  func hasSameBytes(as other: [UInt8]) -> Bool {
    guard count == other.count else { return false }
    return isEmpty || memcmp(self, other, count) == 0
  }
}
