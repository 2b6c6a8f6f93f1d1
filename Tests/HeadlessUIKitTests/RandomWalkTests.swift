import HeadlessUIKit
import NavigationModel
import Support
import Testing

/// Random operations on random families: the links agree after each step, and what was told is what
/// is visible once everything has settled.
struct RandomWalkTests {
  @Test(arguments: 1...500)
  func walk(seed: UInt64) {
    let world = World()
    let walker = Walker(world: world, seed: seed)
    _ = world.stage.exceptions {
      for step in 1...200 {
        let deed = walker.step()
        let faults = world.stage.hierarchy.faults
        #expect(faults == [], "seed \(seed), step \(step): \(deed)")
        if !faults.isEmpty { return }
        if step % 10 == 0 {
          _ = world.stage.release(cancelled: step % 20 == 0)
          world.stage.settle()
          #expect(world.stage.isIdle)
          #expect(world.stage.hierarchy.unsettled == [], "seed \(seed), step \(step): \(deed)")
          #expect(walker.imbalance == [], "seed \(seed), step \(step): \(deed)")
        }
      }
    }
  }
}

/// Does one random thing after the other to a world.
private final class Walker {
  private let world: World
  private var random: SplitMix
  private var all: [UIViewController] = []

  init(world: World, seed: UInt64) {
    self.world = world
    random = SplitMix(seed: seed)
    world.window.rootViewController = make()
  }

  /// Does something and says what.
  func step() -> String {
    let one = pick()
    let other = pick()
    let animated = random.next() % 2 == 0
    let choice = random.next() % 21
    switch choice {
    case 0, 1: (one as? UINavigationController)?.pushViewController(make(), animated: animated)
    case 2: (one as? UINavigationController)?.popViewController(animated: animated)
    case 3: (one as? UINavigationController)?.popToRootViewController(animated: animated)
    case 4:
      let stack = (one as? UINavigationController)?.viewControllers ?? []
      (one as? UINavigationController)?.setViewControllers(
        stack.shuffled(using: &random) + [make()], animated: animated)
    case 5:
      if let tabs = one as? UITabBarController, let count = tabs.viewControllers?.count {
        tabs.selectedIndex = Int(random.next() % UInt64(count))
      }
    case 6:
      let new = make()
      new.modalPresentationStyle = animated ? .fullScreen : .pageSheet
      one.present(new, animated: random.next() % 2 == 0)
    case 7: one.dismiss(animated: animated)
    case 8: world.stage.endTurn()
    case 9: world.stage.advance(by: .milliseconds(Int(random.next() % 400)))
    case 10:
      if random.next() % 8 == 0 {
        world.window.rootViewController = random.next() % 2 == 0 ? make() : other
      }
    case 11: one.addChild(other)
    case 12: one.removeFromParent()
    case 13: one.view.addSubview(other.view)
    case 14: other.view.removeFromSuperview()
    case 15:
      (one as? UITabBarController)?.viewControllers = [make(), other, one.children.first].compactMap
      { $0 }
    case 16: world.window.isHidden = random.next() % 4 == 0
    case 17:
      other.modalPresentationStyle = animated ? .currentContext : .overCurrentContext
      other.definesPresentationContext = random.next() % 3 == 0
      one.present(other, animated: random.next() % 2 == 0)
    case 18:
      guard let nav = one as? UINavigationController, nav.swipeObstacle == nil else { break }
      let gesture = Gesture(
        progress: 0.3, isHeld: random.next() % 2 == 0, isCancelled: random.next() % 2 == 0)
      world.stage.perform(gesture) { _ = nav.popViewController(animated: true) }
    case 19: _ = world.stage.release(cancelled: animated)
    default: (one as? UINavigationController)?.pushViewController(other, animated: animated)
    }
    return "\(choice) on \(one.id), \(other.id), \(animated)"
  }

  /// Those who have heard more of one half of a pair than of the other.
  var imbalance: [String] {
    all.compactMap { ($0 as? any Counting)?.imbalance }
  }

  private func make() -> UIViewController {
    let new: UIViewController
    switch random.next() % 5 {
    case 0:
      let tabs = UITabBarController()
      tabs.viewControllers = [make(), make()]
      new = tabs
    case 1: new = UINavigationController(rootViewController: leaf())
    default: new = leaf()
    }
    all.append(new)
    return new
  }

  private func leaf() -> UIViewController {
    let leaf = CountingController()
    // Some change their surroundings while they are told something.
    if random.next() % 6 == 0 {
      leaf.meddle = { [unowned leaf] in leaf.navigationController?.popViewController(animated: true)
      }
    } else if random.next() % 6 == 0 {
      leaf.meddle = { [unowned leaf] in leaf.tabBarController?.selectedIndex = 0 }
    }
    all.append(leaf)
    return leaf
  }

  private func pick() -> UIViewController { all[Int(random.next() % UInt64(all.count))] }
}

private protocol Counting {
  var imbalance: String? { get }
}

/// Checks that what it hears alternates: each callback must follow from the one before.
private final class CountingController: UIViewController, Counting {
  var meddle: () -> Void = {}
  private var heard = Appearance.disappeared
  private var faults: [String] = []

  var imbalance: String? {
    if let fault = faults.first { return "\(id) \(fault)" }
    let told = stage.hierarchy[id].appearance
    return heard == told ? nil : "\(id) has heard that it is \(heard), and is \(told)"
  }

  private func hear(_ next: Appearance, after allowed: Appearance...) {
    if !allowed.contains(heard) { faults.append("is \(next) after \(heard)") }
    heard = next
    meddle()
  }

  override func viewWillAppear(_ animated: Bool) {
    hear(.appearing, after: .disappeared, .disappearing)
  }

  override func viewDidAppear(_ animated: Bool) { hear(.appeared, after: .appearing) }

  override func viewWillDisappear(_ animated: Bool) {
    hear(.disappearing, after: .appeared, .appearing)
  }

  override func viewDidDisappear(_ animated: Bool) { hear(.disappeared, after: .disappearing) }
}
