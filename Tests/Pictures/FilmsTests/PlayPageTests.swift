import Console
import Exploring
import Films
import Foundation
import NavigationModel
import Support
import Testing

/// An app that can be touched, as its page, and as a browser shows that.
@MainActor
struct PlayPageTests {
  /// A list with a page of its own behind it, and a form whose Save is disabled.
  private static let exploration: Exploration = {
    let app = """
      -- A list and a form
      local list = UIViewController{ title = "List" }
      local nav = UINavigationController{ list }
      list.navigationItem.leftBarButtonItem = UIBarButtonItem{
        title = "Open",
        action = function() nav:pushViewController(UIViewController{ title = "Page" }, true) end,
      }
      list.navigationItem.rightBarButtonItem = UIBarButtonItem{
        title = "New",
        action = function()
          local form = UIViewController{ title = "Form <b>" }
          form.navigationItem.leftBarButtonItem = UIBarButtonItem{
            title = "Cancel", action = function() form:dismiss(true) end,
          }
          form.navigationItem.rightBarButtonItem = UIBarButtonItem{ title = "Save" }
          form.navigationItem.rightBarButtonItem.isEnabled = false
          list:present(UINavigationController{ form }, true)
        end,
      }
      window.rootViewController = nav
      settle()
      """
    var bounds = ExplorerBounds()
    (bounds.depth, bounds.records, bounds.races) = (4, true, 0)
    return Explorer(ScriptedApp(app, named: "app.lua"), bounds).explore()
  }()

  /// A list of two screens, something that a second tap does twice, and a page that turns around.
  private static let moving: Exploration = {
    let app = """
      local List = class("List", UITableViewController)
      function List:numberOfRows() return 40 end
      function List:cellForRow(_, path)
        local cell = UITableViewCell()
        cell.textLabel.text = "Row " .. path.row
        return cell
      end
      local list = List{ title = "List" }
      local nav = UINavigationController{ list }
      list.navigationItem.leftBarButtonItem = UIBarButtonItem{
        title = "Late",
        action = function()
          after(0.2, function() nav:pushViewController(UIViewController{ title = "Page" }, true) end)
        end,
      }
      list.navigationItem.rightBarButtonItem = UIBarButtonItem{
        title = "Turn",
        action = function()
          local other = UIViewController{ title = "Other", modalPresentationStyle = "fullScreen" }
          other.modalTransitionStyle = "flipHorizontal"
          list:present(other, true)
        end,
      }
      window.rootViewController = nav
      settle()
      """
    return ScriptedApp(app, named: "app.lua").played(taps: 2, states: 12, races: 1)
  }()

  // MARK: The file

  @Test func aPageIsWithinItsBudgets() throws {
    let exploration = Self.exploration
    let page = PlayPage(exploration).text
    let empty = Exploration(
      title: exploration.title, source: exploration.source, profile: exploration.profile)
    let fixed = PlayPage(empty).text.utf8.count
    #expect(fixed <= 48 << 10)
    let script = try #require(page.components(separatedBy: "<script>").last)
    #expect(script.utf8.count <= 24 << 10)
    // What all states share, such as the drawn device: a page of few states pays for it, too.
    let shared = 14 << 10
    let room = shared + 1600 * exploration.states.count + 700 * exploration.ways.count
    #expect(page.utf8.count - fixed <= room)
    #expect(exploration.states.count >= 3 && exploration.states.count <= PlayPage.mostStates)
    #expect(page.hasPrefix(PlayPage.sign))
  }

  /// A title is text wherever it is, in what a script reads as well.
  @Test func noTextEndsAnElement() {
    var exploration = Self.exploration
    exploration.title = "</script><script>alert(1)</script>"
    for index in exploration.ways.indices {
      exploration.ways[index].caption = "</script><!--<script>alert(1)"
    }
    let page = PlayPage(exploration).text
    #expect(page.components(separatedBy: "<script").count == 3)
    #expect(page.components(separatedBy: "</script").count == 3)
    #expect(page.components(separatedBy: "<!--").count == 2)
  }

