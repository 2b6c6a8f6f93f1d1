import HeadlessUIKit
import NavigationModel
import Testing

/// What masks and preferences that contradict each other raise.
struct OrientationMaskTests: OrientationTesting {
  @Test func aMaskWithoutOrientationsRaises() {  // E75
    for profile in Profile.all {
      let world = world(profile: profile)
      let root = Screen(.all)
      show(root, in: world)
      root.supported = []
      let raised = world.stage.exceptions { _ = turn(world, .landscapeLeft) }
      #expect(raised.map(\.name) == ["UIApplicationInvalidInterfaceOrientation"])
      #expect(orientation(world) == .portrait)
      root.supported = .all
      let presented = Screen([])
      presented.modalPresentationStyle = .fullScreen
      let second = world.stage.exceptions { root.present(presented, animated: false) }
      #expect(second.map(\.code) == ["no-common-orientation"])
      #expect(root.presentedViewController == nil)
    }
  }

  @Test(arguments: [
    (Profile.classic, "must return a supported interface orientation!"),
    (.mid, "'portrait' must match a supported interface orientation: 'landscapeLeft'!"),
  ])
  func aPreferredOrientationOutsideTheMaskRaises(_ profile: Profile, _ text: String) {  // E75
    let world = world(profile: profile)
    let root = Screen(.all), presented = Screen(.landscapeLeft)
    show(root, in: world)
    (presented.preferred, presented.modalPresentationStyle) = (.portrait, .fullScreen)
    let raised = world.stage.exceptions { root.present(presented, animated: true) }
    #expect(raised.first?.reason.hasSuffix(text) == true)
    #expect(root.presentedViewController == nil)
  }

  @Test(arguments: [(Profile.ios7, 1), (.mid, 1), (.ios16, 0), (.modern, 0)])
  func nothingInCommonRaisesUpToIOS12(_ profile: Profile, _ count: Int) {  // E76
    let world = world(profile: profile)
    let root = Screen(.all)
    show(root, in: world)
    root.supported = .landscape
    world.stage.infoPlist.supportedInterfaceOrientations = .portrait
    let raised = world.stage.exceptions { _ = turn(world, .landscapeLeft) }
    #expect(raised.count == count)
    #expect(orientation(world) == .portrait)
    #expect(
      raised.allSatisfy {
        $0.reason.hasSuffix("and [OrientedScreen shouldAutorotate] is returning YES")
      })
  }
}
