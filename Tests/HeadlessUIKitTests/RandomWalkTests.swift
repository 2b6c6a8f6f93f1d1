import Testing

/// Random operations on random families: what must hold after each step, and once all is settled.
///
/// One after the other, so that the last to have started is the one that trapped.
struct RandomWalkTests {
  @Test(.serialized, arguments: 1...560)
  func everyCheckHolds(seed: UInt64) {
    let (walk, breach) = RandomWalk.drawn(
      seed: seed, length: 240,
      in: RandomWalk.Setting.all[Int(seed) % RandomWalk.Setting.all.count])
    guard let breach else { return }
    let shortest = walk.shortened(until: breach)
    Issue.record("seed \(seed):\n\(shortest.script(ending: shortest.outcome()))")
  }
}
