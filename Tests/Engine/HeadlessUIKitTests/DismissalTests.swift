import HeadlessUIKit
import NavigationModel
import Testing

/// Dismissals that meet a presentation or a dismissal in progress, whichever controller is asked.
struct DismissalTests {
  nonisolated private static let members = ["Bottom", "Middle", "Top", "Stack"]

  @Test(arguments: Profile.all, members)
  func aChainThatLeavesIsNotDismissedAgain(_ profile: Profile, asked: String) {  // C20, D4, D30
    let chain = Chain(profile)
    chain["Bottom"].dismiss(animated: true)
    var completions = 0
    chain[asked].dismiss(animated: true) { completions += 1 }
    chain.world.stage.settle()
    #expect(completions == 0)
    #expect(chain.warnings == ["dismissal-in-progress"])
    #expect(chain["Bottom"].presentedViewController == nil)
    #expect(chain["Top"].presentingViewController == nil)
  }

  @Test(arguments: [Profile.modern, .ios16, .mid, .ios7])
  func aControllerInALeavingChainDoesNotPresent(_ profile: Profile) {  // P64, D4
    let chain = Chain(profile)
    chain["Bottom"].dismiss(animated: true)
    var completions = 0
    chain["Top"].present(UIViewController(), animated: true) { completions += 1 }
    chain.world.stage.settle()
    #expect(completions == 0)
    #expect(chain.warnings == ["not-in-window"])
  }

  @Test(arguments: Profile.all, members)
  func aPresentationThatBeginsIsNotDismissed(_ profile: Profile, asked: String) {  // P66, P81
    let chain = Chain(profile)
    let new = UIViewController()
    chain["Top"].present(new, animated: true)
    var completions = 0
    chain[asked].dismiss(animated: true) { completions += 1 }
    chain.world.stage.settle()
    #expect(completions == 0)
    #expect(chain.warnings == ["dismissal-in-progress"])
    #expect(new.presentingViewController === chain["Top"])
  }

  @Test func aPresentationThatRaisedPreventsNoDismissal() {  // P66
    let chain = Chain(.mid)
    var traits = chain.world.stage.traits
    traits.device = .iPad
    chain.world.stage.setTraits(traits)
    let popover = UIViewController()
    popover.modalPresentationStyle = .popover
    let exceptions = chain.world.stage.exceptions(in: {
      chain["Top"].present(popover, animated: false)
      chain.world.stage.endTurn()
    })
    #expect(exceptions.count == 1 && popover.presentingViewController == nil)
    var completions = 0
    chain["Bottom"].dismiss(animated: false) { completions += 1 }
    chain.world.stage.settle()
    #expect(completions == 1 && chain["Stack"].presentedViewController == nil)
    #expect(chain.warnings == [])
  }
}

/// Three controllers, each presented by the previous one; the bottom one is in a stack.
private struct Chain {
  let world: World
  private let members: [String: UIViewController]

  init(_ profile: Profile) {
    world = World(profile: profile)
    let stack = world.stack("Bottom")
    let (middle, top) = (world.controller("Middle"), world.controller("Top"))
    members = [
      "Bottom": stack.viewControllers[0], "Middle": middle, "Top": top, "Stack": stack,
    ]
    stack.present(middle, animated: false)
    world.stage.settle()
    middle.present(top, animated: false)
    world.stage.settle()
  }

  subscript(name: String) -> UIViewController { members[name] ?? UIViewController() }

  var warnings: [String] {
    world.stage.trace.events.filter { $0.kind == .warning }.map(\.callback)
  }
}
