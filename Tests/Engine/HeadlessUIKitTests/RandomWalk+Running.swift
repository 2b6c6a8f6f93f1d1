import HeadlessUIKit

extension RandomWalk {
  /// The outcome of a walk.
  struct WalkOutcome {
    /// The first check that failed.
    let failedCheck: FailedCheck?
    /// The steps whose operations raised an exception.
    let raising: Set<Int>
  }

  /// Runs the walk in a fresh world, up to the first check that fails.
  func outcome(_ checks: [Check] = Check.all) -> WalkOutcome {
    let scene = RandomWalkScene(setting)
    for index in steps.indices {
      if let failedCheck = scene.failedCheck(of: checks, after: index, of: self) {
        return WalkOutcome(failedCheck: failedCheck, raising: scene.raising)
      }
    }
    return WalkOutcome(failedCheck: nil, raising: scene.raising)
  }

  /// Draws a walk while running it, up to the first check that fails.
  ///
  /// A complete walk ends with a settled world.
  static func drawn(
    seed: UInt64, length: Int, in setting: WalkEnvironment = .plain, _ checks: [Check] = Check.all
  ) -> (walk: RandomWalk, failedCheck: FailedCheck?) {
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
      if let failedCheck = scene.failedCheck(of: checks, after: index, of: drawer.walk) {
        return (drawer.walk, failedCheck)
      }
    }
    return (drawer.walk, nil)
  }
}

extension RandomWalkScene {
  /// Runs a step and looks for a check that fails.
  fileprivate func failedCheck(
    of checks: [RandomWalk.Check], after index: Int, of walk: RandomWalk
  ) -> RandomWalk.FailedCheck? {
    run(index, of: walk)
    let place = RandomWalk.OperationKind.named(walk.steps[index].operation.kind).place
    return failedCheck(of: checks, isIdle: place == .idleAfterwards && !stage.isTouching)
  }
}
