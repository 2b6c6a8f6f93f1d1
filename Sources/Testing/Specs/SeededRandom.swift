/// Random numbers that are the same for the same seed and the same place.
nonisolated struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  /// Starts with a seed, differently for each place.
  init(seed: Int, for place: String = "") {
    state = UInt64(bitPattern: Int64(seed))
    for byte in place.utf8 { state = (state ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }

  /// The next number (SplitMix64).
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
