import Lua
import Support

/// Writes a randomly generated program; the same seed and number give the same program.
///
/// Its objects are in eight places. They are set, called, overridden and shown in any order,
/// correctly or not.
struct ProgramWriter {
  let grammar: Grammar
  private var random: SplitMix
  var depth = 0
  /// Whether the program uses up a limit; all errors are caught then, so that it gets there.
  private(set) var usesUpLimit = false
  /// The parts of the API that the program uses: `UIView`, `UIView.frame`, `user.tap`.
  var mentions: Set<String> = []
  /// The class of the object that was last stored in each place.
  var places: [String?] = Array(repeating: nil, count: 8)

  /// The writer of a program.
  init(_ grammar: Grammar, seed: UInt64, number: Int) {
    self.grammar = grammar
    random = SplitMix(seed: seed &+ UInt64(number) &* 0x2545_F491_4F6C_DD1D)
  }

  /// The program; it mentions each topic by one of its names.
  mutating func program(
    of kind: ProgramKind, _ limit: (limit: ProgramLimit, phase: Phase)?, inFreshWorld isFresh: Bool,
    about topics: [[String]]
  ) -> String {
    usesUpLimit = limit != nil
    var lines = [Prelude.text(for: kind, limit?.limit)]
    lines += surroundings()
    for _ in 0..<3 { lines.append(guarded(declaration())) }
    lines.append(guarded("window.rootViewController = \(object(of: "UIViewController"))"))
    var statements = topics.compactMap { pick($0) }.map { guarded(mention($0)) }
    statements += (0..<Int.random(in: 5...25, using: &random)).map { _ in guarded(statement()) }
    if let limit {
      let reset = isFresh ? "try(function() simulator:reset() end) " : ""
      insert("\(reset)try(function() \(limit.phase.text) end)", into: &statements)
    }
    lines += kind.drawsSteps ? statements.map { "\($0) step(\(stepLength()))" } : statements
    return lines.joined(separator: "\n") + "\n"
  }

  /// The device, which can be set while the window is empty.
  private mutating func surroundings() -> [String] {
    var lines: [String] = []
    if roll(25) { lines.append("simulator.device = \"iPad\"") }
    if roll(25) {
      let profile = pick(["classic", "ios7", "mid", "ios16"]) ?? "classic"
      lines.append("simulator.profile = \"\(profile)\"")
    }
    return lines
  }

  /// Inserts a statement whose effects happen in a later turn, where no other can prevent them: at
  /// the end, or before a `settle`.
  private mutating func insert(_ statement: String, into statements: inout [String]) {
    if roll(50) {
      statements.append(statement)
    } else {
      statements.insert("\(statement) try(settle)", at: number(below: 4))
    }
  }

  private mutating func stepLength() -> String { pick(["nil", "0", "0.1", "0.3", "1"]) ?? "nil" }

  /// Most errors are caught, so that something follows them.
  private mutating func guarded(_ statement: String) -> String {
    roll(98) || usesUpLimit ? "try(function() \(statement) end)" : "do \(statement) end"
  }

  private mutating func statement() -> String {
    let rows = usesUpLimit ? Operation.weightedBeforeLimits : Operation.weighted
    guard let operation = pick(rows) else { return "" }
    return "did \"\(operation.name)\" \(operation.write(&self))"
  }

  /// The body of a function: short, and shorter the deeper it is nested.
  mutating func body() -> String {
    guard depth < 2 else { return "" }
    depth += 1
    defer { depth -= 1 }
    return (0..<number(below: 3)).map { _ in guarded(statement()) }.joined(separator: " ")
  }

  // MARK: Random choices

  /// True in that many of a hundred cases.
  mutating func roll(_ percent: Int) -> Bool { number(below: 100) < percent }

  /// A number from 0 up.
  mutating func number(below limit: Int) -> Int {
    Int.random(in: 0..<limit, using: &random)
  }

  /// An element of a list.
  mutating func pick<Element>(_ list: [Element]) -> Element? {
    list.randomElement(using: &random)
  }
}
