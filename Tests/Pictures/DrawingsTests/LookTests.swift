import Drawings
import NavigationModel
import Testing

/// What the drawn device takes from iOS: glyphs, fields, keys, and texts that stay in their room.
@MainActor
struct LookTests {
  /// A bar button, the word that it is drawn with, and nil where it is a glyph.
  struct Case: Sendable {
    let text: String
    let word: String?
  }

  @Test(arguments: [
    Case(text: "[trash]", word: nil), Case(text: "[+]", word: nil), Case(text: "+", word: nil),
    Case(text: "[star.fill]", word: nil), Case(text: "[magnifyingglass]", word: nil),
    Case(text: "Done", word: "Done"), Case(text: "[harbour]", word: "harbour"),
    Case(text: "search", word: "search"),
  ])
  func systemItemsAreGlyphs(_ example: Case) {
    var pane = Screen.Pane()
    pane.bar = Screen.Bar("", right: [Screen.Button(example.text, id: .init(1))])
    let drawing = Self.drawing(pane)
    #expect(drawing.targets.map(\.text) == [example.text])
    let isGlyph = drawing.svg.contains("class=\"ico\"")
    #expect(isGlyph == (example.word == nil))
    #expect(Self.texts(in: drawing.svg, "btn") == [example.word].compactMap(\.self))
  }

  @Test func tabsHaveTheGlyphOfTheirTitleElseACircle() {
    var pane = Screen.Pane()
    pane.tabs = [Screen.Tab("Search", isSelected: true), Screen.Tab("Oslo")]
    let svg = Self.drawing(pane).svg
    #expect(svg.matches(of: /class="ico"/).count == 1)
    #expect(svg.matches(of: /<circle class="disc"/).count == 1)
  }

  /// A tab has the glyph of its image; one without a title has that alone.
  @Test func theImageOfATabDecides() {
    let cases = [
      ("Oslo", "star.fill", Glyphs.star, ["Oslo"]), ("Search", "house", Glyphs.house, ["Search"]),
      ("[star]", "star", Glyphs.star, []), ("Search", "harbour", Glyphs.search, ["Search"]),
    ]
    for (title, image, glyph, words) in cases {
      var pane = Screen.Pane()
      var tab = Screen.Tab(title)
      tab.image = image
      pane.tabs = [tab]
      let svg = Self.drawing(pane).svg
      #expect(svg.contains(glyph), "\(title), \(image)")
      #expect(Self.texts(in: svg, "tab") == words)
    }
  }

  /// The beginnings of glyphs.
  private enum Glyphs {
    static let star = "M12 3.5l2.6", house = "M3 11.5L12 4", search = "M10.5 4a6.5"
  }

  @Test func theImagesOfTabsAreOnTheScreen() {
    let film = Situation.film(
      of: """
        local tabs = UITabBarController{ UIViewController "A", UIViewController "B" }
        local one, two = tabs.viewControllers[1], tabs.viewControllers[2]
        one.tabBarItem = UITabBarItem{ title = "Oslo", image = "house" }
        two.tabBarItem = UITabBarItem{ systemItem = "favorites" }
        window.rootViewController = tabs
        settle()
        """, named: "script")
    let tabs = film.screens.last?.layers.last?.pane.tabs ?? []
    #expect(tabs.map(\.image) == ["house", "favorites"])
  }

  /// The classes of what a control consists of, in each look.
  @Test(arguments: [
    (Profile.modern, ["fill", "drop", "card", "hair"], ["ok", "drop", "white"]),
    (.mid, ["page", "tinted", "thin"], ["ok", "drop", "white"]),
    (.classic, ["card", "bevel", "outline"], ["ok", "outline", "drop", "white"]),
  ])
  func controlsAreThoseOfTheirRelease(
    _ profile: Profile, _ segments: [String], _ toggle: [String]
  ) {
    let parts = ["One", "Two", "Three"].map { Screen.Tab($0, isSelected: $0 == "One") }
    let kinds: [(Screen.Element.Kind, [String])] = [
      (.segments(parts), segments), (.toggle(.init(isOn: true)), toggle),
    ]
    for (kind, classes) in kinds {
      var pane = Screen.Pane()
      pane.elements = [
        Screen.Element(kind, frame: Frame(x: 40, y: 200, width: 240, height: 32))
      ]
      let layer = Screen.Layer(.full, frame: Self.whole, pane)
      let svg = DeviceDrawing(Screen(layers: [layer]), look: Look(profile)).svg
      let shapes = svg.matches(of: /<(?:rect|circle|path) class="([a-z]+)"/).map { String($0.1) }
      #expect(Set(shapes).isSuperset(of: classes), "\(shapes)")
    }
  }

