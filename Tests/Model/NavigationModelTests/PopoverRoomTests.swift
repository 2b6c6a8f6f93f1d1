import NavigationModel
import Testing

/// Where popovers are.
struct PopoverRoomTests {
  private let screen = Frame(x: 0, y: 0, width: 768, height: 1024)

  /// A source, what is permitted, and what comes out for 200 by 300 points.
  struct Case: Sendable {
    let source: Frame
    let permitted: [Screen.Edge]
    let covers: Bool
    let frame: Frame
    let arrow: Screen.Edge
  }

  @Test(arguments: [
    Case(  // below what is in the upper half
      source: Frame(x: 300, y: 100, width: 40, height: 20), permitted: [], covers: false,
      frame: Frame(x: 220, y: 130, width: 200, height: 300), arrow: .top),
    Case(  // above what is in the lower half
      source: Frame(x: 300, y: 900, width: 40, height: 20), permitted: [], covers: false,
      frame: Frame(x: 220, y: 590, width: 200, height: 300), arrow: .bottom),
    Case(  // inside the margins
      source: Frame(x: 0, y: 100, width: 20, height: 20), permitted: [.top], covers: false,
      frame: Frame(x: 10, y: 130, width: 200, height: 300), arrow: .top),
    Case(  // the first permitted side at which it fits
      source: Frame(x: 0, y: 500, width: 20, height: 20), permitted: [.right, .left],
      covers: false, frame: Frame(x: 30, y: 360, width: 200, height: 300), arrow: .left),
    Case(  // smaller where there is little room
      source: Frame(x: 300, y: 900, width: 40, height: 20), permitted: [.top], covers: false,
      frame: Frame(x: 220, y: 930, width: 200, height: 84), arrow: .top),
    Case(  // or over its source
      source: Frame(x: 300, y: 900, width: 40, height: 20), permitted: [.top], covers: true,
      frame: Frame(x: 220, y: 714, width: 200, height: 300), arrow: .top),
  ])
  func itIsBesideItsSource(_ example: Case) {  // F66, F74
    let room = PopoverRoom(
      source: example.source, screen: screen, permitted: example.permitted,
      mayCoverSource: example.covers)
    let place = room.place(width: 200, height: 300)
    #expect(place.frame == example.frame && place.arrow == example.arrow)
  }
}
