import HeadlessUIKit
import NavigationModel
import Testing

/// The orientation at the launch, and of several windows.
struct OrientationLaunchTests: OrientationTesting {
  @Test func aDeviceHeldInLandscapeLaunchesInLandscape() {  // E88
    let world = world()
    #expect(turn(world, .landscapeRight) == nil)
    let root = Screen(nil)
    world.window.rootViewController = root
    world.stage.settle()
    #expect(root.lines == ["load 844.0", "will 844.0", "did 844.0"])
    #expect(orientation(world) == .landscapeLeft)
  }

  @Test func aClassicLaunchInLandscapeLaysOutInLandscape() {  // E90
    let world = world(device: .iPad)
    _ = turn(world, .landscapeLeft)
    let root = Screen(.landscape)
    show(root, in: world)
    // The controller is loaded in landscape, so nothing rotates.
    #expect(root.lines.first == "load 1024.0" && root.lines.last == "did 1024.0")
  }

  @Test func howOftenMasksAreAskedIsNotRecorded() {  // E77
    let world = world()
    let root = Screen(.portrait)
    show(root, in: world)
    _ = turn(world, .landscapeLeft)
    #expect(!world.stage.trace.events.contains { $0.callback.contains("InterfaceOrientation") })
  }

  @Test func aTurnUpsideDownChangesNoSize() {  // E93
    let world = world(device: .iPad)
    let root = Screen(.all)
    show(root, in: world)
    world.stage.infoPlist.supportedInterfaceOrientations = .all
    root.lines = []
    #expect(turn(world, .portraitUpsideDown) == nil)
    #expect(root.lines == [])
  }

  @Test func anotherWindowInFrontDecides() {  // E71
    let world = world(Screen(.portrait))
    let front = world.stage.asCurrent { UIWindow() }
    front.rootViewController = Screen(.landscape)
    front.isHidden = false
    world.stage.settle()
    #expect(orientation(world).isLandscape)
    front.isHidden = true
    world.stage.settle()
    #expect(orientation(world) == .portrait)
  }

  @Test func orientationsOutliveTheProgramAsTheDeviceIsHeld() {
    let world = world()
    let root = Screen(.portrait), presented = Screen(.landscape)
    show(root, in: world)
    world.stage.infoPlist.supportedInterfaceOrientations = .allButUpsideDown
    presented.modalPresentationStyle = .fullScreen
    root.present(presented, animated: false)
    world.stage.settle()
    let next = Stage(world.stage.conditions)
    #expect(next.traits.orientation == .portrait)
    #expect(next.infoPlist == world.stage.infoPlist)
  }
}
