import HeadlessUIKit
import NavigationModel
import Testing

struct TargetTests {
  @Test(arguments: [("show", "F"), ("showDetailViewController", nil), ("print", nil)])
  func theTargetIsTheNearestThatOverrides(action: String, title: String?) {  // P120
    let world = World()
    let frame = FrameController()
    frame.title = "F"
    let child = world.controller("C")
    frame.addChild(child)
    let target = child.targetViewController(forAction: Selector(action), sender: nil)
    #expect(target?.title == title)
  }

  @Test func theTargetShows() {  // P121
    let world = World()
    let frame = FrameController()
    let child = world.controller("C")
    frame.addChild(child)
    child.show(world.controller("N"), sender: nil)
    #expect(frame.titles == ["N"])
    frame.isReluctant = true
    #expect(child.targetViewController(forAction: "show", sender: nil) == nil)
  }
}

private final class FrameController: UIViewController {
  var titles: [String?] = []
  var isReluctant = false

  override class var overriddenActions: Set<Selector> { ["show"] }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    !isReluctant && super.canPerformAction(action, withSender: sender)
  }

  override func show(_ vc: UIViewController, sender: Any?) { titles.append(vc.title) }
}