  /// What turns around has a picture for each phase: it can't be moved from one place to another.
  @Test func whatTurnsHasAPictureForEachPhase() throws {
    let exploration = Self.moving
    let way = try #require(exploration.ways.firstIndex { $0.words == "tap Turn" })
    let data = try #require(
      PlayPage(exploration).text.components(separatedBy: "id=\"app\">").last?
        .components(separatedBy: "</script>").first)
    let json = try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any]
    let states = try #require(json?["states"] as? [[Any]])
    let ways = try #require(states[0][7] as? [[Any]])
    let steps = try #require(ways[way][5] as? [Int])
    let pictures = stride(from: 0, to: steps.count, by: 4).map { steps[$0] }
    #expect(pictures.count == 6)
    #expect(Set(pictures).count == 6)
  }

  /// Only what was done in haste ends otherwise, and says after what and when it was done.
  @Test func aRaceIsAWayThatOvertakesAnother() throws {
    let exploration = Self.moving
    let hasty = exploration.ways.filter { $0.overtaken != nil }
    let race = try #require(hasty.first { $0.name == "Late-Late-in-haste" })
    let overtaken = try #require(race.overtaken)
    #expect(exploration.ways[overtaken.way].words == "tap Late")
    #expect(race.from == exploration.ways[overtaken.way].from)
    #expect(race.to != exploration.ways[overtaken.way].to)
    #expect(race.line.split(separator: "\n").filter { $0.contains("Late") }.count == 2)
    #expect(race.words.hasPrefix("tap Late twice"))
  }

  // MARK: In a browser

  private nonisolated static let isInstalled = BrowserTests.isInstalled

  @Test(
    .slow("it starts a browser"),
    .enabled(if: isInstalled, "chromium is not installed: no app was touched"))
  func anAppIsTouched() throws {
    let page = try Opened(Self.exploration)
    defer { page.close() }
    try page.open()
    #expect(try page.count(".ring") == 1)
    try page.tap("Open", in: 0)
    try page.wait(for: "#Open")
    #expect(try page.text("#caption").hasPrefix("tap Open: Page"))
    #expect(try page.count("#lanes .event") > 3)
    #expect(try page.count("#lanes .due") == 0)
    #expect(try page.text("#trail .now") == "Page")
    // A swipe that ends before half is taken back, another one is done.
    try page.swipeBack(to: 0.4)
    try page.wait(for: "#Open.swipe-back-taken-back")
    #expect(try page.text("#trail .now") == "Page")
    try page.swipeBack(to: 0.8)
    try page.wait(for: "#Open.swipe-back-taken-back.swipe-back")
    #expect(try page.text("#trail .now") == "List")
    try page.run("history.back()")
    try page.wait(for: "#Open.swipe-back-taken-back")
    #expect(try page.text("#trail .now") == "Page")
    #expect(try page.count("*") <= 2500)
    try page.hasNoFaults()
  }

  /// A list follows the finger and the wheel; a second tap in a transition does what was recorded.
  @Test(
    .slow("it starts a browser"),
    .enabled(if: isInstalled, "chromium is not installed: no app was touched"))
  func aListIsScrolledAndAWayIsOvertaken() throws {
    let page = try Opened(Self.moving)
    defer { page.close() }
    try page.open()
    #expect(try page.text("#shot").contains("Row 0"))
    try page.drag(from: 600, to: 120)
    try page.wait(for: "#scroll-UITableView-down")
    #expect(try !page.text("#shot").contains("Row 0"))
    #expect(try page.text("#shot").contains("Row 20"))
    try page.run("document.querySelector('#shot').dispatchEvent(\(Opened.wheel))")
    try page.wait(for: "#scroll-UITableView-down.scroll-UITableView-up")
    #expect(try page.text("#shot").contains("Row 0"))
    try page.open()
    try page.tap("Late", in: 0)
    try page.tap("Late", in: 0)
    try page.wait(for: "#Late-Late-in-haste")
    #expect(try page.text("#caption").hasPrefix("tap Late twice"))
    try page.hasNoFaults()
  }

  /// What does nothing says why.
  @Test(
    .slow("it starts a browser"),
    .enabled(if: isInstalled, "chromium is not installed: no app was touched"))
  func aTapOnNothingSaysWhy() throws {
    let page = try Opened(Self.exploration)
    defer { page.close() }
    try page.open("#New")
    #expect(try page.text("#trail .now") == "Form <b>")
    let state = try page.state("#New")
    try page.tap("Save", in: state)
    #expect(try page.text("#caption").hasPrefix("Nothing happens: "))
    #expect(try page.count(".shake") == 1)
    try page.touch(x: 200, y: 600)
    #expect(try page.text("#caption") == "Nothing happens here.")
    #expect(try page.address == "#New")
    try page.open("#New.nonsense")
    #expect(try page.text("#caption") == "Not recorded: nonsense.")
    #expect(try page.address == "#New")
    try page.run("document.getElementById('test').click()")
    #expect(
      try page.value("document.querySelector('#copied textarea').value")
        == "it(\"tap New\", function()\n  user.tap(\"New\")\n  settle()\nend)\n")
    try page.hasNoFaults()
  }

  @Test(
    .slow("it starts a browser"),
    .enabled(if: isInstalled, "chromium is not installed: no app was touched"))
  func aKeyboardIsEnough() throws {
    let page = try Opened(Self.exploration)
    defer { page.close() }
    try page.browser.call(
      "Emulation.setEmulatedMedia",
      ["features": [["name": "prefers-reduced-motion", "value": "reduce"]]])
    defer { _ = try? page.browser.call("Emulation.setEmulatedMedia", ["features": [Any]()]) }
    try page.open()
    try page.run("document.querySelector('#list button').focus()")
    try page.enter()
    try page.wait(for: "#Open")
    #expect(try page.value("document.activeElement.parentNode.parentNode.id") == "list")
    #expect(try page.text("#say").hasPrefix("tap Open: Page"))
    try page.browser.press("Escape")
    try page.wait(for: "#Open.List")
    try page.browser.press("Backspace")
    try page.wait(for: "#Open")
    try page.browser.press("m")
    #expect(try page.value("document.activeElement.classList.contains('here')") == "true")
    try page.hasNoFaults()
  }

  @Test(
    .slow("it starts a browser"),
    .enabled(if: isInstalled, "chromium is not installed: no app was touched"))
  func aPhoneShowsTheDeviceAndOnePanel() throws {
    let page = try Opened(Self.exploration, width: 390, height: 844)
    defer { page.close() }
    try page.open("#s1")
    let height = "document.querySelector('#shot svg').getBoundingClientRect().height"
    #expect(try page.value("\(height) >= 0.6 * innerHeight") == "true")
    #expect(try page.value("document.documentElement.scrollWidth") == "390")
    let action = "getComputedStyle(document.getElementById('shot')).touchAction"
    #expect(try page.value(action) == "none")
    let shown =
      "[...document.querySelectorAll('main>section')].filter((one) => one.offsetHeight)"
      + ".map((one) => one.id).join()"
    #expect(try page.value(shown) == "device,words")
    try page.run("document.querySelectorAll('#tabs button')[3].click()")
    #expect(try page.value(shown) == "device,map")
    try page.hasNoFaults()
  }

  @Test(
    .slow("it starts a browser"),
    .enabled(if: isInstalled, "chromium is not installed: no app was touched"))
  func withoutAScriptItsScreensAreLinked() throws {
    let page = try Opened(Self.exploration)
    defer { page.close() }
    try page.browser.open(page.url, width: 1280, height: 800, runsScripts: false)
    defer { _ = try? page.browser.call("Emulation.setScriptExecutionDisabled", ["value": false]) }
    #expect(try page.count(".screens section") >= 3)
    #expect(try page.count("#map [data-screen]") >= 3)
    #expect(try page.value("document.querySelector('#device').offsetHeight") == "0")
    let isLinked =
      "[...document.querySelectorAll('.screens a[href]')]"
      + ".every((one) => document.querySelector(one.hash))"
    #expect(try page.value(isLinked) == "true")
    try page.hasNoFaults()
  }
}

