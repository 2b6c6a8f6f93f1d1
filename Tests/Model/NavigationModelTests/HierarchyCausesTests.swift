import NavigationModel
import Support
import Testing

/// The causes of a state, in words.
struct HierarchyCausesTests {
  @Test(arguments: [
    ("A=>M", "A", "M covers A"),
    ("Box(A*)=>M", "A", "Box presents for A, and M covers Box"),
    ("Nav(A B*)", "A", "Nav shows B, not A"),
    ("Nav(Box(C*) B*)", "C", "Nav shows B, not Box"),
    ("Box(C)", "C", "the view of C is not in the view of Box"),
    ("A=>MSheet=>N", "MSheet", "N covers MSheet"),
    ("A", "A", "its view is in no window"),
  ])
  func theReasonForBeingInNoWindow(world: String, name: String, text: String) {
    let literal = HierarchyLiteral(world)
    let presenter = literal.hierarchy.presenter(askedBy: literal[name], style: .pageSheet)
    let source = text.contains("presents for") ? presenter : literal[name]
    let cause = literal.hierarchy.absence(of: source, askedBy: literal[name], in: Trace())
    #expect(cause.text == text)
  }

  @Test func aControllerWithoutAPlaceIsNowhere() {
    var literal = HierarchyLiteral("A")
    let detached = literal.loose("Lost")
    #expect(literal.hierarchy.obstacle(of: detached) == .noPlace(detached))
  }

  @Test func aControllerBeingDismissedIsLeaving() {
    var literal = HierarchyLiteral("A=>MSheet=>NSheet")
    _ = literal.hierarchy.withdrawPresentation(of: literal["A"])
    #expect(literal.hierarchy.obstacle(of: literal["NSheet"]) == .leaving(literal["MSheet"]))
    #expect(
      literal.hierarchy.activity(of: literal["A"], in: Trace()).text
        == "MSheet is being dismissed"
    )
  }

  @Test func aHiddenWindowHidesItsFamily() {
    var literal = HierarchyLiteral("Nav(A*)")
    _ = literal.hierarchy.setVisible(false, window: 1)
    #expect(literal.hierarchy.obstacle(of: literal["A"]) == .windowHidden(literal["Nav"]))
  }

  @Test func aViewOnItsWayInHasNoWindowYet() {
    var literal = HierarchyLiteral("A")
    literal.hierarchy.setViewPlace(.none, literal["A"])
    #expect(literal.hierarchy.obstacle(of: literal["A"]) == .arriving(literal["A"]))
    literal.hierarchy.setViewPlace(.window(1), literal["A"])
    #expect(literal.hierarchy.obstacle(of: literal["A"]) == nil)
  }

  @Test func aPresentationBeganWithTheFirstCallback() {
    let literal = HierarchyLiteral("A=>MSheet")
    var trace = Trace()
    for (seconds, name) in ["A", "MSheet"].enumerated() {
      trace.append(
        Event(
          at: .seconds(seconds), kind: .callback, subject: literal[name], name: name,
          callback: "viewWillAppear"))
    }
    let cause = literal.hierarchy.activity(
      of: literal["A"], askedBy: literal["A"], in: trace)
    #expect(cause.text == "A is presenting MSheet")
    #expect(cause.since?.event == 1)
    #expect(cause.since?.at == .seconds(1))
  }

  @Test(arguments: [
    ("Nav(A B*)", "Nav has A and B, not Lost"),
    ("Nav(A B C D E*)", "Nav has A, B, C and 2 more, not Lost"),
    ("Nav(A Lost*)", "the Lost in Nav is another instance, #3, not #4"),
    ("Nav()", "Nav has no children, not Lost"),
  ])
  func theReasonForBeingNoChild(world: String, text: String) {
    var literal = HierarchyLiteral(world)
    let detached = literal.loose("Lost")
    #expect(literal.hierarchy.missingChild(of: detached, in: literal["Nav"]).text == text)
  }
}
