import HeadlessUIKit

extension RandomWalk {
  /// How a walk ended.
  struct Outcome {
    /// The first check that failed.
    let breach: Breach?
    /// The steps whose operations raised something.
    let raising: Set<Int>
  }

  /// Goes through a fresh world, up to the first check that fails.
  func outcome(_ checks: [Check] = Check.all) -> Outcome {
    let scene = RandomWalkScene(setting)
    for index in steps.indices {
      if let breach = scene.breach(of: checks, after: index, of: self) {
        return Outcome(breach: breach, raising: scene.raising)
      }
    }
    return Outcome(breach: nil, raising: scene.raising)
  }

  /// Draws a walk while going it, up to the first check that fails; the end of a whole one is
  /// settled.
  static func drawn(
    seed: UInt64, length: Int, in setting: Setting = .plain, _ checks: [Check] = Check.all
  ) -> (walk: RandomWalk, breach: Breach?) {
    let scene = RandomWalkScene(setting)
    var drawer = RandomWalkDrawer(seed: seed, scene: scene)
    drawer.walk.setting = setting
    for index in 0..<length {
      switch index {
      case 0: drawer.draw(.named("root"))
      case length - 2: drawer.draw(.named("release"))
      case length - 1: drawer.draw(.named("settle"))
      default: drawer.draw()
      }
      if let breach = scene.breach(of: checks, after: index, of: drawer.walk) {
        return (drawer.walk, breach)
      }
    }
    return (drawer.walk, nil)
  }
}

extension RandomWalkScene {
  /// Takes a step and looks for a check that fails.
  fileprivate func breach(
    of checks: [RandomWalk.Check], after index: Int, of walk: RandomWalk
  ) -> RandomWalk.Breach? {
    take(index, of: walk)
    let place = RandomWalk.Deed.named(walk.steps[index].operation.deed).place
    return breach(of: checks, isSettled: place == .settling && !stage.isTouching)
  }
}
