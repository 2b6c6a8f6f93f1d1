import NavigationModel
import Testing

/// The table of R14, and the other decisions about a bar that follow from the items of a stack.
struct BarContentsTests {
  typealias Item = BarContents.Item

  struct BarCase: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let top: Item
    let back: Item?
    let modern: [String]
    let classic: [String]
    let budget: Int?

    init(
      _ name: String, top: Item = Item(title: nil), back: Item? = nil, _ left: [String],
      classic: [String]? = nil, budget: Int? = nil
    ) {
      testDescription = name
      self.top = top
      self.back = back
      modern = left
      self.classic = classic ?? left
      self.budget = budget
    }
  }

  @Test(arguments: [
    BarCase("a root shows nothing", []),
    BarCase("a root shows its left item", top: Item(title: nil, left: ["X"]), ["X"]),
    BarCase("the title below", back: Item(title: "Home"), ["‹ Home"]),
    BarCase("no title below", back: Item(title: nil), ["‹ Back"]),
    BarCase(
      "the item outranks both titles",
      back: Item(title: "Home", backItemTitle: "Go", backButtonTitle: "Bk"), ["‹ Go"]),
    BarCase(
      "the back title is new in iOS 11", back: Item(title: "Home", backButtonTitle: "Bk"),
      ["‹ Bk"], classic: ["‹ Home"]),
    BarCase("an empty item", back: Item(title: "Home", backItemTitle: ""), ["‹"]),
    BarCase("an empty title", back: Item(title: ""), ["‹"]),
    BarCase(
      "a left item replaces Back", top: Item(title: nil, left: ["X"]), back: Item(title: "Home"),
      ["X"]),
    BarCase(
      "a left item beside Back",
      top: Item(title: nil, left: ["X"], leftItemsSupplementBackButton: true),
      back: Item(title: "Home"), ["‹ Home", "X"]),
    BarCase(
      "Back is hidden beside a left item",
      top: Item(
        title: nil, left: ["X"], hidesBackButton: true, leftItemsSupplementBackButton: true),
      back: Item(title: "Home"), ["X"]),
    BarCase(
      "Back is hidden", top: Item(title: nil, hidesBackButton: true), back: Item(title: "Home"), []),
    BarCase(
      "a long title", top: Item(title: "Detail"), back: Item(title: "Everything there is"),
      ["‹ Back"], classic: ["‹ Everyth…"], budget: 14),
    BarCase(
      "a long title beside a long title", top: Item(title: "All Details"),
      back: Item(title: "Everything there is"), ["‹"], classic: ["‹ Everyt…"], budget: 14),
    BarCase(
      "the title where the back title is too long", top: Item(title: "D"),
      back: Item(title: "Home", backButtonTitle: "The Home Screen"), ["‹ Home"],
      classic: ["‹ Home"], budget: 6),
    BarCase(
      "a generic button", back: Item(title: "Home", backButtonDisplayMode: .generic), ["‹ Back"],
      classic: ["‹ Home"]),
    BarCase(
      "a generic button with an item",
      back: Item(title: "Home", backItemTitle: "Go", backButtonDisplayMode: .generic), ["‹ Go"]),
    BarCase(
      "a minimal button", back: Item(title: "Home", backButtonDisplayMode: .minimal), ["‹"],
      classic: ["‹ Home"]),
  ])
  func leftSideOfTheBar(_ example: BarCase) {  // R14, B15 to B22
    let shown = [Profile.modern, .classic].map { profile in
      BarContents(
        top: example.top, back: example.back, rules: profile.bars,
        limit: example.budget.map { .characters($0) } ?? .none
      ).left
    }
    #expect(shown == [example.modern, example.classic])
  }

  @Test func rightItemsStandInTheOppositeOrder() {  // B10, B24
    let bar = BarContents(
      top: Item(title: "T", prompt: "P", right: ["A", "B"]), back: nil, rules: Profile.modern.bars)
    #expect(bar.right == ["B", "A"])
    #expect([bar.title, bar.prompt] == ["T", "P"])
  }

  @Test func aTitleViewReplacesTheTitle() {  // B7
    let item = Item(title: "T", titleView: "[UIView]")
    #expect(BarContents(top: item, back: nil, rules: Profile.modern.bars).title == "[UIView]")
  }

  @Test(
    arguments: [
      ([.automatic], true, true), ([.automatic], false, false), ([.never], true, false),
      ([.never, .automatic], true, false), ([.never, .always, .automatic], true, true),
      ([.always], false, false),
    ] as [([BarContents.LargeTitleDisplayMode], Bool, Bool)])
  func anAutomaticTitleIsAsTheOneBelow(  // B12
    modes: [BarContents.LargeTitleDisplayMode], prefersLarge: Bool, isLarge: Bool
  ) {
    #expect(BarContents.hasLargeTitle(modes, prefersLargeTitles: prefersLarge) == isLarge)
  }
}
