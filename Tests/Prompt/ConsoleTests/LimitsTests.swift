import Console
import Testing

struct LimitsTests {
  /// The time limit of a run, the seconds it used, and the seconds left for its end.
  @Test(arguments: [
    (10.0, 2.0, 8.0), (10.0, 9.5, 1.0), (10.0, 60.0, 1.0), (0.2, 0.0, 0.2), (0.2, 0.2, 0.2),
  ])
  func theEndHasTheRestOfTheTimeOrASecond(_ seconds: Double, _ used: Double, _ rest: Double) {
    var limits = Limits()
    limits.seconds = seconds
    #expect(limits.rest(after: .seconds(used)).seconds == rest)
  }

  @Test func whatHasNoLimitOfTimeHasNoneAtTheEnd() {
    #expect(Limits().rest(after: .seconds(5)).seconds == nil)
  }
}
