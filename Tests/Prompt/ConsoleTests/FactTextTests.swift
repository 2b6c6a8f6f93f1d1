import Console
import Facts
import Support
import Testing

/// Facts as the prompt and `drilldown explain` print them.
@MainActor
struct FactTextTests {
  @Test(arguments: [":help A60", ":explain A60", ":help a60"])
  func aFactSaysWhatItStatesAndWhereItActs(input: String) {
    let text = answers(input)
    #expect(
      text.hasPrefix(
        """
        A60
          Pushing a `UISplitViewController` raises nothing: it is ignored, and the console says \
        `Split View Controllers cannot be pushed to a Navigation Controller <Nav>`. A split view as \
        the child of a plain container is fine.

          strength   stated
          releases   all
          reports    :explain split-in-stack

        """))
    #expect(text.contains("\n  members    UINavigationController."))
    #expect(text.contains("\n  demos      :demo push-a-split-view-controller"))
    #expect(!text.contains("Sources/") && !text.contains("docs/"))
  }

  @Test func aFactThatIsNotHonouredSaysWhy() {
    #expect(answers(":help P19").contains("\n  not modelled   a leak of UIKit"))
    #expect(answers(":help P84").contains("\n  differs here   the presenter's view is restored"))
  }

  @Test(.slow("it prints all facts")) func everyFactHasAPage() throws {
    let catalog = Session().catalog
    for fact in FactBook.standard.facts {
      let page = try Explanation.page(about: fact.tag.text, catalog, at: .shell)
      #expect(page.hasPrefix("\(fact.tag.text)\n  "))
      #expect(!page.contains(/\s(Sources|docs|scripts)\//), "\(fact.tag.text)")
    }
  }

  @Test(arguments: [
    (":help A120", "error: there is no fact 'A120'; nearest are A97, A98\n"),
    (":explain P68", "error: there is no fact 'P68'; nearest are P66, P67\n"),
    (":help H199", "error: there is no fact 'H199'; nearest are H135, H136\n"),
    (
      ":explain Z1",
      "error: unknown diagnostic 'Z1'; `:help Z1` searches everything\n"
    ),
  ])
  func anUnknownTagIsAnError(input: String, message: String) {
    #expect(answers(input) == message)
  }

  @Test func whatCitesFactsSaysHowToFollowThem() {
    #expect(answers(":help popToViewController").contains("Facts: A63, A46, A49 (:help A63)."))
    #expect(answers(":help").contains("or a fact (A16), "))
  }
}
