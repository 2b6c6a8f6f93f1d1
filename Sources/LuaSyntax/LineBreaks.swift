extension Sequence where Element == UInt8 {
  /// How many lines end in it.
  @inlinable package var lineBreakCount: Int { count { $0 == 0x0A } }
}
