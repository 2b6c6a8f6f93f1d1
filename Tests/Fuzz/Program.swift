/// A randomly generated program, of one of several kinds that alternate.
struct ProgramKind {
  let name: String
  /// Whether it runs in the sandbox.
  var isSandboxed = false
  /// Whether the screen is drawn, and the hierarchy checked, after each statement.
  var drawsSteps = false
  /// Whether it uses up a limit.
  var usesUpLimit = false

  /// The table; the kinds that use up a limit are the last ones.
  static let all = [
    Self(name: "a script"),
    Self(name: "a script in the sandbox", isSandboxed: true),
    Self(name: "a script with a picture after each step", drawsSteps: true),
    Self(name: "a script that uses up a limit", usesUpLimit: true),
  ]
}

/// A randomly generated program; the same seed and number give the same program.
struct Program {
  let kind: ProgramKind
  /// The limit that it uses up, and in which phase of a turn.
  let limit: (limit: ProgramLimit, phase: Phase)?
  let source: String
  /// The parts of the API that it mentions.
  let mentions: Set<String>

  /// Writes the program.
  init(_ grammar: Grammar, seed: UInt64, number: Int) {
    kind = ProgramKind.all[number % ProgramKind.all.count]
    let turn = number / ProgramKind.all.count
    limit = kind.usesUpLimit ? Self.limit(turn) : nil
    let isFresh = turn / (ProgramLimit.all.count * Phase.all.count) % 2 == 0
    var writer = ProgramWriter(grammar, seed: seed, number: number)
    let topics = Self.topics(of: grammar, number)
    source = writer.program(of: kind, limit, inFreshWorld: isFresh, about: topics)
    mentions = writer.mentions
  }

  /// What a program is about beside random parts of the API: the first programs, but for those that
  /// use up a limit, take all of it in its order.
  private static func topics(of grammar: Grammar, _ number: Int) -> [[String]] {
    let kinds = ProgramKind.all.filter { !$0.usesUpLimit }.count
    let (turn, kind) = number.quotientAndRemainder(dividingBy: ProgramKind.all.count)
    guard kind < kinds else { return [] }
    return Array(grammar.topics.dropFirst((turn * kinds + kind) * topicCount).prefix(topicCount))
  }

  private static let topicCount = 10

  /// Each limit in each phase, one after the other: in a fresh world, then in whatever world the
  /// other statements have left, where a phase may never begin.
  private static func limit(_ number: Int) -> (ProgramLimit, Phase) {
    let (rest, index) = number.quotientAndRemainder(dividingBy: Phase.all.count)
    return (ProgramLimit.all[rest % ProgramLimit.all.count], Phase.all[index])
  }
}
