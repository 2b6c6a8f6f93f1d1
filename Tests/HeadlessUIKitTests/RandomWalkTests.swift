import Support
import Testing

/// Random operations on random families: the invariants after each step, and when the world is
/// idle.
struct RandomWalkTests {
  @Test(.slow) func everyCheckHolds() throws {
    try forEachSeed(1...560) { seed in
      let (walk, failedCheck) = RandomWalk.drawn(
        seed: seed, length: 240,
        in: RandomWalk.WalkEnvironment.all[Int(seed) % RandomWalk.WalkEnvironment.all.count])
      guard let failedCheck else { return }
      let shortest = walk.shortened(until: failedCheck)
      Issue.record("seed \(seed):\n\(shortest.script(ending: shortest.outcome()))")
    }
  }
}
