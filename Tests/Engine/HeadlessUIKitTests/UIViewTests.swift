import Foundation
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

  @Test(arguments: [
    Resizing([], "10 20 30 40"),
    Resizing([.flexibleWidth], "10 20 130 40"),
    Resizing([.flexibleLeftMargin, .flexibleTopMargin], "110 70 30 40"),
    Resizing([.flexibleLeftMargin, .flexibleRightMargin], "24.2857 20 30 40"),
    Resizing([.flexibleWidth, .flexibleHeight, .flexibleBottomMargin], "10 20 130 65"),
  ])
  func flexiblePartsShareWhatIsGained(_ example: Resizing) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let subview = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    subview.autoresizingMask = example.mask
    view.addSubview(subview)
    view.frame.size = CGSize(width: 200, height: 150)
    let frame = subview.frame
    #expect(
      String(format: "%g %g %g %g", frame.minX, frame.minY, frame.width, frame.height)
        == example.frame)
  }

  /// A mask, and the resulting frame when the superview becomes 100 points wider and 50 higher.
  nonisolated struct Resizing: Sendable {
    let mask: UIView.AutoresizingMask
    let frame: String

    init(_ mask: UIView.AutoresizingMask, _ frame: String) {
      self.mask = mask
      self.frame = frame
    }
  }

  @Test func viewsAreFoundByTagsAndOrdered() {
    let (outer, first, second, inner) = (UIView(), UIView(), UIView(), UIView())
    inner.tag = 7
    outer.addSubview(first)
    outer.addSubview(second)
    second.addSubview(inner)
    outer.bringSubviewToFront(first)
    #expect(outer.viewWithTag(7) === inner && outer.viewWithTag(8) == nil)
    #expect(outer.subviews == [second, first] && inner.isDescendant(of: outer))
  }
}
