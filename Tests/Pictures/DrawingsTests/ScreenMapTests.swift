import Drawings
import Foundation
import NavigationModel
import Support
import Testing

/// Maps of apps with few and many screens.
@MainActor
struct ScreenMapTests {
  private nonisolated static let apps = [(5, 0), (20, 3), (60, 5)]

  private func map(
    _ screens: Int, _ tabs: Int, _ thumbnails: ScreenMap.Thumbnails = .without
  ) -> ScreenMap {
    ScreenMap(ExplorationSample(screens: screens, tabs: tabs).exploration, thumbnails: thumbnails)
  }

  // MARK: What is in it

  @Test func aSmallMapIsAsRecorded() throws {
    let svg = map(5, 0).svg
    let path = Situation.path("Goldens/map.svg")
    let known = try? String(contentsOfFile: path, encoding: .utf8)  // nil: there is none yet
    if ProcessInfo.processInfo.environment["RECORD"] == "1", known != svg + "\n" {
      try (svg + "\n").write(toFile: path, atomically: true, encoding: .utf8)
    }
    #expect(known == svg + "\n")
  }

  @Test func waysAreJoinedAndThoseBackAreMarks() {
    var exploration = Self.exploration(["Home", "Detail", "Home"], distances: [0, 1, 2])
    exploration.add("tap A", from: 0, to: 1)
    for words in ["tap B", "tap A", "tap C", "tap D"] { exploration.add(words, from: 2, to: 1) }
    exploration.add("type", from: 0, to: 2)
    exploration.add("swipe back", from: 1, to: 0)
    exploration.add("swipe taken back", from: 0, to: 1, cancelled: 0)
    exploration.states[1].cameBy = 0
    let svg = ScreenMap(exploration, thumbnails: .without).svg
    #expect(svg.matches(of: /data-from="0" data-to="1"/).count == 1)
    #expect(svg.matches(of: /data-from=/).count == 1)
    #expect(svg.contains(">tap A, tap B, tap C, …</text>"))
    #expect(svg.contains("<title>tap A, tap B, tap C, tap D</title>"))
    #expect(svg.contains("data-screen=\"0\" data-states=\"0 2\"") && svg.contains(">1 · ×2</text>"))
    #expect(svg.matches(of: />‹</).count == 1)
    #expect(!svg.contains("taken back") && !svg.contains("type"))
  }

  @Test func findingsAreRedWithTheirTaps() {
    var exploration = Self.exploration(["Home", "Terms"], distances: [0, 3])
    exploration.states[1].isExplored = false
    exploration.findings = [
      .init(.deadEnd, "Terms", "", state: 1),
      .init(.race, "Terms", "", state: 1, lines: ["one"]),
      .init(.leak, "Terms", "", state: 1), .init(.unreachable, "Help", ""),
      .init(.error, "Lost", "", state: 9),
    ]
    let svg = ScreenMap(exploration, thumbnails: .without).svg
    #expect(svg.matches(of: /class="[^"]*wrong"/).count == 1)
    #expect(svg.contains("class=\"open wrong\" data-screen=\"1\""))
    for text in [
      "dead end, 3 taps", "race, 1 tap", "and 1 more", "unreachable: Help", "error: Lost",
    ] {
      #expect(svg.contains(">\(text)</text>"), "\(text)")
    }
  }

  @Test func anAppWithoutScreensHasAnEmptyMap() {
    let map = ScreenMap(Self.exploration([], distances: []))
    #expect(isWellFormed(map.standalone) && map.maps.count == 1 && map.maps[0].screens.isEmpty)
  }

  // MARK: Where it is

  @Test(arguments: apps)
  func columnsAreDistances(screens: Int, tabs: Int) throws {
    let exploration = ExplorationSample(screens: screens, tabs: tabs).exploration
    let boxes = Drawn(ScreenMap(exploration, thumbnails: .without).svg).boxes
    #expect(boxes.count == screens)
    let columns = Dictionary(grouping: boxes) { exploration.states[$0.screen].distance }
    let lefts = try columns.sorted { $0.key < $1.key }.map { _, boxes in
      try #require(Set(boxes.map(\.frame.x)).count == 1)
      return boxes[0].frame.x
    }
    #expect(lefts == lefts.sorted() && Set(lefts).count == lefts.count)
  }

  @Test(arguments: apps, [false, true])
  func nothingCoversAnything(app: (screens: Int, tabs: Int), areDrawn: Bool) {
    let drawn = Drawn(map(app.screens, app.tabs, areDrawn ? .drawn : .without).svg)
    let frames = drawn.boxes.map(\.frame) + drawn.words
    #expect(drawn.words.count > app.screens / 2)
    for (index, frame) in frames.enumerated() {
      #expect(!frames[..<index].contains { $0.touches(frame) })
      #expect(frame.x >= 0 && frame.x + frame.width <= drawn.width)
    }
  }

  /// A script lights the shortest way to a screen.
  @Test(arguments: apps)
  func theShortestWaysAreDrawn(screens: Int, tabs: Int) {
    let exploration = ExplorationSample(screens: screens, tabs: tabs).exploration
    let svg = ScreenMap(exploration, thumbnails: .without).svg
    let ways = svg.matches(of: /data-from="([^"]*)" data-to="([^"]*)"/).map { ($0.1, $0.2) }
    var reached: Set<Substring> = ["0"]
    for _ in 0..<12 { for (from, to) in ways where reached.contains(from) { reached.insert(to) } }
    #expect(reached.count == screens)
  }

