import Foundation
import HeadlessUIKit
import NavigationModel
import Testing

/// Which appearance of a bar is in force, and what is seen of it (E43, E44).
struct BarAppearanceTests {
  @Test(arguments: [
    (BarSituation(), [BarAppearanceKind.standard]),
    (BarSituation(isCompact: true), [.compact, .standard]),
    (BarSituation(isAtScrollEdge: true), [.scrollEdge, .standard]),
    (
      BarSituation(isCompact: true, isAtScrollEdge: true),
      [.compactScrollEdge, .scrollEdge, .compact, .standard]
    ),
  ])
  func kindsAreLookedForInOrder(situation: BarSituation, kinds: [BarAppearanceKind]) {
    #expect(situation.kinds == kinds)
  }

  @Test func eachKindIsLookedForInTheItemFirst() {
    let edge = BarSituation(isAtScrollEdge: true)
    let choice = edge.choose(from: [[.standard: "item"], [.scrollEdge: "bar", .standard: "bar"]])
    #expect(choice?.kind == .scrollEdge && choice?.appearance == "bar")
    let normal = BarSituation().choose(from: [[.standard: "item"], [.standard: "bar"]])
    #expect(normal?.appearance == "item")
    #expect(BarSituation().choose(from: [[BarAppearanceKind.compact: "item"]]) == nil)
  }

  private static func colored(_ color: UIColor) -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = color
    return appearance
  }

  @Test func configurationsSetBackgroundAndLine() {
    let appearance = UIBarAppearance()
    #expect(appearance.backgroundColor == nil && appearance.shadowColor == .separator)
    appearance.configureWithOpaqueBackground()
    #expect(appearance.backgroundColor == .systemBackground)
    appearance.configureWithTransparentBackground()
    #expect(appearance.backgroundColor == nil && appearance.shadowColor == nil)
  }

  @Test func anAppearanceIsCopied() {
    let world = World()
    let nav = world.stack("A")
    let own = Self.colored(.red)
    own.titleTextAttributes = [.foregroundColor: UIColor.white]
    nav.navigationBar.standardAppearance = own
    own.backgroundColor = .blue
    #expect(nav.navigationBar.standardAppearance.backgroundColor == .red)
    nav.navigationBar.standardAppearance.shadowColor = nil
    #expect(nav.navigationBar.standardAppearance.shadowColor == nil)
    let copy = nav.navigationBar.standardAppearance.copy() as? UINavigationBarAppearance
    #expect(copy?.titleTextAttributes[.foregroundColor] as? UIColor == .white)
  }

  @Test func untouchedBarsLookAsTheyDo() {
    let world = World()
    let nav = world.stack("A")
    _ = nav.navigationBar.standardAppearance
    #expect(nav.navigationBar.displayedBackground == nil)
    nav.navigationBar.standardAppearance.backgroundColor = .red
    #expect(nav.navigationBar.displayedBackground == BarBackground(fill: "transparent"))
    nav.navigationBar.scrollEdgeAppearance = nav.navigationBar.standardAppearance
    #expect(
      nav.navigationBar.displayedBackground == BarBackground(fill: "red", shadow: "separator"))
    nav.isNavigationBarHidden = true
    #expect(nav.navigationBar.displayedBackground == nil)
  }

  @Test func classesAndOldReleases() {
    let world = World(profile: .mid)
    let nav = world.stack("A")
    nav.navigationBar.standardAppearance = Self.colored(.red)
    #expect(nav.navigationBar.displayedBackground == nil)
    let new = World()
    UINavigationBar.appearance().standardAppearance = Self.colored(.green)
    let other = new.stack("B")
    #expect(other.navigationBar.standardAppearance.backgroundColor == .green)
  }

  @Test func anAppearanceForContainersAppliesInsideThem() {  // H113
    let world = World()
    world.stage.asCurrent {
      UINavigationBar.appearance().tintColor = .red
      UINavigationBar.appearance(whenContainedInInstancesOf: [UITabBarController.self])
        .tintColor = .green
      UIToolbar.appearance(whenContainedInInstancesOf: [UINavigationController.self])
        .tintColor = .blue
      let outside = UINavigationController(rootViewController: UIViewController())
      world.window.rootViewController = outside
      world.stage.settle()
      #expect(outside.navigationBar.tintColor == .red)
      let inside = UINavigationController(rootViewController: UIViewController())
      inside.isToolbarHidden = false
      let tabs = UITabBarController()
      tabs.viewControllers = [inside]
      world.window.rootViewController = tabs
      world.stage.settle()
      #expect(inside.navigationBar.tintColor == .green)
      #expect(inside.toolbar.tintColor == .blue)
      #expect(outside.navigationBar.tintColor == .red)
    }
  }

  @Test func appearancesOfButtonsAreCopiedWithTheirBar() {  // E44
    let world = World()
    world.stage.asCurrent {
      let bar = UINavigationBarAppearance(), tools = UIToolbarAppearance()
      let image = UIImage(named: "dots")
      bar.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
      bar.doneButtonAppearance.highlighted.backgroundImage = image
      bar.backButtonAppearance = UIBarButtonItemAppearance(style: .plain)
      bar.backButtonAppearance.disabled.backgroundImage = image
      tools.doneButtonAppearance.focused.backgroundImage = image
      let copy = bar.copy() as? UINavigationBarAppearance
      let others = tools.copy() as? UIToolbarAppearance
      #expect(copy?.buttonAppearance !== bar.buttonAppearance)
      #expect(
        copy?.buttonAppearance.normal.titleTextAttributes[.foregroundColor] as? UIColor == .red)
      #expect(copy?.doneButtonAppearance.highlighted.backgroundImage === image)
      #expect(copy?.backButtonAppearance.disabled.backgroundImage === image)
      #expect(others?.doneButtonAppearance.focused.backgroundImage === image)
      bar.buttonAppearance.configureWithDefault(for: .plain)
      #expect(bar.buttonAppearance.normal.titleTextAttributes.isEmpty)
      #expect(copy?.buttonAppearance.normal.titleTextAttributes.count == 1)
    }
  }
}
