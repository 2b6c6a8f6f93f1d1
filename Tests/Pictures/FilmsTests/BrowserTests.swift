import Console
import Films
import Foundation
import Lua
import NavigationModel
import Support
import Testing

/// A film as a browser shows it.
@MainActor
struct BrowserTests {
  nonisolated static let isInstalled =
    FileManager.default.isExecutableFile(atPath: Browser.path)

  @Test(
    .slow("it starts a browser"),
    .enabled(if: isInstalled, "chromium is not installed: no film was opened"))
  func aFilmIsADocumentAndAPlayer() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "film-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }  // a rest there does no harm
    let film = try Recorded.film("mistakes/present-before-the-view-is-on-screen")
    let other = try Recorded.film("mistakes/present-before-the-view-is-on-screen-cured")
    let pushes = try Recorded.film("recipes/pushing-momentary-views")
    let pages = [FilmPage(film, comparedWith: other), FilmPage(pushes)]
    let browser = try Browser.shared.get()
    for (index, page) in pages.enumerated() {
      let file = folder.appending(path: "\(index).html")
      try page.text.write(to: file, atomically: true, encoding: .utf8)
      try checkPlayer(file.absoluteString, browser)
      try checkDocument(file.absoluteString, browser)
    }
    let url = folder.appending(path: "1.html").absoluteString
    try checkMoves(url, of: pushes, browser)
    try checkEmbedding(url, of: pushes, browser)
    try checkPlaying(url, of: pushes, browser)
    try checkAnimation(url, of: pushes, browser)
  }

  /// The number of the first step that begins with a tap and of which half is seen.
  private func tapped(in film: Film) -> Int {
    let index = film.steps.firstIndex { step in
      step.moments.first?.kind == .tap && step.moments.contains { $0.kind == .half }
    }
    return index.map { $0 + 1 } ?? 0
  }

  /// A page from which a file is handed out opens where its test failed.
  @Test(
    .slow("it starts a browser"),
    .enabled(if: isInstalled, "chromium is not installed: no film was opened"))
  func aTestsFilmBeginsWhereItFailed() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "film-\(UUID()).html")
    defer { try? FileManager.default.removeItem(at: file) }  // a rest there does no harm
    var film = Recorded.film(
      of: ["A", "B", "C"].map { "window.rootViewController = UIViewController '\($0)'\nsettle()\n" }
        .joined())
    film.steps[1].failures = [Film.Failure(line: 3, text: "</p><script>alert(1)</script>")]
    try FilmPage(film).text.write(to: file, atomically: true, encoding: .utf8)
    let browser = try Browser.shared.get()
    try browser.open(file.absoluteString, width: 1280, height: 800)
    #expect(try browser.value(of: Self.count) as? String == "2 of 3")
    let text = "document.querySelector('#player .failed').textContent"
    #expect(try browser.value(of: text) as? String == "line 3: </p><script>alert(1)</script>")
    let marked = "document.querySelector('#player .code .wrong').textContent"
    #expect(
      try browser.value(of: marked) as? String == "window.rootViewController = UIViewController 'B'"
    )
    #expect(browser.faults == [])
  }

  /// A controller that is pointed at is marked on the device, in the hierarchy and among the
  /// callbacks; it isn't the one that had its number before the simulator was reset.
  @Test(
    .slow("it starts a browser"),
    .enabled(if: isInstalled, "chromium is not installed: no film was opened"))
  func aControllerIsMarkedWhereverItIs() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "film-\(UUID()).html")
    defer { try? FileManager.default.removeItem(at: file) }  // a rest there does no harm
    let film = Recorded.film(
      of: """
        window.rootViewController = UIViewController "A controller with a name longer than a lane"
        settle()
        -- Anew
        simulator:reset()
        window.rootViewController = UINavigationController{ UIViewController "Photo" }
        settle()
        """)
    try FilmPage(film).text.write(to: file, atomically: true, encoding: .utf8)
    let browser = try Browser.shared.get()
    let number = { (name: String) in film.actors.first { $0.labels == [name] }?.number ?? 0 }
    for (width, height) in [(1280, 800), (390, 844)] {
      try browser.open(file.absoluteString + "#step-3", width: width, height: height)
      _ = try browser.value(of: "document.querySelectorAll('.tabs button')[1].click()")
      let names = try browser.value(of: Self.laneNames) as? [String]
      #expect(names?.contains("Photo") == true && names?.count == 2, "\(names ?? [])")
      let point =
        "document.querySelector('.tree [data-c=\"\(number("Photo"))\"]').dispatchEvent("
        + "new PointerEvent('pointerover', { bubbles: true }))"
      _ = try browser.value(of: point)
      #expect(try browser.value(of: Self.marked) as? [String] == ["own k0", "n k0 full", "k0"])
      let edge = "getComputedStyle(document.querySelector('.own.hot')).opacity"
      #expect(try browser.value(of: edge) as? String == "1")
      let name = "getComputedStyle(document.querySelector('.tree .hot text')).fillOpacity"
      #expect(try browser.value(of: name) as? String == "1")
      try browser.press("c")  // after the innermost view comes none, then the outermost
      try browser.press("c")
      let next = try browser.value(of: Self.marked) as? [String] ?? []
      #expect(next.first == "own kn")
      // Names of any length are beside the bars.
      _ = try browser.value(of: "document.getElementById('former').click()")
      #expect(try browser.value(of: Self.count) as? String == "1 of 3")
      #expect(try browser.value(of: Self.collisions) as? Int == 0)
      let long = try browser.value(of: Self.laneNames) as? [String] ?? []
      #expect(long.first?.hasPrefix("A con") == true, "\(long)")
      _ = try browser.value(of: "document.getElementById('later').click()")
      #expect(try browser.value(of: Self.count) as? String == "2 of 3")
      let least =
        "Math.min(...[...document.querySelectorAll('.controls button, .beat button')]"
        + ".flatMap((one) => [one.offsetWidth, one.offsetHeight]))"
      let size = try #require(try browser.value(of: least) as? Int)
      #expect(size >= 24)
      #expect(browser.faults == [])
    }
  }

  private static let laneNames =
    "[...document.querySelectorAll('.lanes g:not(.event) > .who')].map((one) => one.textContent)"
  /// How many names reach into the bars of their lanes.
  private static let collisions =
    "[...document.querySelectorAll('.lanes g:not(.event) > .who')].filter((one) => "
    + "one.getBoundingClientRect().right"
    + " > one.parentNode.querySelector('.rule').getBoundingClientRect().left).length"
  private static let marked =
    "[...document.querySelectorAll('#player g.hot:not(.event)')].map((one) => "
    + "one.getAttribute('class').replace(/ *hot */, ''))"

  @Test(
    .slow("it starts a browser"),
    .enabled(if: isInstalled, "chromium is not installed: no site was opened"))
  func aSiteIsSearched() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "site-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }  // a rest there does no harm
    #expect(try SiteFiles(of: SiteFixture.book).files.write(to: folder.path) == nil)
    let browser = try Browser.shared.get()
    for page in ["index", "members", "members/UIViewController", "facts"] {
      let url = folder.appending(path: "\(page).html").absoluteString
      for width in [320, 1280] {
        try browser.open(url, width: width, height: 800)
        #expect(browser.requests.allSatisfy { $0.hasPrefix("file://\(folder.path)/") })
        #expect(browser.faults == [])
        let room = "document.documentElement.scrollWidth"
        let found = try #require(try browser.value(of: room) as? Int)
        #expect(found <= width, "\(url) scrolls sideways at \(width)")
      }
    }
    let index = folder.appending(path: "index.html").absoluteString
    try browser.open("\(index)?q=nil-push", width: 1280, height: 800)
    #expect(try browser.value(of: Self.shownCards) as? [String] == ["m"])
    for (query, names) in Self.searches {
      let type = "query.value = '\(query)'; query.dispatchEvent(new Event('input'));"
      #expect(try browser.value(of: type + Self.shownCards) as? [String] == names, "\(query)")
    }
    try browser.open("\(index)?q=pushViewController", width: 390, height: 800, runsScripts: false)
    #expect(try heights(of: ".cards>li", browser).count { $0 > 50 } == 6)
    #expect(try heights(of: "form", browser) == [0])
  }

  private static let count = "document.getElementById('count').textContent"

  /// `?part` shows one part, `?bare` only the device, the words and the controls; a frame that may
  /// only run scripts is enough.
  private func checkEmbedding(_ url: String, of film: Film, _ browser: Browser) throws {
    let total = film.steps.count
    try browser.open("\(url)?part=2", width: 1280, height: 800)
    #expect(
      try browser.value(of: Self.count) as? String == "1 of \(FilmPage.parts(of: film)[1].count)")
    #expect(try browser.value(of: "document.querySelectorAll('#thumbs .row').length") as? Int == 1)
    try browser.open("\(url)?bare#step-1", width: 640, height: 480)
    let shown = { (name: String) in
      try browser.value(of: "document.querySelector('#player \(name)').getClientRects().length > 0")
        as? Bool
    }
    for name in [".device", ".note"] { #expect(try shown(name) == true, "\(name)") }
    for name in [".source", ".lanes", ".tree"] { #expect(try shown(name) == false, "\(name)") }
    try browser.press("ArrowRight")
    #expect(try browser.value(of: Self.count) as? String == "2 of \(total)")
    #expect(browser.faults == [])
  }

  /// Space plays and stops, the button as well, and what plays goes on by itself.
  private func checkPlaying(_ url: String, of film: Film, _ browser: Browser) throws {
    let total = film.steps.count
    try browser.open("\(url)#step-1", width: 1280, height: 800)
    let label = "document.getElementById('play').getAttribute('aria-label')"
    #expect(try browser.value(of: label) as? String == "Play")
    try browser.press(" ")
    #expect(try browser.value(of: label) as? String == "Stop")
    let later = "new Promise((done) => setTimeout(() => done(\(Self.count)), 700))"
    #expect(try browser.value(of: later) as? String == "2 of \(total)")
    try browser.press(" ")
    #expect(try browser.value(of: label) as? String == "Play")
    try browser.press("End")
    try browser.press(" ")
    // From the end all of it is played.
    #expect(try browser.value(of: Self.count) as? String == "1 of \(total)")
    try browser.press("ArrowRight")
    #expect(try browser.value(of: label) as? String == "Play")  // a step by hand stops it
    _ = try browser.value(of: "document.getElementById('play').click()")
    #expect(try browser.value(of: label) as? String == "Stop")
    #expect(browser.faults == [])
  }

  /// The places of what moves, seen now and 100 ms later, while a push is played.
  private static let movement = """
    new Promise((done) => {
      const places = () => [...document.querySelectorAll('#player .shot [data-m]')]
        .map((one) => one.getAttribute('transform')).join();
      const wait = (tries) => {
        const before = places();
        if (!before && tries) return setTimeout(() => wait(tries - 1), 20);
        setTimeout(() => done([before, places()]), 100);
      };
      setTimeout(() => wait(100), 20);
    })
    """

  /// Between two moments things move, unless the system asks for reduced motion.
  private func checkAnimation(_ url: String, of film: Film, _ browser: Browser) throws {
    let step = tapped(in: film)
    for isReduced in [false, true] {
      let value = isReduced ? "reduce" : "no-preference"
      try browser.call(
        "Emulation.setEmulatedMedia",
        ["features": [["name": "prefers-reduced-motion", "value": value]]])
      try browser.open("\(url)#step-\(step).1", width: 1280, height: 800)
      #expect(
        try browser.value(of: Self.count) as? String == "\(step) of \(film.steps.count)")
      try browser.press(" ")
      let seen = try #require(try browser.value(of: Self.movement) as? [String])
      #expect(seen.count == 2 && seen.first?.isEmpty == false)
      #expect((seen.first == seen.last) == isReduced, "\(seen)")
      #expect(browser.faults == [])
    }
    try browser.call("Emulation.setEmulatedMedia", ["features": []])
  }

  private static let shownCards =
    "[...document.querySelectorAll('.cards>li')].filter((card) => card.offsetHeight).map((card) => card.id)"

  /// Words, members, facts (whole ones), diagnostics, several words, and what isn't there.
  private static let searches: [(query: String, names: [String])] = [
    ("", ["push", "bars", "hostile", "alone-cured", "m", "wrong"]),
    ("pushViewController", ["push", "m"]), ("UIBarButtonItem title", ["bars"]),
    ("b1", ["bars", "hostile"]), ("A1", []), ("a16", ["push", "m"]), ("nil-push", ["m"]),
    ("push nothing", ["m"]), ("elephant", []),
  ]

  /// One request, no fault, no sideways scroll, and a name for all that has a part.
  private func checkPlayer(_ url: String, _ browser: Browser) throws {
    for (width, height) in [(320, 568), (390, 844), (1280, 800)] {
      try browser.open(url, width: width, height: height)
      #expect(browser.requests == [url])
      #expect(browser.faults == [])
      let room = "document.documentElement.scrollWidth"
      #expect(try browser.value(of: room) as? Int == width, "\(url) scrolls sideways at \(width)")
      #expect(
        try browser.value(of: "!!document.querySelector('#player .dev use')") as? Bool == true)
      if height == 800 { try checkNames(browser) }
    }
  }

  private func checkNames(_ browser: Browser) throws {
    let tree = try browser.call("Accessibility.getFullAXTree")["nodes"] as? [[String: Any]] ?? []
    let nodes = tree.filter { $0["ignored"] as? Bool != true }
    let value = { (node: [String: Any], key: String) in
      (node[key] as? [String: Any])?["value"] as? String ?? ""
    }
    let parts: Set = ["button", "image", "img", "link", "region", "navigation", "group", "heading"]
    let named = nodes.filter { parts.contains(value($0, "role")) }
    #expect(named.contains { value($0, "role") == "button" })
    #expect(named.contains { ["image", "img"].contains(value($0, "role")) })
    let nameless = named.filter { value($0, "name").isEmpty && value($0, "role") != "group" }
    #expect(nameless.map { value($0, "role") } == [])
  }

  /// Keys and links lead to steps and moments.
  private func checkMoves(_ url: String, of film: Film, _ browser: Browser) throws {
    let total = film.steps.count
    let step = tapped(in: film), second = FilmPage.parts(of: film)[1].lowerBound
    try browser.open("\(url)#step-1", width: 1280, height: 800)
    let count = Self.count
    let pressed = "document.querySelector('.beat [aria-pressed=true]').textContent"
    #expect(try browser.value(of: count) as? String == "1 of \(total)")
    let keys = [
      ("ArrowRight", 2), ("ArrowRight", 3), ("ArrowLeft", 2), ("End", total), ("Home", 1),
      ("]", second), ("[", 1), (".", 2), (",", 1),
    ]
    for (key, expected) in keys {
      try browser.press(key)
      let found = try browser.value(of: count) as? String
      #expect(found == "\(expected) of \(total)", "after \(key)")
    }
    try browser.press("t")
    #expect(try browser.value(of: "document.documentElement.dataset.theme") as? String == "dark")
    try browser.press("?")
    #expect(try browser.value(of: "document.getElementById('keys').hidden") as? Bool == false)
    let said = "document.getElementById('say').textContent.startsWith('Step 1. ')"
    #expect(try browser.value(of: said) as? Bool == true)
    try browser.open("\(url)#step-\(step).1", width: 1280, height: 800)
    #expect(try browser.value(of: count) as? String == "\(step) of \(total)")
    #expect(try browser.value(of: pressed) as? String == "tap")
    _ = try browser.value(of: "location.hash = '#step-12'")
    let settled = "new Promise((done) => setTimeout(() => done(\(count)), 50))"
    #expect(try browser.value(of: settled) as? String == "12 of \(total)")
    #expect(browser.requests.count == 1)
    #expect(browser.faults == [])
  }

  /// Without its script it shows every step, and paper does as well.
  private func checkDocument(_ url: String, _ browser: Browser) throws {
    try browser.open(url, width: 390, height: 844, runsScripts: false)
    let steps = try heights(of: ".step", browser)
    #expect(!steps.isEmpty)
    #expect(steps.filter { $0 <= 100 } == [])
    #expect(browser.requests == [url])
    let metrics = try browser.call("Page.getLayoutMetrics")["cssContentSize"] as? [String: Any]
    #expect(metrics?["width"] as? Int == 390)
    try browser.open(url, width: 1280, height: 800)
    let answer = try browser.call("Page.printToPDF")["data"] as? String ?? ""
    let paper = String(decoding: Data(base64Encoded: answer) ?? Data(), as: UTF8.self)
    #expect(paper.matches(of: /\/Type\s*\/Page\b/).count >= 2)
  }

  /// The heights of elements, 0 for those that aren't shown; a page without its script can be asked.
  private func heights(of selector: String, _ browser: Browser) throws -> [Int] {
    let document = try browser.call("DOM.getDocument", ["depth": 0])["root"] as? [String: Any]
    let root = document?["nodeId"] as? Int ?? 0
    let found = try browser.call("DOM.querySelectorAll", ["nodeId": root, "selector": selector])
    return (found["nodeIds"] as? [Int] ?? []).map { node in
      let model = try? browser.call("DOM.getBoxModel", ["nodeId": node])["model"] as? [String: Any]
      return model?["height"] as? Int ?? 0  // what isn't shown has no box, which is an error
    }
  }
}
