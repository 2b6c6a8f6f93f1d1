/// Searches for the simplest choices with which a property still fails in the same way.
nonisolated struct Shrinking {
  /// The simplest found so far.
  private(set) var choices: [Int]
  private var attemptsLeft = 1000
  private let fails: ([Int]) -> [Int]?

  /// Starts with choices; `fails` returns the choices that a run with others made, nil if it does
  /// not fail in the same way.
  init(_ choices: [Int], fails: @escaping ([Int]) -> [Int]?) {
    self.choices = Self.trimmed(choices)
    self.fails = fails
  }

  /// Leaves choices out and simplifies others, until nothing helps.
  mutating func run() {
    var former: [Int]
    repeat {
      former = choices
      leaveOutMany()
      for length in [24, 12, 6, 4, 3, 2, 1] { leaveOut(length) }
      lower()
      leaveOutCounted()
      moveOn()
      if choices == former { lowerBySteps() }
    } while choices != former && attemptsLeft > 0
  }

  /// Tries to leave out all, then half, and so on: a property that always fails is shrunk quickly.
  private mutating func leaveOutMany() {
    var length = choices.count
    while length > 24 {
      leaveOut(length, step: max(length / 2, 1))
      length /= 2
    }
  }

  private mutating func leaveOut(_ length: Int, step: Int = 1) {
    var start = choices.count - length
    while start >= 0 {
      if start + length <= choices.count {
        var candidate = choices
        candidate.removeSubrange(start..<(start + length))
        _ = attempt(candidate)
      }
      start -= step
    }
  }

  private mutating func lower() {
    var index = 0
    while index < choices.count {
      if lower(index, to: { _ in 0 }) {
        index += 1
        continue
      }
      // The choices of one parity stand for the numbers of one sign.
      repeat {
        search(index)
      } while lower(index, to: { $0 - 1 })
      index += 1
    }
  }

  /// Lowers a choice by even steps to the least one that fails, if all above it fail.
  private mutating func search(_ index: Int) {
    guard index < choices.count else { return }
    var passing = choices[index] % 2 - 2
    while index < choices.count, choices[index] - passing > 2 {
      let middle = passing + (choices[index] - passing) / 4 * 2
      if !lower(index, to: { _ in max(middle, 0) }) { passing = max(middle, passing + 2) }
    }
  }

  /// Lowers each choice by small steps, as of those below it not all need fail; a step that helps is
  /// doubled.
  private mutating func lowerBySteps() {
    for index in choices.indices {
      var step = 2
      while index < choices.count, step <= min(Self.longestStep, choices[index]) {
        var length = step
        while lower(index, to: { $0 - length }) { length *= 2 }
        if length == step { step += 1 }
      }
    }
  }

  private static let longestStep = 16

  /// Leaves out a choice and lowers an earlier one, which may count it.
  private mutating func leaveOutCounted() {
    var index = 0
    while index < choices.count {
      var other = index + 1
      while other < choices.count, other <= index + 24, choices[index] > 0 {
        var candidate = choices
        candidate[index] -= 1
        candidate.remove(at: other)
        if !attempt(candidate) { other += 1 }
      }
      index += 1
    }
  }

  /// Moves as much as possible from a choice to a later one, as their sum may be what matters.
  private mutating func moveOn() {
    for index in choices.indices {
      for other in index + 1...index + 3 {
        var amount = index < choices.count ? choices[index] : 0
        while amount > 0, other < choices.count {
          var candidate = choices
          candidate[index] -= amount
          let (sum, isTooLarge) = candidate[other].addingReportingOverflow(amount)
          candidate[other] = sum
          if isTooLarge || candidate[index] < 0 || !attempt(candidate) { amount /= 2 }
        }
      }
    }
  }

  private mutating func lower(_ index: Int, to plainer: (Int) -> Int) -> Bool {
    guard index < choices.count, choices[index] > 0 else { return false }
    var candidate = choices
    candidate[index] = max(plainer(choices[index]), 0)
    return attempt(candidate)
  }

  /// Accepts simpler choices if they fail as well.
  private mutating func attempt(_ candidate: [Int]) -> Bool {
    guard attemptsLeft > 0 else { return false }
    attemptsLeft -= 1
    guard let taken = fails(candidate).map(Self.trimmed), Self.isPlainer(taken, choices) else {
      return false
    }
    choices = taken
    return true
  }

  private static func isPlainer(_ one: [Int], _ other: [Int]) -> Bool {
    one.count != other.count ? one.count < other.count : one.lexicographicallyPrecedes(other)
  }

  /// Missing choices at the end are the simplest anyway.
  private static func trimmed(_ choices: [Int]) -> [Int] {
    Array(choices[..<((choices.lastIndex { $0 != 0 } ?? -1) + 1)])
  }
}
