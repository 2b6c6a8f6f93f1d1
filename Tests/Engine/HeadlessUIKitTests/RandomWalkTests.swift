import Foundation
import Support
import Testing

/// Random operations on random families: the invariants after each step, and when the world is
/// idle.
struct RandomWalkTests {
  /// The walks of a run, and the steps of each; `WALKS=10000` runs more.
  private static let count =
    ProcessInfo.processInfo.environment["WALKS"].flatMap(UInt64.init) ?? 300
  private static let length = 240

  @Test(.slow("it takes thousands of random steps")) func everyCheckHolds() throws {
    try forEachSeed(1...Self.count) { seed in
      let (walk, failedCheck) = RandomWalk.drawn(
        seed: seed, length: Self.length,
        in: RandomWalk.WalkEnvironment.all[Int(seed) % RandomWalk.WalkEnvironment.all.count])
      guard let failedCheck else { return }
      let shortest = walk.shortened(until: failedCheck)
      Issue.record("seed \(seed):\n\(shortest.script(ending: shortest.outcome()))")
    }
  }
}
