import Foundation
import HeadlessUIKit
import Testing

/// A scroll view draws its content larger or smaller, and its delegate is notified.
struct ZoomTests {
  /// Names a view to zoom, and writes down what it is notified of.
  private final class Zoomer: NSObject, UIScrollViewDelegate {
    var view: UIView?
    var lines: [String] = []

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }

    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      lines.append("willBegin \(view === self.view) \(scrollView.isZooming)")
    }

    func scrollViewDidZoom(_ scrollView: UIScrollView) {
      lines.append("did \(scrollView.zoomScale)" + (scrollView.isZoomBouncing ? " back" : ""))
    }

    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) { lines.append("didEnd \(scale) \(scrollView.isZooming)") }
  }

  private struct Scene {
    let world = World()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let zoomer = Zoomer()

    init() {
      let top = world.controller("Top")
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.contentSize = picture.frame.size
      (scroll.minimumZoomScale, scroll.maximumZoomScale) = (0.5, 2)
      scroll.addSubview(picture)
      top.view.addSubview(scroll)
      zoomer.view = picture
      scroll.delegate = zoomer
      world.window.rootViewController = top
      world.stage.settle()
    }
  }

  @Test func theContentIsDrawnInAnotherScale() {
    let scene = Scene()
    scene.scroll.contentOffset = CGPoint(x: 100, y: 100)
    scene.scroll.zoomScale = 2
    #expect(scene.scroll.zoomScale == 2)
    #expect(scene.picture.frame == CGRect(x: 0, y: 0, width: 800, height: 600))
    #expect(scene.picture.transform == CGAffineTransform(scaleX: 2, y: 2))
    #expect(scene.scroll.contentSize == CGSize(width: 800, height: 600))
    // The middle stays where it is.
    #expect(scene.scroll.contentOffset == CGPoint(x: 300, y: 250))
    #expect(scene.zoomer.lines == ["did 2.0"])
    scene.scroll.zoomScale = 1
    #expect(scene.picture.frame.size == CGSize(width: 400, height: 300))
    #expect(scene.picture.transform == .identity)
  }

  @Test(arguments: [(7, 2), (0.1, 0.5), (1, 1), (.nan, 1)] as [(CGFloat, CGFloat)])
  func aScaleIsWithinItsLimits(wanted: CGFloat, scale: CGFloat) {
    let scene = Scene()
    scene.scroll.zoomScale = wanted
    #expect(scene.scroll.zoomScale == scale)
  }

  @Test func withoutAViewNothingIsZoomed() {
    let scene = Scene()
    scene.zoomer.view = nil
    scene.scroll.setZoomScale(2, animated: true)
    scene.scroll.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: false)
    scene.world.stage.settle()
    #expect(scene.scroll.zoomScale == 1)
    #expect(scene.zoomer.lines == [])
    scene.scroll.delegate = nil
    scene.scroll.zoomScale = 2
    #expect(scene.scroll.zoomScale == 1)
  }

  @Test func anAnimatedZoomBeginsAndEnds() {
    let scene = Scene()
    scene.scroll.setZoomScale(2, animated: true)
    #expect(scene.zoomer.lines == ["willBegin true false", "did 2.0"])
    scene.world.stage.settle()
    #expect(scene.zoomer.lines.last == "didEnd 2.0 false")
  }

  @Test func aPartFillsTheView() {
    let scene = Scene()
    scene.scroll.zoom(to: CGRect(x: 100, y: 100, width: 100, height: 50), animated: false)
    #expect(scene.scroll.zoomScale == 2)
    #expect(scene.scroll.contentOffset == CGPoint(x: 200, y: 200))
    // More than can be drawn: as much as is allowed, with the middle of it in the middle.
    scene.scroll.zoom(to: CGRect(x: 100, y: 100, width: 10, height: 10), animated: false)
    #expect(scene.scroll.zoomScale == 2)
    #expect(scene.scroll.contentOffset == CGPoint(x: 110, y: 160))
  }

  @Test func twoFingersZoom() throws {
    let scene = Scene()
    try scene.world.stage.user.pinch(scene.scroll, through: [1.5, 2])
    scene.world.stage.settle()
    #expect(
      scene.zoomer.lines == [
        "willBegin true true", "did 1.5", "did 2.0", "didEnd 2.0 false",
      ])
  }

  @Test func theContentGoesBackToAScaleThatIsAllowed() throws {
    let scene = Scene()
    try scene.world.stage.user.pinch(scene.scroll, through: [4])
    #expect(scene.zoomer.lines == ["willBegin true true", "did 3.0", "did 2.0 back"])
    #expect(scene.scroll.isZoomBouncing)
    scene.world.stage.settle()
    #expect(scene.zoomer.lines.last == "didEnd 2.0 false")
    scene.zoomer.lines = []
    scene.scroll.bouncesZoom = false
    try scene.world.stage.user.pinch(scene.scroll, through: [0.1])
    #expect(scene.zoomer.lines == ["willBegin true true", "did 0.5", "didEnd 0.5 false"])
  }

  @Test func thereIsARecogniserAsLongAsThereAreScales() {
    let scroll = UIScrollView()
    #expect(scroll.pinchGestureRecognizer == nil)
    scroll.maximumZoomScale = 3
    #expect(scroll.pinchGestureRecognizer?.view === scroll)
    scroll.maximumZoomScale = 1
    #expect(scroll.pinchGestureRecognizer == nil)
    #expect(scroll.gestureRecognizers == nil)
  }
}
