import Foundation
import HeadlessUIKit
import NavigationModel
import Testing

struct ScreenTests {
  private let full = Frame(x: 0, y: 0, width: 390, height: 844)

  @Test func nothingVisibleIsAnEmptyScreen() {
    let world = World()
    #expect(world.stage.screen.layers == [.init(.full, frame: full, .init())])
    world.window.isHidden = true
    #expect(world.stage.screen == Screen())
  }

  @Test func aStackHasItsBarAroundItsTop() {
    let world = World()
    let nav = world.stack("Root", "Detail")
    let top = nav.topViewController
    top?.navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .save, target: nil, action: nil)
    top?.navigationItem.rightBarButtonItem?.isEnabled = false
    var pane = Screen.Pane(), inner = Screen.Pane()
    (pane.controller, inner.controller) = (1, 3)
    (pane.frame, inner.frame) = (full, full)
    inner.elements = [.init(.caption("UIViewController #3"))]
    pane.bar = Screen.Bar(
      "Detail", left: [.init("‹ Root", id: .init(1))],
      right: [.init("Save", isEnabled: false, id: .init(2))])
    pane.columns = [inner]
    let expected = Screen(showsStatus: true, layers: [.init(.full, frame: full, pane)])
    #expect(world.stage.screen == expected)
  }

  @Test(arguments: [Profile.classic, .ios7, .mid, .modern])
  func aPartialCurlLeavesAPartOfThePresenterUntilIOS7(_ profile: Profile) throws {  // P45
    let world = World(profile: profile)
    let nav = world.stack("Map")
    let options = world.controller("Options")
    options.modalPresentationStyle = .fullScreen
    options.modalTransitionStyle = .partialCurl
    nav.present(options, animated: true)
    world.stage.settle()
    let layer = try #require(world.stage.screen.layers.last)
    #expect(layer.kind == .full && layer.pane.controller == Int(options.id.number))
    #expect(layer.curled?.bar?.title == (profile.era < .iOS8 ? "Map" : nil))
    #expect(layer.curled?.isReachable != true && world.stage.screen.targets.isEmpty)
    nav.dismiss(animated: true)
    world.stage.settle()
    #expect(world.stage.screen.layers.map(\.curled) == [nil])
  }

  @Test func viewsComeWithTheirFramesAndHiddenOnesStayAway() {
    let world = World()
    let home = world.controller("Home")
    world.window.rootViewController = home
    world.stage.settle()
    let group = UIView(frame: CGRect(x: 10, y: 20, width: 300, height: 300))
    let label = UILabel(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    label.text = "Name"
    let hidden = UIButton(type: .system), button = UIButton(type: .system)
    hidden.setTitle("Hidden", for: .normal)
    hidden.isHidden = true
    button.setTitle("Shown", for: .normal)
    group.isUserInteractionEnabled = false
    for view in [label, hidden, button] { group.addSubview(view) }
    home.view.addSubview(group)
    #expect(
      world.stage.screen.layers[0].pane.elements == [
        .init(
          .label(.init("Name")), frame: Frame(x: 11, y: 22, width: 30, height: 40),
          receivesTouches: false),
        .init(.button(.init("Shown", id: .init(1))), receivesTouches: false),
      ])
  }

  @Test func anEditedFieldShowsTheKeyboard() {
    let world = World()
    let home = world.controller("Home")
    world.window.rootViewController = home
    let field = UITextField(frame: .zero)
    field.keyboardType = .numberPad
    field.placeholder = "Code"
    home.view.addSubview(field)
    world.stage.settle()
    #expect(world.stage.screen.keyboard == nil)
    field.becomeFirstResponder()
    #expect(world.stage.screen.keyboard == "numberPad")
    #expect(
      world.stage.screen.layers[0].pane.elements == [
        .init(.field(.init("Code", isPlaceholder: true, isEdited: true, id: .init(1))))
      ])
  }

  @Test(arguments: [
    (UIModalPresentationStyle.pageSheet, [Screen.Layer.Kind.full, .sheet]),
    (.formSheet, [.full, .sheet]), (.fullScreen, [.full]), (.overFullScreen, [.full]),
    (.overCurrentContext, [.full]),
  ])
  func stylesMakeLayers(style: UIModalPresentationStyle, kinds: [Screen.Layer.Kind]) {
    let world = World()
    let home = world.controller("Home"), modal = world.controller("Modal")
    world.window.rootViewController = home
    world.stage.settle()
    modal.modalPresentationStyle = style
    home.present(modal, animated: true)
    world.stage.settle()
    let screen = world.stage.screen
    #expect(screen.layers.map(\.kind) == kinds)
    #expect(
      screen.layers.last?.pane.elements
        == [.init(.caption("UIViewController \(modal.id) \"Modal\""))])
    #expect(screen.layers.map(\.pane.isReachable).last == true)
    if kinds.count == 2 { #expect(!screen.layers[0].pane.isReachable) }
  }

  @Test func anAlertHasCancelWhereItIsSeen() {
    let world = World()
    let home = world.controller("Home")
    world.window.rootViewController = home
    world.stage.settle()
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Yes", style: .default))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    home.present(alert, animated: true)
    world.stage.settle()
    #expect(
      world.stage.screen.layers.last?.pane.elements == [
        .init(.label(.init("Sure?", .centre, wraps: true))),
        .init(.button(.init("Cancel", id: .init(1), role: .cancel))),
        .init(.button(.init("Yes", id: .init(2)))),
      ])
  }

  @Test func contentsOfAPoppedPushAreSeenToMove() {  // D35
    let world = World()
    let nav = world.stack("Home", "Middle")
    let start = world.stage.trace.events.count
    nav.pushViewController(world.controller("Detail"), animated: true)
    nav.popViewController(animated: false)
    nav.popViewController(animated: false)
    world.stage.advance(by: .milliseconds(100))
    let lines = world.stage.trace.events.dropFirst(start).filter { $0.kind == .transition }
    #expect(lines.map(\.text) == ["transition push (Detail over Middle)"])
    let captions = [false, true].map { isOver in
      if isOver { world.stage.settle() }
      return world.stage.screen.layers[0].pane.columns[0].elements.first
    }
    #expect(
      captions == [
        .init(.caption("UIViewController #4 \"Detail\"")), .init(.caption("UIViewController #2")),
      ])
    #expect(world.stage.isIdle)
  }

  @Test func aSheetThatPresentsInItsContextStaysALayer() {  // P3, P36
    let world = World()
    var traits = world.stage.traits
    traits.device = .iPad
    world.stage.setTraits(traits)
    let nav = world.stack("Base")
    let form = world.controller("Form"), inner = world.controller("Inner")
    form.modalPresentationStyle = .formSheet
    form.definesPresentationContext = true
    inner.modalPresentationStyle = .currentContext
    nav.present(form, animated: false)
    world.stage.settle()
    form.present(inner, animated: false)
    world.stage.settle()
    #expect(world.stage.screen.layers.map(\.kind) == [.full, .card])
    #expect(world.stage.reachable == [inner.id])
  }

  @Test func theScreenIsThatOfTheRelease() {  // E102, D36
    let world = World(profile: .classic)
    let home = world.controller("Home")
    world.window.rootViewController = home
    world.stage.settle()
    #expect(world.window.bounds == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(home.view.frame == CGRect(x: 0, y: 20, width: 320, height: 460))
    home.wantsFullScreenLayout = true
    home.present(world.controller("Other"), animated: false)
    world.stage.settle()
    #expect(
      home.presentedViewController?.view.frame == CGRect(x: 0, y: 20, width: 320, height: 460))
  }

  @Test func deepFamiliesAreSeenInPart() {
    let world = World()
    var controller = world.controller("0")
    for level in 1...200 {
      let parent = world.controller("\(level)")
      parent.addChild(controller)
      parent.view.addSubview(controller.view)
      controller = parent
    }
    world.window.rootViewController = controller
    world.stage.settle()
    var depth = 0
    var pane = world.stage.screen.layers[0].pane
    while case .pane(let inner) = pane.elements.first?.kind {
      pane = inner
      depth += 1
    }
    #expect(depth == 24)
    #expect(pane.elements == [.init(.caption("⋮"))])
  }
}