  /// Where no scroll view is below a bar it has no background: a field that reaches under it is seen.
  @Test(arguments: [(Profile.modern, 0), (.mid, 1)])
  func whatReachesUnderABarIsSeen(_ profile: Profile, _ grounds: Int) {
    var inner = Screen.Pane()
    inner.elements = [
      Screen.Element(.field(.init("Emma")), frame: Frame(x: 16, y: 70, width: 300, height: 40))
    ]
    var stack = Screen.Pane()
    stack.bar = Screen.Bar("Book", hasLargeTitle: true)
    for (y, count) in [(70.0, grounds), (300, 1)] {
      inner.elements[0].frame?.y = y
      stack.columns = [inner]
      let layer = Screen.Layer(.full, frame: Self.whole, stack)
      let svg = DeviceDrawing(Screen(layers: [layer]), look: Look(profile)).svg
      #expect(svg.matches(of: /class="bar"/).count == count, "\(y)")
      #expect(Self.texts(in: svg, "lab") == ["Emma"])
    }
  }

  /// On a phone that is turned, rows have their texts beside the camera, and reach to the edge.
  @Test(arguments: [false, true])
  func rowsInLandscapeAreBesideTheCamera(_ isGrouped: Bool) throws {
    var traits = Traits()
    traits.orientation = .landscape
    var pane = Screen.Pane()
    let lines: [Screen.Table.TableLine] = [
      .title("Fruit"), .row(.init("Apple", detail: "3", id: .init(1, section: 0, row: 0))),
    ]
    pane.elements = [Screen.Element(.table(.init(lines, isGrouped: isGrouped)))]
    let whole = Frame(x: 0, y: 0, width: traits.screen.width, height: traits.screen.height)
    let drawing = DeviceDrawing(
      Screen(traits: traits, layers: [.init(.full, frame: whole, pane)]), look: Look(.modern))
    let places = drawing.svg.matches(of: /<text class="(?:row|hdr|det)" x="([0-9.]+)"/)
      .compactMap { Double($0.1) }
    #expect(places.count == 3)
    #expect(places.allSatisfy { $0 >= 47 + 16 && $0 <= whole.width - 47 - 16 }, "\(places)")
    let row = try #require(drawing.frames.first)
    #expect((row.x == 0) == !isGrouped)
  }

  /// Each controller's view has its place, those in others after these; what is covered has its part.
  @Test func viewsOfControllersHaveTheirPlaces() {
    var child = Screen.Pane(), container = Screen.Pane(), stack = Screen.Pane()
    (child.controller, container.controller, stack.controller) = (3, 2, 1)
    container.elements = [
      Screen.Element(.pane(child), frame: Frame(x: 20, y: 700, width: 350, height: 300))
    ]
    stack.columns = [container]
    let views = Self.drawing(stack).views
    #expect(views.map(\.controller) == [1, 2, 3])
    let part = Frame(x: 20, y: 700, width: 350, height: 144)
    #expect(views.map(\.frame) == [Self.whole, Self.whole, part])
    #expect(views.map(\.text) == ["1", "2", "3 20 700 350 144"])
  }

  @Test func aSearchIsAPillAndCancelAWord() {
    let field = Screen.Element(
      .field(.init("Search", isPlaceholder: true)),
      frame: Frame(x: 8, y: 8, width: 290, height: 36))
    let cancel = Screen.Element(
      .button(.init("Cancel", id: .init(1))), frame: Frame(x: 300, y: 8, width: 80, height: 36))
    var pane = Screen.Pane()
    pane.bar = Screen.Bar("Fruit", search: [field, cancel])
    let svg = Self.drawing(pane).svg
    #expect(svg.matches(of: /class="fill"/).count == 1)
    #expect(!svg.contains("class=\"outline\"") && !svg.contains("class=\"card\""))
    #expect(Self.texts(in: svg, "btn") == ["Cancel"])
  }

  @Test(arguments: ["default", "numberPad"])
  func keysHaveLetters(_ kind: String) {
    let svg = Self.drawing(Screen.Pane(), keyboard: kind).svg
    let rows =
      kind == "default" ? ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"] : ["123", "456", "789", "0"]
    #expect(Self.texts(in: svg, "kyl") == rows)
    #expect(svg.utf8.count < 6000)
  }

