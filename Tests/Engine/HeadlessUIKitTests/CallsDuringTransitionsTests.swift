import Testing

@testable import HeadlessUIKit
@testable import NavigationModel

/// The table of calls during transitions (J6): each call is made before each callback of a transition of
/// its own container, one after another, and has to have the same effect at all of them.
struct CallsDuringTransitionsTests {
  /// A transition, a call during it, and what there is afterwards.
  nonisolated struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    /// The number of callbacks of the transition, at least.
    let beats: Int
    /// Builds a container, and returns what begins the transition, the call, and what there is.
    let make: @MainActor @Sendable (World) -> Parts
    /// What there is after each of the calls, with the warnings that were written.
    let result: String
    /// The same for a call in the last callbacks, when the transition is over; nil for no other.
    var resultAtEnd: String?

    var testDescription: String { name }
  }

  struct Parts {
    let begin: () -> Void
    /// Returns what the call returns, for calls that return something.
    let call: () -> UIViewController?
    let result: () -> String
  }

  private nonisolated static func stack(
    _ name: String, from titles: [String], _ result: String, beats: Int,
    begin: @escaping @MainActor @Sendable (UINavigationController, World) -> Void,
    call: @escaping @MainActor @Sendable (UINavigationController, World) -> UIViewController?
  ) -> Row {
    Row(
      name: name, beats: beats,
      make: { world in
        let nav = UINavigationController()
        nav.viewControllers = titles.map(world.controller)
        world.window.rootViewController = nav
        return Parts(
          begin: { begin(nav, world) }, call: { call(nav, world) },
          result: { nav.viewControllers.map { $0.title ?? "" }.joined(separator: " ") })
      }, result: result)
  }

  private nonisolated static func presenter(
    _ name: String, _ result: String, atEnd: String? = nil, beats: Int,
    call: @escaping @MainActor @Sendable (UIViewController, World) -> Void
  ) -> Row {
    Row(
      name: name, beats: beats,
      make: { world in
        let (home, sheet) = (world.controller("Home"), world.controller("Sheet"))
        world.window.rootViewController = home
        return Parts(
          begin: { home.present(sheet, animated: true) },
          call: {
            call(home, world)
            return nil
          }, result: { home.presentedViewController?.title ?? "none" })
      }, result: result, resultAtEnd: atEnd)
  }

  nonisolated static let rows: [Row] = [
    stack(
      "a push during a push", from: ["A"], "A B C", beats: 5,
      begin: { $0.pushViewController($1.controller("B"), animated: true) },
      call: { nav, world in
        nav.pushViewController(world.controller("C"), animated: true)
        return nil
      }),
    stack(
      "a pop during a push", from: ["A"], "A", beats: 5,
      begin: { $0.pushViewController($1.controller("B"), animated: true) },
      call: { nav, _ in nav.popViewController(animated: true) }),
    stack(
      "a pop to the root during a push", from: ["A", "B"], "A", beats: 5,
      begin: { $0.pushViewController($1.controller("C"), animated: true) },
      call: { nav, _ in nav.popToRootViewController(animated: true)?.first }),
    stack(
      "a push during a pop", from: ["A", "B"], "A C", beats: 5,
      begin: { nav, _ in nav.popViewController(animated: true) },
      call: { nav, world in
        nav.pushViewController(world.controller("C"), animated: true)
        return nil
      }),
    stack(
      "a pop during a pop", from: ["A", "B", "C"], "A", beats: 5,
      begin: { nav, _ in nav.popViewController(animated: true) },
      call: { nav, _ in nav.popViewController(animated: true) }),
    stack(
      "other controllers during a push", from: ["A"], "A D", beats: 5,
      begin: { $0.pushViewController($1.controller("B"), animated: true) },
      call: { nav, world in
        let root = nav.viewControllers[0]
        nav.setViewControllers([root, world.controller("D")], animated: true)
        return nil
      }),
    Row(
      name: "a selection during a selection", beats: 4,
      make: { world in
        let tabs = UITabBarController()
        tabs.viewControllers = ["A", "B", "C"].map(world.controller)
        world.window.rootViewController = tabs
        return Parts(
          begin: { tabs.selectedIndex = 1 },
          call: {
            tabs.selectedIndex = 2
            return nil
          }, result: { tabs.selectedViewController?.title ?? "none" })
      }, result: "C"),
    Row(
      name: "a turn during a turn", beats: 4,
      make: { world in
        let pages = UIPageViewController(
          transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.setViewControllers([world.controller("A")], direction: .forward, animated: false)
        world.window.rootViewController = pages
        return Parts(
          begin: {
            pages.setViewControllers([world.controller("B")], direction: .forward, animated: true)
          },
          call: {
            pages.setViewControllers([world.controller("C")], direction: .forward, animated: true)
            return nil
          }, result: { pages.viewControllers?.first?.title ?? "none" })
      }, result: "C"),
    Row(
      name: "another column while columns change", beats: 2,
      make: { world in
        let split = UISplitViewController(style: .tripleColumn)
        for (index, column) in [UISplitViewController.Column.primary, .supplementary, .secondary]
          .enumerated()
        { split.setViewController(world.controller("\(index)"), for: column) }
        var traits = Traits()
        traits.device = .iPad
        world.stage.setTraits(traits)
        world.window.rootViewController = split
        world.stage.settle()
        split.preferredDisplayMode = .secondaryOnly
        return Parts(
          begin: { split.preferredDisplayMode = .twoBesideSecondary },
          call: {
            split.preferredDisplayMode = .oneBesideSecondary
            return nil
          }, result: { "\(split.displayMode)" })
      }, result: "oneOverSecondary"),  // an iPad held upright has no room for it beside
    presenter("a dismissal during a presentation", "Sheet, warned", atEnd: "none", beats: 3) {
      home, _ in
      home.dismiss(animated: true)
    },
    presenter("a presentation during a presentation", "Sheet, warned", beats: 3) { home, world in
      home.present(world.controller("Other"), animated: true)
    },
  ]

  @Test(arguments: rows) func aCallHasTheSameEffectAtEachBeat(_ row: Row) {
    let plain = run(row, callingBefore: nil)
    #expect(plain.beats >= row.beats)
    for beat in 0..<plain.beats {
      let found = run(row, callingBefore: beat)
      let expected = found.isOver ? row.resultAtEnd ?? row.result : row.result
      #expect(found.result == expected, "before callback \(beat) of \(plain.beats)")
      #expect(
        found.returned == nil || found.isOver, "before callback \(beat) of \(plain.beats)")
      #expect(found.isBalanced, "before callback \(beat) of \(plain.beats)")
    }
  }

  private struct Outcome {
    var beats = 0
    var result = ""
    var returned: UIViewController?
    /// Whether the call was made at the end of the transition, in its last callbacks.
    var isOver = false
    var isBalanced = true
  }

  /// Runs a transition; before one of its callbacks the call is made, of which it returns the effect.
  private func run(_ row: Row, callingBefore beat: Int?) -> Outcome {
    let world = World()
    let parts = row.make(world)
    world.stage.settle()
    let start = world.stage.trace.count
    var outcome = Outcome()
    var hasCalled = false
    let beginning = world.stage.now
    world.stage.willDeliver = { event in
      guard event.kind == .callback, !hasCalled else { return }
      if outcome.beats == beat {
        hasCalled = true
        outcome.isOver = world.stage.now > beginning
        outcome.returned = parts.call()
      }
      outcome.beats += 1
    }
    let warnings = world.stage.diagnostics {
      parts.begin()
      world.stage.settle()
    }
    outcome.result = parts.result() + (warnings.isEmpty ? "" : ", warned")
    outcome.isBalanced = world.isBalanced(from: start)
    return outcome
  }
}
