/// The choices of one run of a property: given ones first, then random ones, or the simplest.
nonisolated struct Drawing {
  /// All choices so far.
  private(set) var taken: [Int] = []
  /// The results of the choices, call by call.
  private(set) var calls: [Call] = []
  /// The states that steps have reached, each with the number of choices before it.
  private(set) var visits: [(state: String, choices: Int)] = []
  private let given: [Int]
  private var random: SeededRandom?

  /// A call of the generator.
  struct Call: Equatable {
    /// Its position.
    let line: Int
    /// The method that was called.
    let method: String
    /// The value as a Lua literal, or the statements that were run; none for a value that can't be
    /// written.
    var texts: [String] = []
    /// Whether it returned a value.
    var isValue: Bool
  }

  /// The maximum number of choices in a run.
  static let most = 10_000

  /// A run with random choices, or with given ones followed by the simplest.
  init(given: [Int] = [], random: SeededRandom? = nil) {
    self.given = given
    self.random = random
  }

  /// A choice below a limit, 0 being the simplest; nil if there were too many.
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
    if limit > 16 {  // the bounds are the likeliest to fail
      switch random?.next() ?? 0 {
      case let number where number % 16 == 0: return 0
      case let number where number % 16 == 1: return limit - 1
      default: break
      }
    }
    return Int((random?.next() ?? 0) % UInt64(limit))
  }

  /// Records the start of a call.
  mutating func begin(_ method: String, line: Int) {
    calls.append(Call(line: line, method: method, isValue: true))
  }

  /// Records the value that the last call returned.
  mutating func record(value: String) {
    guard let last = calls.indices.last else { return }
    calls[last].texts = [value]
  }

  /// Records that the last call returns no value.
  mutating func recordSteps() {
    guard let last = calls.indices.last else { return }
    calls[last].isValue = false
  }

  /// Records the state before a step.
  mutating func visit(_ state: String) { visits.append((state, taken.count)) }

  /// Records a statement that the last call runs.
  mutating func record(statement: String) {
    guard let last = calls.indices.last else { return }
    calls[last].texts.append(statement)
  }

  /// The number of statements that were run after the beginning.
  var statementCount: Int {
    calls.reduce(0) { $0 + ($1.isValue || $1.line == 0 ? 0 : $1.texts.count) }
  }
}
