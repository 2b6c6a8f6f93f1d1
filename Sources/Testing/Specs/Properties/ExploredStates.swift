/// The states that the runs of a property have reached, and the fewest choices that led there.
///
/// Every other run begins where few runs have been: random steps alone seldom reach what needs
/// several of them in a row.
nonisolated struct ExploredStates {
  private var paths: [(state: String, choices: [Int])] = []
  private var indices: [String: Int] = [:]
  private var counts: [String: Int] = [:]

  /// Adds the states of a run with its choices.
  mutating func add(_ visits: [(state: String, choices: Int)], of choices: [Int]) {
    for visit in visits {
      if let index = indices[visit.state] {
        // After a shorter way more steps are left.
        if visit.choices < paths[index].choices.count {
          paths[index].choices = Array(choices.prefix(visit.choices))
        }
      } else if paths.count < Self.most {
        indices[visit.state] = paths.count
        paths.append((visit.state, Array(choices.prefix(visit.choices))))
      }
      counts[visit.state, default: 0] += 1
    }
  }

  /// The choices with which a run begins; none for one that begins anew.
  func start(of number: Int, _ random: inout SeededRandom) -> [Int] {
    guard number.isMultiple(of: 2), let least = paths.map({ counts[$0.state] ?? 0 }).min() else {
      return []
    }
    // Of the rarest states one, so that none is tried for ever.
    let rare = paths.filter { (counts[$0.state] ?? 0) <= 2 * least }
    return rare[Int(random.next() % UInt64(rare.count))].choices
  }

  /// The most states that are kept.
  private static let most = 1000
}