  @Test(arguments: apps)
  func aMapIsSmallAndAlwaysTheSame(screens: Int, tabs: Int) {
    let plain = map(screens, tabs).svg
    #expect(plain == map(screens, tabs).svg)
    for svg in [plain, map(screens, tabs, .elements { _ in nil }).svg] {
      #expect(svg.utf8.count < 7_000 + 500 * screens)
    }
    #expect(map(screens, tabs, .drawn).svg.utf8.count < 7_000 + 2_000 * screens)
    #expect(ScreenMap.styleSheet.utf8.count < 2_000)
  }

  @Test func picturesMayBeElsewhere() {
    let svg = map(5, 0, .elements { $0 == 0 ? "p\"0" : nil }).svg
    #expect(svg.matches(of: /<use href="#p&quot;0"[^>]* width="96"/).count == 1)
    #expect(svg.matches(of: /class="room"/).count == 4)
    let drawn = map(20, 3, .drawn)
    #expect(isWellFormed(drawn.standalone))
    #expect(drawn.svg.matches(of: /<use href="#screen/).count == 20)
  }

  // MARK: Many screens

  @Test func eachTabHasAMap() {
    let map = map(90, 5)
    #expect(map.maps.map(\.title) == ["Shopping", "Search", "Favourites", "Messages", "Profile"])
    #expect(map.maps.map(\.screens.count).reduce(0, +) == 90)
    #expect(map.svg.matches(of: /data-screen=/).count == 90)
    for part in map.maps { #expect(part.svg.hasPrefix("<svg class=\"map\"") && part.leftOut == 0) }
  }

  @Test func aMapWithoutTabsSaysWhatIsLeftOut() {
    let map = map(90, 0)
    #expect(map.maps.map(\.leftOut) == [30])
    #expect(map.svg.matches(of: /data-screen=/).count == 60)
    #expect(map.svg.contains(">30 screens further away are left out</text>"))
  }

  // MARK: Names

  @Test(arguments: [
    "</script><script>alert(1)</script>", "]]><!--<svg onload=x>", "\"' onload='x' x=\"",
    "\u{202E}gnp.exe\u{2066}\u{200F}", "a\u{0}b\u{1B}[31m\u{7F}\u{85}", "\u{FFFE}\u{FFFF}",
    String(repeating: "x", count: 100_000), "e" + String(repeating: "\u{301}", count: 50_000), "",
    "\n\r\t",
  ])
  func anyNameIsDrawn(_ name: String) {
    let exploration = ExplorationSample(screens: 8, tabs: 2) { _ in name }.exploration
    let svg = ScreenMap(exploration).standalone
    #expect(isWellFormed(svg))
    #expect(svg.utf8.count < 200_000)
    #expect(!svg.contains("<script") && !svg.contains("onload=x>") && !svg.contains("\u{202E}"))
  }

  // MARK: Values

  private static func exploration(_ titles: [String], distances: [Int]) -> Exploration {
    var exploration = Exploration(
      title: "", source: Film.Source(name: "", text: ""), profile: "modern")
    exploration.screens = [Screen()]
    exploration.states = zip(titles, distances).map { title, distance in
      Exploration.State(
        hierarchy: 0, screen: 0, profile: "modern", title: title, place: title, hits: [],
        distance: distance)
    }
    return exploration
  }
}

extension Exploration {
  fileprivate mutating func add(_ words: String, from: Int, to: Int, cancelled: Int? = nil) {
    var way = Way(from: from, to: to, hit: nil, line: "", words: words, name: "", caption: "")
    way.cancelled = cancelled
    ways.append(way)
  }
}

/// The boxes and words of a map, as they are in the picture.
private struct Drawn {
  let boxes: [(screen: Int, frame: Frame)]
  let words: [Frame]
  let width: Double

  init(_ svg: String) {
    boxes = svg.matches(
      of:
        /data-screen="([^"]*)"[^>]*><rect class="box" x="([^"]*)" y="([^"]*)" width="([^"]*)" height="([^"]*)"/
    ).map { match in
      let numbers = [match.2, match.3, match.4, match.5].map { Double($0) ?? .nan }
      return (
        Int(match.1) ?? -1,
        Frame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      )
    }
    words = svg.matches(
      of: /<g( class="back")? data-from=.*?(?:<text x="([^"]*)" y="([^"]*)">([^<]*)|<\/g>)/
    ).compactMap { match in
      guard let x = match.2.flatMap({ Double($0) }), let y = match.3.flatMap({ Double($0) }) else {
        return nil
      }
      // Fonts that stand for Helvetica are up to a fifth wider.
      let width = TextWidth.of(String(match.4 ?? ""), size: 11) * 1.19
      return Frame(x: x - (match.1 == nil ? width : width / 2), y: y - 9, width: width, height: 11)
    }
    let size = svg.firstMatch(of: /^<svg class="map"[^>]* width="([^"]*)"/)
    width = (size.flatMap { Double($0.1) } ?? 0) - 32
  }
}

extension Frame {
  fileprivate func touches(_ other: Frame) -> Bool {
    x < other.x + other.width && other.x < x + width && y < other.y + other.height
      && other.y < y + height
  }
}
