import HeadlessUIKit
import NavigationModel
import Testing

/// Which presentations turn the screen.
struct OrientationPresentationTests: OrientationTesting {
  @Test(arguments: [
    (UIModalPresentationStyle.fullScreen, true), (.overFullScreen, true), (.pageSheet, false),
    (.formSheet, false), (.overCurrentContext, false), (.popover, false), (.custom, false),
  ])
  func onlyWhatFillsTheScreenTurnsIt(_ style: UIModalPresentationStyle, _ turns: Bool) {  // E80
    let world = world()
    let root = Screen(.portrait), presented = Screen(.landscape)
    show(root, in: world)
    presented.modalPresentationStyle = style
    presented.popoverPresentationController?.sourceView = root.view
    (root.lines, presented.lines) = ([], [])
    root.present(presented, animated: true)
    world.stage.settle()
    #expect(orientation(world).isLandscape == turns)
    #expect(!root.lines.contains { $0.hasPrefix("size") })  // E82
    root.dismiss(animated: true)
    world.stage.settle()
    #expect(orientation(world) == .portrait)  // E83
    #expect(world.window.frame.width == 390)
    #expect(root.lines.contains { $0.hasPrefix("size") } == turns)  // J12
  }

  @Test(arguments: [(UIModalPresentationStyle.fullScreen, true), (.overFullScreen, false)])
  func aFullScreenPresentationBeginsAsPreferred(
    _ style: UIModalPresentationStyle, _ asPreferred: Bool
  ) {  // E81
    let world = world()
    let root = Screen(.all), presented = Screen(.all)
    show(root, in: world)
    (presented.modalPresentationStyle, presented.preferred) = (style, .landscapeLeft)
    root.present(presented, animated: false)
    world.stage.settle()
    #expect(orientation(world) == (asPreferred ? .landscapeLeft : .portrait))
    #expect(turn(world, .landscapeLeft) == nil)
    #expect(turn(world, .portrait) == nil)
  }

  @Test func withoutAPreferenceAPresentationKeepsTheOrientation() {  // E81
    let world = world()
    let root = Screen(.portrait), presented = Screen(.all)
    show(root, in: world)
    #expect(turn(world, .landscapeLeft) != nil)
    presented.modalPresentationStyle = .fullScreen
    root.present(presented, animated: false)
    world.stage.settle()
    #expect(orientation(world) == .portrait)
  }

  @Test func aCancelledDismissalKeepsTheOrientation() {  // E83
    let world = world()
    let root = Screen(.portrait), presented = Screen(.landscape)
    show(root, in: world)
    presented.modalPresentationStyle = .overFullScreen
    root.present(presented, animated: true)
    world.stage.settle()
    let gesture = Gesture(progress: 0.5, isTouching: false, isCancelled: true)
    world.stage.withGesture(gesture) { presented.dismiss(animated: true) }
    world.stage.settle()
    #expect(root.presentedViewController === presented)
    #expect(orientation(world).isLandscape)
  }
}