/// A page in the browser, and what a test does with it.
@MainActor
private struct Opened {
  let browser: Browser
  private let exploration: Exploration
  private let file: URL
  private let width, height: Int

  init(_ exploration: Exploration, width: Int = 1280, height: Int = 800) throws {
    browser = try Browser.shared.get()
    (self.exploration, self.width, self.height) = (exploration, width, height)
    file = FileManager.default.temporaryDirectory.appending(path: "play-\(UUID()).html")
    try PlayPage(exploration).text.write(to: file, atomically: true, encoding: .utf8)
  }

  var url: String { file.absoluteString }

  func close() { try? FileManager.default.removeItem(at: file) }  // a rest there does no harm

  func open(_ hash: String = "") throws {
    try browser.open(url + hash, width: width, height: height)
  }

  func run(_ script: String) throws { _ = try browser.value(of: script) }

  func value(_ expression: String) throws -> String {
    try browser.value(of: "`${\(expression)}`") as? String ?? ""
  }

  func text(_ selector: String) throws -> String {
    try value("document.querySelector('\(selector)').textContent")
  }

  func count(_ selector: String) throws -> Int {
    Int(try value("document.querySelectorAll('\(selector)').length")) ?? 0
  }

  var address: String { get throws { try value("location.hash") } }

  /// Waits until a way has been taken.
  func wait(for hash: String) throws {
    let found = try browser.value(
      of: """
        new Promise((done) => {
          const end = performance.now() + 8000;
          const look = () => location.hash === "\(hash)" || performance.now() > end
            ? setTimeout(() => done(location.hash), 30) : setTimeout(look, 20);
          look();
        })
        """)
    #expect(found as? String == hash)
  }

