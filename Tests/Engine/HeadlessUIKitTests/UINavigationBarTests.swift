import HeadlessUIKit
import NavigationModel
import Testing

/// A bar that stands alone.
struct UINavigationBarTests {
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
}
