import Console
import Testing

struct TagsTests {
  @Test(
    arguments: [
      ("a test #slow", "slow", true), ("a test #slow", "#slow", true), ("#slower", "slow", false),
      ("#slow#fast", "fast", true), ("(#slow)", "slow", true), ("slow", "slow", false),
      ("-- facts: A13\n-- #unsettled", Tags.unsettled, true), ("#slow-ish", "slow", false),
      ("", "slow", false),
    ])
  func tagsBeginWithANumberSign(_ text: String, _ tag: String, _ isThere: Bool) {
    #expect(Tags(in: text).contains(tag) == isThere)
  }
}
