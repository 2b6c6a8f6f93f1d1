import Drawings
import Foundation
import NavigationModel
import Support
import Testing

/// The figures of the chapters: each is a comment in a recipe, and the steps after it draw it.
@MainActor
struct FigureTests {
  /// A figure, the recipe that shows it, and what its last pictures say.
  struct Figure: Sendable, CustomTestStringConvertible {
    let name, recipe, family, device: String
    var testDescription: String { name }
  }

  @Test(arguments: figures)
  func aFigureIsDrawn(_ figure: Figure) throws {
    let path = Repository.root.appending(path: "scripts/recipes/\(figure.recipe).lua").path
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let film = Situation.film(of: text, named: figure.recipe)
    let line = try #require(
      film.source.comments.first { $0.lines.contains { $0.hasPrefix(figure.name) } }?.range
        .upperBound)
    let next = film.source.comments.first { $0.range.lowerBound > line }?.range.lowerBound ?? .max
    let steps = film.steps.filter { (line..<next).contains($0.lines.lowerBound) }
    let drawings = steps.flatMap(\.moments).map { moment in
      (
        family: words(FamilyDrawing([film.hierarchies[moment.hierarchy]]).svg),
        device: words(
          DeviceDrawing(
            film.screens[moment.screen], look: Look(Profile.named(moment.profile) ?? .modern)
          ).svg)
      )
    }
    #expect(drawings.map(\.family).contains(figure.family), "\(Set(drawings.map(\.family)))")
    #expect(drawings.map(\.device).contains(figure.device), "\(Set(drawings.map(\.device)))")
  }

  private func words(_ svg: String) -> String {
    let start = svg.firstRange(of: "<title>")?.upperBound ?? svg.startIndex
    let end = svg.firstRange(of: "</title>")?.lowerBound ?? svg.endIndex
    return String(svg[start..<end])
  }

  private nonisolated static let figures = [
    Figure(
      name: "Figure 10-1", recipe: "a-new-event",
      family: """
        Window 1: Calendar, not on screen. Calendar presents, fullScreen: New Event, on screen.
        """,
      device: """
        iPhone in portrait. field Title, button Cancel, button Add.
        """),
    Figure(
      name: "Figure 10-2", recipe: "a-chain-by-taps",
      family: """
        Window 1: camera, not on screen. camera presents, fullScreen: photo stack, on screen (library, on screen).
        """,
      device: """
        iPhone in portrait. bar titled Harbour, button Done, LibraryViewController library.
        """),
    Figure(
      name: "Figure 10-3", recipe: "a-chain-by-taps",
      family: """
        Window 1: camera, not on screen. camera presents, fullScreen: photo stack, not on screen (library, not on screen). photo stack presents, fullScreen: people, on screen (SystemContents#5, on screen).
        """,
      device: """
        iPhone in portrait. bar without a title, ABPeoplePickerNavigationController.
        """),
    Figure(
      name: "Figure 13.6", recipe: "a-family",
      family: """
        Window 1: tabs, on screen (nav, on screen (items, on screen)).
        """,
      device: """
        iPhone in portrait. bar without a title, UIViewController items, tab without a title, selected.
        """),
    Figure(
      name: "Figure 13.7", recipe: "presenter-and-presented",
      family: """
        Window 1: detail, not on screen. detail presents, fullScreen: image, on screen.
        """,
      device: """
        iPhone in portrait. UIViewController image.
        """),
    Figure(
      name: "Figure 13.8", recipe: "two-families",
      family: """
        Window 1: T, not on screen (N1, not on screen (A, not on screen)). T presents, fullScreen: N2, on screen (B, on screen).
        """,
      device: """
        iPhone in portrait. bar without a title, UIViewController B.
        """),
    Figure(
      name: "Figure 13.9", recipe: "a-presentation-context",
      family: """
        Window 1: N1, on screen (items, not on screen). items presents, currentContext: N2, on screen (detail, on screen).
        """,
      device: """
        iPad in portrait. bar titled Items, button +, bar without a title, UIViewController detail.
        """),
    Figure(
      name: "Figure 1:", recipe: "settings-drill-down",
      family: """
        Window 1: nav, on screen (Settings, not on screen; Notifications, not on screen; Messages, on screen).
        """,
      device: """
        iPhone in portrait. bar titled Messages, back button Notifications, list of 2 lines.
        """),
    Figure(
      name: "Figure 12.6", recipe: "navigation-items",
      family: """
        Window 1: nav, on screen (first, not on screen; second, on screen).
        """,
      device: """
        iPhone in portrait. bar titled Second, back button First, UIViewController second.
        """),
    Figure(
      name: "Figure 12.8", recipe: "navigation-items",
      family: """
        Window 1: nav, on screen (first, on screen).
        """,
      device: """
        iPhone in portrait. bar titled ~ Drawn ~, button Edit, button [+], UIViewController first.
        """),
  ]
}