  @Test func onlyTextsThatNearlyFillTheirRoomAreAsWideInEveryFont() {
    for (title, isMeasured) in [("Home", false), (String(repeating: "Long ", count: 40), true)] {
      var pane = Screen.Pane()
      pane.bar = Screen.Bar(title)
      let svg = Self.drawing(pane).svg
      #expect(svg.contains("textLength") == isMeasured)
    }
  }

  @Test func heightsOfASheetAreBesideTheDevice() throws {
    var sheet = Screen.Layer(
      .sheet, frame: Frame(x: 0, y: 422, width: 390, height: 422), Screen.Pane())
    sheet.sheet = Screen.Sheet([.init("medium", top: 422), .init("large", top: 57)])
    let base = Screen.Layer(.full, frame: Self.whole, Screen.Pane())
    let svg = DeviceDrawing(Screen(layers: [base, sheet]), look: Look(.modern)).svg
    let x = try #require(svg.firstMatch(of: /class="ruler" d="M([0-9.]+)/).flatMap { Double($0.1) })
    #expect(x > Self.whole.width + 12)
    #expect(Set(Self.texts(in: svg, "not")) == ["medium", "large"])
  }

  @Test func theMenuOfARowIsAtIt() {
    let rows = (1...4).map { (row: Int) in
      Screen.Table.TableLine.row(.init("Row \(row)", id: .init(7, section: 0, row: row)))
    }
    var pane = Screen.Pane()
    pane.elements = [Screen.Element(.table(.init(rows)))]
    pane.isReachable = false
    var menu = Screen.Pane()
    menu.elements = ["Row 3", "Remove"].enumerated().map {
      Screen.Element(.button(.init($0.element, id: .init(20 + $0.offset))))
    }
    let layer = Screen.Layer(.popover, frame: Frame(x: 0, y: 100, width: 250, height: 88), menu)
    let base = Screen.Layer(.full, frame: Self.whole, pane)
    let drawing = DeviceDrawing(Screen(layers: [base, layer]), look: Look(.modern))
    #expect(drawing.svg.contains("class=\"dim\""))
    #expect(drawing.targets.map(\.text) == ["Row 3", "Remove"])
    #expect(drawing.frames.map(\.y) == [88, 140])
  }

  @Test func aDeviceThatTurnsShowsBothScreens() {
    let portrait = Screen(layers: [.init(.full, frame: Self.whole, Self.labelled("Upright"))])
    var traits = portrait.traits
    traits.orientation = .landscape
    let landscape = Screen(
      traits: traits, layers: [.init(.full, frame: Self.whole, Self.labelled("Wide"))])
    let svg = DeviceDrawing(
      landscape, look: Look(.modern),
      motions: [Motion(.push, in: 1, from: 1, to: 1, fraction: 0.5)],
      from: portrait
    ).svg
    #expect(Set(Self.texts(in: svg, "lab")) == ["Upright", "Wide"])
    #expect(svg.contains("rotate(-90)"))
  }

  @Test(arguments: [
    "UIImagePickerController", "EKEventEditViewController #4", "ABPersonViewController",
  ])
  func controllersOfTheSystemHaveAStandIn(_ name: String) {
    var pane = Screen.Pane()
    pane.controller = 1
    pane.elements = [Screen.Element(.caption(name))]
    let svg = Self.drawing(pane).svg
    #expect(!svg.contains("class=\"num\""))
    #expect(Self.texts(in: svg, "hdr").contains(name))
  }

  // MARK: Screens

  private static let whole = Frame(x: 0, y: 0, width: 390, height: 844)

  private static func drawing(_ pane: Screen.Pane, keyboard: String? = nil) -> DeviceDrawing {
    DeviceDrawing(
      Screen(layers: [.init(.full, frame: whole, pane)], keyboard: keyboard), look: Look(.modern))
  }

  private static func labelled(_ text: String) -> Screen.Pane {
    var pane = Screen.Pane()
    pane.elements = [Screen.Element(.label(.init(text)))]
    return pane
  }

  /// The texts of a style in a picture.
  private static func texts(in svg: String, _ style: String) -> [String] {
    svg.matches(of: /<text class="([a-z]+)"[^>]*>([^<]*)</)
      .filter { $0.1 == style }.map { String($0.2) }
  }
}

extension DeviceDrawing {
  /// Where its targets are, in their order.
  fileprivate var frames: [Frame] {
    let taps = targets.map {
      Screen.Touch(.button, $0.text, Screen.Gesture("tap"), at: .target($0.id))
    }
    let places = places(of: taps)
    return taps.compactMap { tap in places.first { $0.touch.place == tap.place }?.frame }
  }
}
