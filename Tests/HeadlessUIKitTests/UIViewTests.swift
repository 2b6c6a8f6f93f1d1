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
}
