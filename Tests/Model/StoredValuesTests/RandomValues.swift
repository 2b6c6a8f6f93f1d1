import StoredValues
import Support

extension StoredValue {
  /// That many nested lists.
  static func nested(_ depth: Int, around core: StoredValue = .list([])) -> StoredValue {
    (1..<depth).reduce(core == .list([]) ? core : .list([core])) { value, _ in .list([value]) }
  }

  /// Any value, with lists and records nested no deeper than a limit.
  static func random(depth: Int, using random: inout SplitMix) -> StoredValue {
    switch Int.random(in: 0..<(depth > 0 ? 8 : 6), using: &random) {
    case 0: .bool(.random(using: &random))
    case 1: .integer(Int(truncatingIfNeeded: random.next()))
    case 2: .integer(.random(in: -3...3, using: &random))
    case 3: .number(finite(Double(bitPattern: random.next())))
    case 4: .string(text(using: &random))
    case 5: .data(bytes(using: &random))
    case 6:
      .list(
        (0..<Int.random(in: 0..<5, using: &random)).map { _ in
          self.random(depth: depth - 1, using: &random)
        })
    default:
      .record(
        (0..<Int.random(in: 0..<5, using: &random)).reduce(into: [:]) { record, _ in
          record[text(using: &random)] = self.random(depth: depth - 1, using: &random)
        })
    }
  }

  // NaN equals nothing, not even itself.
  private static func finite(_ number: Double) -> Double { number.isNaN ? .infinity : number }

  private static func bytes(using random: inout SplitMix) -> [UInt8] {
    (0..<Int.random(in: 0..<9, using: &random)).map { _ in .random(in: 0...255, using: &random) }
  }

  private static func text(using random: inout SplitMix) -> String {
    let scalars = (0..<Int.random(in: 0..<9, using: &random)).map { _ in scalar(using: &random) }
    return String(String.UnicodeScalarView(scalars))
  }

  private static func scalar(using random: inout SplitMix) -> Unicode.Scalar {
    let limit: UInt32 =
      [0x80, 0x80, 0x300, 0x10000, 0x110000].randomElement(using: &random) ?? 0x80
    return Unicode.Scalar(UInt32.random(in: 0..<limit, using: &random)) ?? "$"
  }
}
