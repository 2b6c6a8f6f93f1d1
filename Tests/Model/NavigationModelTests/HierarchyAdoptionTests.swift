import NavigationModel
import Support
import Testing

/// One rule decides which controllers a container may have.
struct HierarchyAdoptionTests {
  @Test(arguments: [
    ("a controller without a place", true),
    ("a child", false), ("a presented controller", false), ("the root of a window", false),
    ("a controller in another one's view", false),
    ("a controller around the container", false),
    ("a controller that is gone", false),
  ])
  func onlyAControllerWithoutAPlaceMayBeAdded(who: String, isExpected: Bool) {
    var literal = HierarchyLiteral("Root(Tabs(A*)* B)=>Sheet")
    let (container, loose) = (literal["B"], literal.loose("Loose"))
    var hierarchy = literal.hierarchy
    let id: Hierarchy.ID
    switch who {
    case "a child": id = literal["A"]
    case "a presented controller": id = literal["Sheet"]
    case "the root of a window": id = literal["Root"]
    case "a controller in another one's view":
      id = loose
      _ = hierarchy.addUncontained(id, to: literal["A"])
    case "a controller around the container":
      id = loose
      _ = hierarchy.setChildren([literal["Tabs"]], of: literal["Root"])
      _ = hierarchy.append(container, to: id)
    case "a controller that is gone":
      id = loose
      hierarchy.remove(id)
    default: id = loose
    }
    #expect(hierarchy.mayAdd(id, to: container) == isExpected)
    #expect(hierarchy.mayHave([id], in: container) == isExpected)
  }

  @Test func aContainerMayHaveItsOwnChildren() {
    let literal = HierarchyLiteral("Nav(A B*)")
    let (nav, a, b) = (literal["Nav"], literal["A"], literal["B"])
    #expect(literal.hierarchy.mayHave([b, a], in: nav))
    #expect(!literal.hierarchy.mayHave([a], in: b))
  }
}
