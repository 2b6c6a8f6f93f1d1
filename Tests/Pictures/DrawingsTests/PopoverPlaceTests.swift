import NavigationModel
import Testing

@testable import Drawings

struct PopoverPlaceTests {
  private let screen = Frame(x: 0, y: 0, width: 768, height: 1024)

  /// Wherever its source is, and whatever edge it reports, a popover is on the screen.
  @Test(arguments: [
    (0.0, 0.0, 768.0, 1024.0), (0, 0, 768, 44), (0, 980, 768, 44), (300, 500, 40, 40),
    (0, 0, 20, 1024), (748, 0, 20, 1024), (0, 20, 768, 990),
  ])
  func aPopoverIsOnTheScreen(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    let source = Frame(x: x, y: y, width: width, height: height)
    let size = Frame(x: 0, y: 0, width: 320, height: 480)
    for edge in [nil, .top, .bottom, .left, .right] as [Screen.Edge?] {
      let frame = PopoverPlace(size, edge, at: source, in: screen).frame
      let isInside = frame.x >= 0 && frame.y >= 0 && frame.right <= 768 && frame.bottom <= 1024
      #expect(isInside, "\(frame) at \(source), \(String(describing: edge))")
      #expect(frame.width >= 60 && frame.height >= 60)
    }
  }

  /// Beside a small source it leaves that free.
  @Test func aPopoverIsBesideItsSource() {
    let source = Frame(x: 300, y: 500, width: 40, height: 40)
    let size = Frame(x: 0, y: 0, width: 320, height: 200)
    #expect(PopoverPlace(size, .top, at: source, in: screen).frame.y >= 540)
    #expect(PopoverPlace(size, .bottom, at: source, in: screen).frame.bottom <= 500)
  }
}
