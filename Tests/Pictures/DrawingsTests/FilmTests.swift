import Console
import Drawings
import Foundation
import NavigationModel
import Support
import Testing

/// Films of scripts: what is a step, what is a moment, and that recording changes nothing.
@MainActor
struct FilmTests {
  /// A script, and its steps as `lines: moments`.
  struct Case: Sendable, CustomTestStringConvertible {
    let name, script: String
    let steps: [String]
    var testDescription: String { name }
  }

  @Test(arguments: [
    Case(
      name: "lines that change nothing are no steps",
      script: "local x = 1\nlocal y = x + 1\nprint(y)", steps: ["3: after"]),
    Case(
      name: "settle joins the step before it",
      script: "window.rootViewController = UIViewController 'Home'\nsettle()",
      steps: ["1: asked after"]),
    Case(
      name: "a wait is a step", script: "print(1)\nwait(0.1)\nlocal x = 1",
      steps: ["1: after", "2: after"]),
    Case(
      name: "an expectation joins the step before it",
      script: "window.rootViewController = UIViewController 'Home'\n-->\nprint(1)\n-->",
      steps: ["1: asked after", "3: after"]),
    Case(
      name: "a statement of several lines is one step",
      script:
        "window.rootViewController = UINavigationController{\n  UIViewController 'A',\n}\nsettle()",
      steps: ["1-3: after", "1-3: asked after"]),
    Case(
      name: "a transition is half-way once",
      script: """
        local nav = UINavigationController{ UIViewController 'A' }
        window.rootViewController = nav
        settle()
        nav:pushViewController(UIViewController 'B', true)
        settle()
        """, steps: ["1: after", "2: asked after", "4: asked half after"]),
    Case(
      name: "a step that ends inside a transition shows where",
      script: """
        local nav = UINavigationController{ UIViewController 'A' }
        window.rootViewController = nav
        settle()
        nav:pushViewController(UIViewController 'B', true)
        wait(0.07)
        wait(0.07)
        """, steps: ["1: after", "2: asked after", "4: asked", "5: half", "6: half half after"]),
    Case(
      name: "a sheet that takes another height is half-way once",
      script: """
        local home, panel = UIViewController "Home", UIViewController "Panel"
        window.rootViewController = home
        home:present(panel, false)
        panel.sheetPresentationController.detents = { "medium", "large" }
        settle()
        local sheet = panel.sheetPresentationController
        sheet:animateChanges(function() sheet.selectedDetentIdentifier = "large" end)
        settle()
        """, steps: ["2: asked", "3: asked", "4: after", "7: asked half after"]),
    Case(
      name: "a tap shows the finger first",
      script: """
        local home = UIViewController{ title = 'A' }
        home.navigationItem.rightBarButtonItem = UIBarButtonItem{ title = 'Go', action = function() print(1) end }
        window.rootViewController = UINavigationController{ home }
        settle()
        user.tap 'Go'
        """, steps: ["3: asked after", "5: tap after"]),
    Case(
      name: "a mark in a function begins a step",
      script: """
        local function run()
          print(1)
          mark "second"
          window.rootViewController = UIViewController 'Home'
        end
        run()
        mark "last"
        settle()
        """, steps: ["6: after", "3: asked", "7: after"]),
    Case(
      name: "a mark in an action begins a step",
      script: """
        local home = UIViewController{ title = 'A' }
        home.navigationItem.rightBarButtonItem = UIBarButtonItem{ title = 'Go', action = function()
          mark "tapped"
        end }
        window.rootViewController = UINavigationController{ home }
        settle()
        user.tap 'Go'
        """, steps: ["5: asked after", "7: tap after", "3: after"]),
  ])
  func stepsAndMoments(_ example: Case) {
    let film = Situation.film(of: example.script, named: "script")
    let steps = film.steps.map { step in
      let range = step.lines
      let lines =
        range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)-\(range.upperBound)"
      return "\(lines): " + step.moments.map(\.kind.rawValue).joined(separator: " ")
    }
    #expect(steps == example.steps)
  }

  @Test func halvesHaveTheirTrueFractions() {
    let film = Situation.film(
      of: """
        local nav = UINavigationController{ UIViewController 'A' }
        window.rootViewController = nav
        settle()
        nav:pushViewController(UIViewController 'B', true)
        wait(0.07)
        settle()
        """, named: "script")
    let fractions = film.steps.flatMap(\.moments).flatMap(\.motions)
      .map { Int(($0.fraction * 100).rounded()) }
    #expect(fractions == [20, 50])
  }

  @Test func huesBeginAnewWithEachRoot() {
    let film = Situation.film(
      of: """
        window.rootViewController = UINavigationController{ UIViewController 'A', UIViewController 'B' }
        settle()
        window.rootViewController = UIViewController 'C'
        settle()
        """, named: "script")
    #expect(
      film.actors.map { "\($0.labels.last ?? "") \($0.hue.map(String.init) ?? "-")" } == [
        "A 0", "B 1", "UINavigationController#3 -", "C 0",
      ])
  }

  /// The first controller of two worlds: what it is in one says nothing about the other.
  static let twoWorlds = """
    window.rootViewController = UIViewController 'Home'
    settle()
    simulator:reset()
    local nav = UINavigationController{}
    nav.viewControllers = { UIViewController 'Photo' }
    window.rootViewController = nav
    settle()
    """

  @Test func numbersBeginAnewWithEachWorld() throws {
    let film = Situation.film(of: Self.twoWorlds, named: "script")
    let actors = film.actors.map {
      "\($0.world) \($0.number) \($0.labels.joined(separator: " ")) \($0.hue.map(String.init) ?? "-")"
    }
    #expect(actors == ["0 1 Home 0", "1 1 UINavigationController#1 -", "1 2 Photo 0"])
    let captions = film.steps.indices.compactMap { index in
      film.steps[index].moments.last.map {
        film.caption(of: $0, after: film.lastMoment(beforeStep: index)).text
      }
    }
    #expect(
      captions == [
        "Home (#1) becomes the root of the window. On screen: Home.", "The app starts anew.",
        "Photo (#2) joins UINavigationController#1.",
        "UINavigationController#1 becomes the root of the window. On screen: Photo.",
      ])
    try #require(film.steps.count == 4)
    let (reset, last) = (film.steps[1], film.steps[3])
    let isBlank = film.screens[reset.moments[0].screen].layers.allSatisfy {
      $0.pane.elements.isEmpty
    }
    #expect(isBlank)
    let drawings = FilmDrawings(film)
    #expect(!drawings.family(3, last.moments.count - 1).svg.contains("Home"))
    #expect(drawings.hues(of: last.moments[0]) != drawings.hues(of: film.steps[0].moments[0]))
  }

  /// A finger needs no turn: what is typed is in its field, and each gesture is a step.
  @Test func eachGestureIsAStep() {
    let film = Situation.film(
      of: """
        local home = UIViewController 'A'
        home.view:addSubview(UITextField{ placeholder = 'Name', frame = { x = 0, y = 200, width = 200, height = 40 } })
        window.rootViewController = home
        settle()
        user.type('Ada')
        user.type(' Lovelace')
        user.back()
        settle()
        """, named: "script")
    #expect(film.steps.map(\.lines.lowerBound) == [2, 3, 5, 6, 7])
    let screens = film.steps.compactMap(\.moments.last?.screen)
    #expect(Set(screens[1...3]).count == 3)
    #expect(screens[3] == screens[4])
  }

  @Test func partsBeginWithComments() {
    let film = Situation.film(
      of:
        "-- Title\nprint(1)\n\n-- Part one\n-- and more\nprint(2)\nprint(3)\n-- Part two\nprint(4)",
      named: "script")
    #expect(film.title == "Title")
    #expect(
      film.parts.map { "\($0.firstStep) \($0.heading)" } == ["1 Part one and more", "2 Part two"])
    #expect(film.steps.map(\.printed) == [["1\n"], ["2\n", "3\n"], ["4\n"]])
  }

  @Test(arguments: [
    (
      "-- facts: A16\n-- A sentence that\n-- ends here.\n-- another one\n",
      "A sentence that ends here."
    ),
    ("-- A title\n-- A sentence about it\n", "A title"),
    ("-- facts: A16\n", "script"),
    ("-- A chapter\n-- Book: A guide, chapter 1, figure 2: A figure\n", "Script"),
  ])
  func theTitleIsTheFirstSentence(heading: String, title: String) {
    #expect(Situation.film(of: heading + "print(1)", named: "script").title == title)
  }

  @Test(arguments: [
    ("a-new-event.lua", "A new event"), ("recipes/tests/photos.lua", "Photos"), ("-.lua", "-.lua"),
  ])
  func aScriptFromADocumentIsCalledByItsName(name: String, title: String) {
    let heading = "-- A chapter\n-- Book: A guide, chapter 1, figure 2: A figure\nprint(1)"
    #expect(Situation.film(of: heading, named: name).title == title)
  }
}
