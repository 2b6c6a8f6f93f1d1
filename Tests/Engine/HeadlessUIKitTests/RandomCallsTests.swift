import Foundation
import HeadlessUIKit
import NavigationModel
import Support
import Testing

/// Random calls during transitions (J6): before callbacks of all of them, and in between.
///
/// Each has the effect that it has in a second scene, which receives the same calls one after another,
/// each when nothing is active. One that is refused with a warning has none.
struct RandomCallsTests {
  /// The steps of all walks of a kind; `STEPS=100000` takes more.
  private static let count =
    ProcessInfo.processInfo.environment["STEPS"].flatMap(Int.init) ?? 2_400
  private static let length = 40

  private static let profiles = ["mid", "ios16", "modern"].compactMap(Profile.named)

  @Test(.slow("it takes thousands of random steps"), arguments: RandomCallsScene.Kind.all)
  func aCallHasTheEffectThatItHasLater(_ kind: RandomCallsScene.Kind) throws {
    try forEachSeed(1...UInt64(Self.count / Self.length), of: "calls\(kind.name)") { seed in
      let walk = RandomCallsWalk(
        kind, profile: Self.profiles[Int(seed) % Self.profiles.count], seed: seed)
      for _ in 0..<Self.length where walk.faults.isEmpty { walk.step() }
      guard !walk.faults.isEmpty else { return }
      Issue.record("seed \(seed): \(walk.faults.joined(separator: "; "))\n\(walk.record)")
    }
  }
}

/// A walk through calls, in a scene that receives them at any time and in one that receives them later.
final class RandomCallsWalk {
  /// What is wrong after the last step.
  private(set) var faults: [String] = []
  /// The calls of the last step, each with when it was made.
  private(set) var record = ""
  private let scene: RandomCallsScene
  private let later: RandomCallsScene
  private var random: SplitMix
  private var made: [RandomCallsScene.Call] = []
  private var callsLeft = 0
  /// The warnings of the call that is being made, without those of calls inside it.
  private var warnings: [Diagnostic] = []

  init(_ kind: RandomCallsScene.Kind, profile: Profile, seed: UInt64) {
    scene = RandomCallsScene(kind, profile: profile)
    later = RandomCallsScene(kind, profile: profile)
    random = SplitMix(seed: seed)
    scene.world.stage.willDeliver = { [weak self] in self?.callBefore($0) }
    scene.world.stage.onDiagnostic = { [weak self] in self?.warnings.append($0) }
  }

  /// Makes a call, others before the callbacks that follow from it, perhaps one more in between, and
  /// compares both scenes when nothing is active.
  func step() {
    record = "from \(scene.state)\n"
    made = []
    callsLeft = 3
    call("first")
    if random.coin() {
      scene.world.stage.advance(by: .milliseconds(random.number(below: 600)))
      call("in between", isBetween: true)
    }
    scene.world.stage.settle()
    callsLeft = 0
    for call in made {
      _ = later.world.stage.exceptions { _ = call.make(later) }
      later.world.stage.settle()
    }
    if scene.state != later.state { faults.append("\(scene.state) is \(later.state) later") }
    if !scene.world.isBalanced(from: 0) { faults.append("callbacks don't alternate") }
    if !scene.world.stage.isIdle { faults.append("something is still active") }
    scene.forgetOthers()
    later.forgetOthers()
  }

  private func callBefore(_ event: Event) {
    guard event.kind == .callback, callsLeft > 0, random.number(below: 6) == 0 else { return }
    call("before \(event.text)")
  }

  private func call(_ moment: String, isBetween: Bool = false) {
    callsLeft -= 1
    let call = scene.kind.draw(scene, &random)
    record += "\(call) \(moment)\n"
    // Calls that are made inside this one follow it.
    let place = made.count
    let before = stackOfRoot
    let isWaited = isBetween && scene.root.transitionCoordinator != nil
    let outer = warnings
    warnings = []
    var answer: [UIViewController]?
    let raised = scene.world.stage.exceptions { answer = call.make(scene) }
    let isRefused = !warnings.isEmpty || !raised.isEmpty
    defer { warnings = outer }
    if isRefused { record += "  refused: \(call): \(warnings.map(\.rule.id))\n" }
    if !isRefused { made.insert(call, at: place) }
    if let before {
      let gone = before.filter { !(stackOfRoot ?? []).contains($0) }
      if isWaited, answer?.isEmpty == false || stackOfRoot != before {
        faults.append("\(call) \(moment) was made at once")
      }
      if let answer, answer != gone, !isRefused { faults.append("\(call) returned \(answer)") }
    }
  }

  private var stackOfRoot: [UIViewController]? {
    (scene.root as? UINavigationController)?.viewControllers
  }
}
