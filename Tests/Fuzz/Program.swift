/// A randomly generated program, of one of several kinds that alternate.
struct ProgramKind {
  let name: String
  /// Whether it runs in the sandbox.
  var isSandboxed = false
  /// Whether the screen is drawn, and the hierarchy checked, after each statement.
  var drawsSteps = false
  /// Whether it uses up a limit.
  var usesUpLimit = false

  /// The table.
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
    source = writer.program(of: kind, limit, inFreshWorld: isFresh)
    mentions = writer.mentions
  }

  /// Each limit in each phase, one after the other: in a fresh world, then in whatever world the
  /// other statements have left, where a phase may never begin.
  private static func limit(_ number: Int) -> (ProgramLimit, Phase) {
    let (rest, index) = number.quotientAndRemainder(dividingBy: Phase.all.count)
    return (ProgramLimit.all[rest % ProgramLimit.all.count], Phase.all[index])
  }
}
