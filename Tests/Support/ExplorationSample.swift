import NavigationModel

/// Explorations of apps that are only lists: tabs with stacks, sheets, alerts and links across.
package struct ExplorationSample {
  private struct Place {
    let title: String
    let kind: Screen.Layer.Kind
    let parent: Int?
    let tab: Int
    let states: Int
  }

  private static let tabs = ["Shopping", "Search", "Favourites", "Messages", "Profile"]
  private static let words = [
    "Product", "Reviews", "Basket", "Address", "Payment", "Order", "Delivery", "Photos",
    "Size guide", "Shop", "Offers", "Receipt", "Conversation", "Notifications and sounds", "Help",
  ]

  private var places: [Place] = []
  private var links: [(from: Int, to: Int, words: String)] = []
  private let tabCount: Int
  private let title: (String) -> String

  /// An app with that many screens, whose names may be changed.
  package init(screens: Int, tabs: Int, title: @escaping (String) -> String = { $0 }) {
    tabCount = tabs
    self.title = title
    for tab in 0..<max(tabs, 1) where places.count < screens {
      places.append(
        Place(title: Self.tabs[tab], kind: .full, parent: tab == 0 ? nil : 0, tab: tab, states: 3))
    }
    let roots = places.count
    for index in roots..<max(screens, roots) { addPlace(index, roots) }
    addLinks(roots)
  }

  /// A sheet or an alert at some places, else the next screen of a stack of at most five.
  private mutating func addPlace(_ index: Int, _ roots: Int) {
    let kind: Screen.Layer.Kind = index % 7 == 5 ? .sheet : index % 11 == 8 ? .alert : .full
    var parent = (index * 5 + index / 3) % index
    while places[parent].kind == .alert || depth(of: parent) >= 4 { parent = (parent + 1) % roots }
    let word = Self.words[index % Self.words.count]
    let title = kind == .sheet ? "New \(word)" : kind == .alert ? "Delete \(word)?" : word
    places.append(
      Place(
        title: index < roots + Self.words.count ? title : "\(title) \(index)", kind: kind,
        parent: parent, tab: places[parent].tab, states: 1 + index * 7 % 4))
  }

  private func depth(of place: Int) -> Int { places[place].parent.map { depth(of: $0) + 1 } ?? 0 }

  private mutating func addLinks(_ roots: Int) {
    for (index, place) in places.enumerated() {
      if let parent = place.parent {
        links.append((parent, index, "tap \(place.title)"))
        if index % 5 == 0 { links.append((parent, index, "tap row 2")) }
        if index >= roots, place.kind != .alert { links.append((index, parent, "tap Back")) }
        if place.kind == .alert, index % 2 == 0 { links.append((index, place.tab, "tap Delete")) }
      }
      guard place.kind == .full else { continue }
      for tab in 0..<roots where tab != index && place.parent != nil {
        links.append((index, tab, "tap \(Self.tabs[tab])"))
      }
      if index > roots, index % 6 == 0 {
        links.append((index, (index * 3) % places.count, "tap See also"))
      }
    }
  }

  /// The exploration, with a dead end, a race, and a class that is nowhere.
  package var exploration: Exploration {
    var result = Exploration(
      title: "app.lua", source: Film.Source(name: "app.lua", text: ""), profile: "modern")
    result.screens = places.indices.map(screen)
    let starts = places.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.states) }
    let steps = steps(starts)
    let (order, distances, cameBy) = Self.walk(steps, count: starts.last ?? 0)
    let index = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
    result.states = order.map { state in
      let place = starts.lastIndex { $0 <= state } ?? 0
      return Exploration.State(
        hierarchy: 0, screen: place, profile: "modern", title: title(places[place].title),
        place: "place \(place)", hits: [], distance: distances[state] ?? 0, cameBy: cameBy[state])
    }
    result.ways = steps.map { step in
      Exploration.Way(
        from: index[step.from] ?? 0, to: index[step.to] ?? 0, hit: nil, line: "",
        words: title(step.words), name: step.words, caption: "")
    }
    result.findings = findings(result)
    return result
  }

  private func findings(_ exploration: Exploration) -> [Exploration.Finding] {
    let last = exploration.states.count - 1
    guard last > 1 else { return [] }
    return [
      .init(.deadEnd, title("Terms"), "", state: last / 2),
      .init(.race, title("Basket"), "", state: last, lines: ["a", "b", "c"]),
      .init(.unreachable, title("HelpViewController"), ""),
    ]
  }

  /// The ways as steps between numbered states: through the states of a screen, and to other screens.
  private func steps(_ starts: [Int]) -> [(from: Int, to: Int, words: String)] {
    var steps: [(from: Int, to: Int, words: String)] = []
    for (place, start) in starts.dropLast().enumerated() {
      for state in start..<start + places[place].states - 1 {
        steps.append((state, state + 1, "type “Coffee”"))
      }
    }
    for (index, link) in links.enumerated() where link.from != link.to {
      let state = starts[link.from] + index % places[link.from].states
      steps.append((state, starts[link.to], link.words))
    }
    return steps
  }

  /// The states in the order of their distance from the first, with their distances and the steps
  /// that they are reached by.
  private static func walk(
    _ steps: [(from: Int, to: Int, words: String)], count: Int
  ) -> (order: [Int], distances: [Int: Int], cameBy: [Int: Int]) {
    var (order, distances, cameBy) = ([0], [0: 0], [Int: Int]())
    var next = 0
    while next < order.count {
      let state = order[next]
      for (index, step) in steps.enumerated() where step.from == state && distances[step.to] == nil
      {
        order.append(step.to)
        distances[step.to] = (distances[state] ?? 0) + 1
        cameBy[step.to] = index
      }
      next += 1
    }
    return (order, distances, cameBy)
  }

  // MARK: Screens

  private func screen(_ index: Int) -> Screen {
    let whole = Frame(x: 0, y: 0, width: 390, height: 844)
    let place = places[index]
    switch place.kind {
    case .alert:
      var alert = Screen.Pane()
      alert.elements = [.init(.label(.init(title(place.title)))), .init(.button(.init("OK")))]
      return Screen(
        showsStatus: true,
        layers: [
          .init(.full, frame: whole, pane(place.parent ?? 0)), .init(.alert, frame: whole, alert),
        ])
    case .sheet:
      let frame = Frame(x: 0, y: 60, width: 390, height: 784)
      return Screen(
        showsStatus: true,
        layers: [
          .init(.full, frame: whole, pane(place.parent ?? 0)),
          .init(.sheet, frame: frame, pane(index, isSheet: true)),
        ])
    default: return Screen(showsStatus: true, layers: [.init(.full, frame: whole, pane(index))])
    }
  }

  private func pane(_ index: Int, isSheet: Bool = false) -> Screen.Pane {
    let place = places[index]
    var inner = Screen.Pane(), outer = Screen.Pane()
    inner.controller = index + 2
    let rows = links.filter { $0.from == index }.prefix(6)
    inner.elements = [
      .init(.table(.init(rows.map { .row(.init($0.words)) }, isGrouped: index % 2 == 0)))
    ]
    outer.controller = 1
    outer.columns = [inner]
    outer.bar = Screen.Bar(
      title(place.title),
      left: place.parent == nil ? [] : [.init(isSheet ? "Cancel" : "‹ Back")],
      right: [], prompt: nil, hasLargeTitle: place.parent == nil)
    if !isSheet, tabCount > 1 {
      outer.tabs = (0..<tabCount).map {
        Screen.Tab(Self.tabs[$0], isSelected: $0 == place.tab)
      }
    }
    return outer
  }
}
