import HeadlessUIKit
import NavigationModel
import Testing

/// A standalone bar (B42 to B45).
struct UINavigationBarTests {
  @Test func hidingABarTakesItsTimeOnlyWhenItIsAnimated() {  // B51
    let world = World()
    let nav = world.stack("Home")
    var start = world.stage.now
    nav.setNavigationBarHidden(true, animated: true)
    #expect(nav.isNavigationBarHidden)
    #expect(nav.transitionCoordinator == nil)
    world.stage.settle()
    #expect(world.stage.now - start == .milliseconds(200))
    #expect(
      world.stage.trace.events.last?.text == "transition setNavigationBarHidden (nav, hidden)")
    start = world.stage.now
    nav.isNavigationBarHidden = false
    world.stage.settle()
    #expect(world.stage.now == start)
  }

  private let world = World()

  @Test func itKeepsAStackOfItems() {  // B42
    let bar = world.stage.asCurrent { UINavigationBar() }
    let one = UINavigationItem(title: "One"), two = UINavigationItem(title: "Two")
    bar.items = [one]
    bar.pushItem(two, animated: false)
    #expect(bar.topItem === two && bar.backItem === one)
    #expect(bar.displayed?.left == ["‹ One"])
    #expect(bar.popItem(animated: false) === two)
    #expect(bar.displayed?.title == "One" && bar.displayed?.left == [])
  }

  @Test func didComesAfterTheAnimation() {  // B43
    let bar = world.stage.asCurrent { UINavigationBar() }
    let delegate = BarDelegate()
    bar.delegate = delegate
    bar.pushItem(UINavigationItem(title: "One"), animated: false)
    bar.pushItem(UINavigationItem(title: "Two"), animated: true)
    #expect(delegate.received == ["shouldPush One", "didPush One", "shouldPush Two"])
    world.stage.settle()
    #expect(delegate.received.last == "didPush Two")
    delegate.allows = false
    #expect(bar.popItem(animated: true) == nil)
    #expect(bar.items?.count == 2)
  }
}

private final class BarDelegate: NSObject, UINavigationBarDelegate {
  var received: [String] = []
  var allows = true

  private func record(_ call: String, _ item: UINavigationItem) -> Bool {
    received.append("\(call) \(item.title ?? "")")
    return allows
  }

  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
    record("shouldPush", item)
  }

  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    _ = record("didPush", item)
  }

  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    record("shouldPop", item)
  }

  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    _ = record("didPop", item)
  }
}
