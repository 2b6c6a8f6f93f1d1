import HeadlessUIKit
import Testing

struct UIViewTests {
  @Test func noViewIsInsideItself() {
    let world = World()
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    let raised = world.stage.exceptions {
      inner.addSubview(outer)
      outer.addSubview(outer)
    }
    #expect(raised.map(\.reason) == ["Can't add self as subview", "Can't add self as subview"])
    #expect(outer.subviews == [inner] && outer.superview == nil)
  }

  @Test func aViewStaysWithTheParentOfItsController() {  // A71
    let world = World()
    let (parent, other, child) = (
      world.controller("P"), world.controller("Q"), world.controller("C")
    )
    other.addChild(child)
    let raised = world.stage.exceptions { parent.view.addSubview(child.view) }
    #expect(raised.map(\.name) == ["UIViewControllerHierarchyInconsistency"])
    #expect(
      raised.map(\.reason) == [
        "child view controller:<UIViewController: 0x130> should have parent view "
          + "controller:<UIViewController: 0x110> but actual parent is:<UIViewController: 0x120>"
      ])
    #expect(child.view.superview == nil && parent.view.subviews == [])
  }
}