  /// The index of the state that a link leads to.
  func state(_ hash: String) throws -> Int {
    var state = 0
    for name in hash.dropFirst().split(separator: ".") {
      let way = exploration.ways.first { $0.from == state && $0.name == name }
      state = try #require(way).to
    }
    return state
  }

  /// A tap on something in a state.
  func tap(_ name: String, in state: Int) throws {
    let hit = try #require(
      exploration.states[state].hits.first { $0.name == name && $0.kind.isTap })
    try touch(x: hit.frame.x + hit.frame.width / 2, y: hit.frame.y + hit.frame.height / 2)
  }

  /// A tap on a point of the screen.
  func touch(x: Double, y: Double) throws {
    try mouse("mousePressed", x, y)
    try mouse("mouseReleased", x, y)
  }

  /// A swipe from the left edge to a part of the width.
  func swipeBack(to part: Double) throws {
    try mouse("mousePressed", 8, 400)
    for step in 1...5 { try mouse("mouseMoved", 8 + 414 * part * Double(step) / 5, 400) }
    try mouse("mouseReleased", 8 + 414 * part, 400)
  }

  /// A drag down the middle of the screen.
  func drag(from start: Double, to end: Double) throws {
    try mouse("mousePressed", 200, start)
    for step in 1...5 { try mouse("mouseMoved", 200, start + (end - start) * Double(step) / 5) }
    try mouse("mouseReleased", 200, end)
  }

  /// A turn of the wheel that moves the contents down, in the middle of the device.
  static let wheel = """
    (({ left, top, width, height }) => new WheelEvent("wheel", { deltaY: -300, cancelable: true,
      clientX: left + width / 2, clientY: top + height / 2 }))(
      document.querySelector('#shot svg').getBoundingClientRect())
    """

  private func mouse(_ type: String, _ x: Double, _ y: Double) throws {
    let place = """
      (({ a, e, f }) => [a * \(x) + e, a * \(y) + f])(
        document.querySelector('#shot svg').getScreenCTM())
      """
    let point = try #require(try browser.value(of: place) as? [Double])
    try browser.call(
      "Input.dispatchMouseEvent",
      [
        "type": type, "x": point[0], "y": point[1], "button": "left", "clickCount": 1,
        "buttons": type == "mouseReleased" ? 0 : 1,
      ])
  }

  /// Presses the return key.
  func enter() throws {
    for type in ["keyDown", "keyUp"] {
      try browser.call(
        "Input.dispatchKeyEvent",
        ["type": type, "key": "Enter", "code": "Enter", "windowsVirtualKeyCode": 13, "text": "\r"])
    }
  }

  func hasNoFaults() throws {
    #expect(browser.faults == [])
    #expect(browser.requests.allSatisfy { $0.hasPrefix(url) })
  }
}
