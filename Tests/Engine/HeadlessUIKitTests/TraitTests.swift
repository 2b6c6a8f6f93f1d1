import Foundation
import HeadlessUIKit
import NavigationModel
import Testing

/// Traits, their overrides and their observers, from Swift (F99 to F104).
struct TraitTests {
  /// A trait of a program.
  private enum Theme: UITraitDefinition {
    static let defaultValue = "plain"
  }

  private final class Observer: UIViewController, SelectorPerforming {
    private(set) var seen: [String] = []

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      seen.append("did")
    }

    func observe() {
      registerForTraitChanges([UITraitUserInterfaceStyle.self, Theme.self]) {
        (self: Self, previous) in
        self.seen.append("\(previous[Theme.self]) to \(self.traitCollection[Theme.self])")
      }
      registerForTraitChanges([UITraitVerticalSizeClass.self], action: Selector("turned"))
    }

    func perform(_ action: Selector, with sender: Any?) { seen.append("\(action)") }
  }

  @Test func collectionsAreMadeAndCompared() {
    let wide = UITraitCollection(horizontalSizeClass: .regular)
    let dark = UITraitCollection { $0.userInterfaceStyle = .dark }
    let both = UITraitCollection(traitsFrom: [wide, dark])
    #expect(both.horizontalSizeClass == .regular && both.userInterfaceStyle == .dark)
    #expect(both.containsTraits(in: dark) && !wide.containsTraits(in: dark))
    #expect(both.modifyingTraits { $0.userInterfaceStyle = .light }.userInterfaceStyle == .light)
    #expect(both.replacing(Theme.self, value: "new")[Theme.self] == "new")
    #expect(both[Theme.self] == "plain" && both != wide)
    #expect(both == UITraitCollection(traitsFrom: [dark, wide]))
    #expect(both.hasDifferentColorAppearance(comparedTo: wide))
    #expect(both.replacing(Theme.self, value: "plain") == both)
  }

  /// The view of a container in that of its child, which is nowhere then: neither has the other's
  /// traits, and their responder chain ends.
  @Test func parentsInViewsOfTheirChildrenInheritNothingFromThem() {
    let world = World()
    let parent = UIViewController(), child = UIViewController()
    world.window.rootViewController = parent
    parent.addChild(child)
    parent.view.addSubview(child.view)
    world.stage.settle()
    child.overrideUserInterfaceStyle = .dark
    child.view.removeFromSuperview()
    child.view.addSubview(parent.view)
    world.stage.settle()
    #expect(parent.next === child.view && child.next == nil)
    #expect(child.target(forAction: Selector("none"), withSender: nil) == nil)
    #expect(parent.traitCollection.userInterfaceStyle == .light)
  }

  @Test(arguments: [Profile.modern, .mid])
  func presentersInWhatTheyPresentEndTheChain(_ profile: Profile) {
    let world = World(profile: profile)
    let presenter = UIViewController(), presented = UIViewController()
    world.window.rootViewController = presenter
    presented.modalPresentationStyle = .overCurrentContext
    presenter.present(presented, animated: false)
    world.stage.settle()
    presented.overrideUserInterfaceStyle = .dark
    presented.view.addSubview(presenter.view)
    world.stage.settle()
    #expect(presenter.next === presented.view && presented.next === presented.view.superview)
    #expect(presenter.target(forAction: Selector("none"), withSender: nil) == nil)
    let isInherited = profile.traitsFollowViews
    #expect((presenter.traitCollection.userInterfaceStyle == .dark) == isInherited)
  }

  @Test func observersAreCalledForTheirTraitsOnly() {
    let world = World()
    let observer = Observer()
    world.window.rootViewController = observer
    world.stage.settle()
    observer.observe()
    observer.traitOverrides[Theme.self] = "dark"
    #expect(observer.traitCollection[Theme.self] == "plain" && observer.seen.isEmpty)
    observer.updateTraitsIfNeeded()
    #expect(observer.seen == ["did", "plain to dark"])
    #expect(observer.view.traitCollection[Theme.self] == "dark")
    var traits = world.stage.traits
    traits.orientation = .landscape
    world.stage.setTraits(traits)
    #expect(observer.seen.suffix(2) == ["did", "turned"])
    observer.traitOverrides.remove(Theme.self)
    world.stage.settle()
    #expect(observer.seen.last == "dark to plain")
    #expect(!observer.traitOverrides.contains(Theme.self))
  }

  @Test func aWindowAndAPresentationOverride() {  // F100, F104
    let world = World()
    let home = world.controller("Home"), card = world.controller("Card")
    world.window.rootViewController = home
    home.present(card, animated: false)
    world.stage.settle()
    card.presentationController?.traitOverrides.horizontalSizeClass = .regular
    world.window.overrideUserInterfaceStyle = .dark
    world.stage.settle()
    #expect(card.traitCollection.horizontalSizeClass == .regular)
    #expect(home.traitCollection.horizontalSizeClass == .compact)
    #expect(
      [home, card].allSatisfy { $0.traitCollection.userInterfaceStyle == .dark })
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }

  @Test func aRegistrationEnds() {
    let world = World()
    let home = world.controller("Home")
    world.window.rootViewController = home
    world.stage.settle()
    var count = 0
    let registration = home.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_, _) in
      count += 1
    }
    home.overrideUserInterfaceStyle = .dark
    world.stage.settle()
    home.unregisterForTraitChanges(registration)
    home.overrideUserInterfaceStyle = .light
    world.stage.settle()
    #expect(count == 1)
  }

  @Test func aParentOverridesUntilItLetsGo() {
    let world = World(profile: .ios16)
    let parent = world.controller("Parent"), child = world.controller("Child")
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    world.window.rootViewController = parent
    world.stage.settle()
    parent.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(parent.overrideTraitCollection(forChild: child)?.horizontalSizeClass == .regular)
    child.removeFromParent()
    #expect(child.traitCollection.horizontalSizeClass == .compact)
  }
}
