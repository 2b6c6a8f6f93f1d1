import HeadlessUIKit
import NavigationModel
import Testing

/// Programs that ask for a turn.
struct OrientationRequestTests: OrientationTesting {
  @Test(arguments: [
    (Profile.classic, true), (.mid, true), (.ios16, false), (.modern, false),
  ])
  func aProgramAsksForATurn(_ profile: Profile, _ attempts: Bool) {  // E84, E85
    let world = world(profile: profile)
    let root = Screen(.portrait)
    show(root, in: world)
    #expect(turn(world, .landscapeLeft) != nil)
    root.supported = .all
    UIViewController.attemptRotationToDeviceOrientation()
    #expect(orientation(world).isLandscape == attempts)
    root.supported = .portrait
    root.setNeedsUpdateOfSupportedInterfaceOrientations()
    #expect(orientation(world).isLandscape == attempts)
    root.supported = .all
    root.setNeedsUpdateOfSupportedInterfaceOrientations()
    #expect(orientation(world).isLandscape)
  }

  @Test(arguments: [true, false])
  func anUpdateTurnsAwayFromWhatIsNotSupported(_ isAnimated: Bool) {  // E85, EQ9
    let world = world()
    let root = Screen(.all)
    show(root, in: world)
    #expect(turn(world, .landscapeLeft) == nil)
    (root.supported, root.lines) = (.portrait, [])
    let update = { root.setNeedsUpdateOfSupportedInterfaceOrientations() }
    if isAnimated { update() } else { UIView.performWithoutAnimation(update) }
    world.stage.settle()
    #expect(
      root.lines == [  // E93, E95
        "traits", "size 390.0 in landscapeRight", "end in portrait, animated \(isAnimated)",
      ])
  }

  @Test func anUpdateInsideATurnIsCarriedOutAfterwards() {
    let world = world()
    final class Restless: UIViewController {
      var mask = UIInterfaceOrientationMask.portrait
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        mask = mask == .portrait ? .landscape : .portrait
        setNeedsUpdateOfSupportedInterfaceOrientations()
      }
    }
    let root = Restless()
    show(root, in: world)
    root.mask = .landscape
    root.setNeedsUpdateOfSupportedInterfaceOrientations()
    world.stage.settle()
    #expect(world.stage.isIdle)
  }

  @Test(arguments: [(Profile.mid, true), (.modern, false)])
  func aProgramThatTurnsTheDeviceIsWarned(_ profile: Profile, _ turns: Bool) {  // E84, E87
    let world = world(UIViewController(), profile: profile)
    let found = world.stage.diagnostics {
      UIDevice.current.setValue(UIDeviceOrientation.landscapeLeft.rawValue, forKey: "orientation")
    }
    #expect(found.map(\.rule.id) == (turns ? [] : ["setting-orientation"]))
    #expect(found.allSatisfy { $0.consoleText(profile.era)?.hasPrefix("[Orientation]") == true })
    #expect(orientation(world).isLandscape == turns)
  }
}
