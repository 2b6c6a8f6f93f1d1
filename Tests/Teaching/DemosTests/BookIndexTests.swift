import Demos
import Foundation
import Support
import Testing

/// Every item of the books leads to a step of a script, and every recipe is in the index.
struct BookIndexTests {
  private let index = BookIndex.standard

  @Test func everyItemIsShownByAStep() {
    #expect(index.items.count > 90)
    #expect(Set(index.items).count == index.items.count)
    for item in index.items {
      let steps = index.steps(of: item)
      #expect(!steps.isEmpty, "no script shows \(item)")
      for (demo, line) in steps { #expect(line != nil, "\(demo.name) has no `\(item.comment)`") }
    }
  }

  @Test func scriptsNameNoOtherItems() {
    let items = Set(index.items.map { [$0.document, $0.place, $0.name, $0.title] })
    let named = DemoBook.standard.demos.flatMap(\.heading.references)
      .map { [$0.document, $0.place, $0.item, $0.title] }
    #expect(named.filter { !items.contains($0) } == [])
  }

  @Test func everyRecipeIsInIt() {
    let shown = Set(index.items.flatMap { index.steps(of: $0).map(\.demo.name) })
    // Recipes of today's UIKit are about what no document describes.
    let others = [
      "a-form-above-the-keyboard", "a-grid-with-a-detail", "a-large-title-under-scrolling",
      "a-list-with-swipes-and-menus", "a-locked-video-screen", "a-menu-becomes-a-screen",
      "a-player-above-the-tabs", "a-popover-on-a-pad-and-a-phone",
      "a-sheet-between-heights", "a-split-view-collapses", "search-in-a-list-with-a-detail",
      "tab-bar-hiding", "tabs-reordered-by-the-user", "two-scenes-on-an-ipad",
    ]
    #expect(DemoBook.standard[.recipes].map(\.name).filter { !shown.contains($0) } == others)
  }

  /// What `demo figure 13.6` plays, or lists if there are several.
  @Test func everyFigureIsFoundByItsName() {
    for item in index.items where item.name.hasPrefix("figure") {
      let found = DemoBook.standard.found(by: item.name).map(\.name)
      #expect(Set(index.steps(of: item).map(\.demo.name)).isSubset(of: found), "\(item.name)")
    }
  }

  @Test func thePageIsFresh() throws {
    let page = try Repository.text(of: "docs/books.md")
    #expect(page.hasSuffix(index.text), "run `make generate`")
  }

  @Test func aDocumentIsATable() {
    let demo = Demo(
      .recipes, "a",
      source: """
        -- Title
        -- Book: Guide, chapter 1, figure 1.2: A stack
        print(1)
        -- Figure 1.2: A stack
        """)
    let index = BookIndex(
      items: "Guide | chapter 1 | figure 1.2 | A stack\nGuide | chapter 2 | rule 1 | None",
      in: DemoBook([demo]))
    #expect(
      index.text == """

        ## Guide

        | where | item | title | recipe |
        |---|---|---|---|
        | chapter 1 | figure 1.2 | A stack | [a.lua:4](../scripts/recipes/a.lua#L4) |
        | chapter 2 | rule 1 | None |  |

        """)
  }
}
