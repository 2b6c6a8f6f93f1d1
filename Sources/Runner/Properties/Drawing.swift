/// The choices of one run of a property: given ones first, then random ones, or the simplest.
nonisolated struct Drawing {
  /// All choices so far.
  private(set) var taken: [Int] = []
  /// What they came to, call by call.
  private(set) var calls: [Call] = []
  private let given: [Int]
  private var random: SeededRandom?

  /// A call of the generator.
  struct Call: Equatable {
    /// Where it stands.
    let line: Int
    /// The method that was called.
    let method: String
    /// The value as Lua writes it, or the statements that were carried out; none for a value that
    /// cannot be written.
    var texts: [String] = []
    /// Whether it gave a value.
    var isValue: Bool
  }

  /// The most choices that a run may make.
  static let most = 10_000

  /// A run with random choices, or with given ones followed by the simplest.
  init(given: [Int] = [], random: SeededRandom? = nil) {
    self.given = given
    self.random = random
  }

  /// A choice below a limit, 0 being the plainest; nil when there were too many.
  mutating func draw(below limit: Int) -> Int? {
    guard taken.count < Self.most else { return nil }
    let value =
      if taken.count < given.count { min(max(given[taken.count], 0), limit - 1) } else {
        drawn(below: limit)
      }
    taken.append(value)
    return value
  }

  private mutating func drawn(below limit: Int) -> Int {
    guard random != nil else { return 0 }
    if limit > 16 {  // the ends are where things go wrong
      switch random?.next() ?? 0 {
      case let number where number % 16 == 0: return 0
      case let number where number % 16 == 1: return limit - 1
      default: break
      }
    }
    return Int((random?.next() ?? 0) % UInt64(limit))
  }

  /// Notes that a call begins.
  mutating func begin(_ method: String, line: Int) {
    calls.append(Call(line: line, method: method, isValue: true))
  }

  /// Notes the value that the last call gave.
  mutating func record(value: String) {
    guard let last = calls.indices.last else { return }
    calls[last].texts = [value]
  }

  /// Notes that the last call gives no value.
  mutating func recordSteps() {
    guard let last = calls.indices.last else { return }
    calls[last].isValue = false
  }

  /// Notes a statement that the last call carries out.
  mutating func record(statement: String) {
    guard let last = calls.indices.last else { return }
    calls[last].texts.append(statement)
  }

  /// How many statements were carried out.
  var statementCount: Int { calls.reduce(0) { $0 + ($1.isValue ? 0 : $1.texts.count) } }
}
