import Support
import Testing

/// Random operations on random families: what must hold after each step, and when all are idle.
struct RandomWalkTests {
  @Test(.slow) func everyCheckHolds() throws {
    try forEachSeed(1...560) { seed in
      let (walk, breach) = RandomWalk.drawn(
        seed: seed, length: 240,
        in: RandomWalk.Setting.all[Int(seed) % RandomWalk.Setting.all.count])
      guard let breach else { return }
      let shortest = walk.shortened(until: breach)
      Issue.record("seed \(seed):\n\(shortest.script(ending: shortest.outcome()))")
    }
  }
}
