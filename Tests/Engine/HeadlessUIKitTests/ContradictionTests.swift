#if DEBUG
  import NavigationModel
  import Support
  import Testing

  @testable import HeadlessUIKit

  /// What debug builds check after each turn.
  struct ContradictionTests {
    @Test func aChildTwiceIsReported() {
      let world = World()
      var found: [String] = []
      world.stage.onContradiction = { found += $0 }
      let child = UIViewController(), nav = UINavigationController(rootViewController: child)
      world.window.rootViewController = nav
      world.stage.settle()
      #expect(found == [])
      world.stage.engine.submit(.arrange, in: nav.lane) {
        $0.setChildren([child.id, child.id], of: nav.id)
      }
      world.stage.endTurn()
      #expect(found == ["\(nav.id) has a child twice"])
    }
  }
#endif
