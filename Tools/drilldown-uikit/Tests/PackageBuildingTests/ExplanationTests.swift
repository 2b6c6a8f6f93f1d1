import Testing

@testable import PackageBuilding

struct ExplanationTests {
  private func explained(_ name: String) throws -> String {
    try Explanation(of: name, drilldown: nil).description
  }

  @Test(arguments: [
    ("UINavigationController", "UINavigationController: Drilldown's UIKit has it"),
    ("CADisplayLink", "CADisplayLink: Drilldown's UIKit has it"),
    (
      "UIFeedbackGenerator",
      "UIFeedbackGenerator: it is there to be called, and does nothing\n  then   nothing is felt\n  do     "
    ),
    ("UIImaginaryThing", "UIImaginaryThing: Drilldown's UIKit doesn't have it\n  then   "),
    (
      "UINavigationControler",
      "UINavigationControler: Drilldown's UIKit doesn't have it; did you mean UINavigationController?"
    ),
    ("MapKit", "MapKit: a framework of Apple's that isn't there"),
    ("forwardingTarget(for:)", "forwardingTarget(for:): it needs Objective-C"),
    ("responds", "responds: it needs Objective-C"),
    ("NSSelectorFromString", "NSSelectorFromString: it is there to be called, and does nothing"),
  ])
  func aNameIsExplained(_ name: String, _ start: String) throws {
    let text = try explained(name)
    #expect(text.hasPrefix(start))
    #expect(text.split(separator: "\n").count == 3)
  }

  @Test func whatIsNoNameIsRefused() {
    let failure = #expect(throws: Failure.self) { try explained("qzqzqz\u{1B}") }
    #expect(failure?.description == "'qzqzqz\\u{1B}' is no name that is known")
    #expect(failure?.code == .wrongUsage)
  }
}
