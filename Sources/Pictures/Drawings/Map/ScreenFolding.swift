import NavigationModel

/// States by the screens that they show.
struct ScreenFolding {
  let exploration: Exploration
  /// The screen of each state, by its index.
  private(set) var screen: [Int]
  /// The states of each screen, that with the least distance first.
  private var members: [[Int]] = []

  init(_ exploration: Exploration) {
    self.exploration = exploration
    let states = exploration.states
    screen = Array(repeating: 0, count: states.count)
    var known: [String: Int] = [:]
    let order = states.indices.sorted { (states[$0].distance, $0) < (states[$1].distance, $1) }
    for state in order {
      let index = known[states[state].place] ?? members.count
      known[states[state].place] = index
      if index == members.count { members.append([]) }
      members[index].append(state)
      screen[state] = index
    }
  }

  /// The screens without what depends on ways.
  var screens: [ScreenGraph.Screen] {
    var screens: [ScreenGraph.Screen] = []
    for states in members {
      let first = exploration.states[states[0]]
      let predecessor = predecessor(of: first).flatMap { screens.indices.contains($0) ? $0 : nil }
      let tab = tab(of: first) ?? predecessor.flatMap { screens[$0].tab }
      screens.append(
        ScreenGraph.Screen(
          title: first.title.bounded, states: [states[0]] + states.dropFirst().sorted(),
          distance: first.distance, predecessor: predecessor, tab: tab,
          isExplored: states.allSatisfy { exploration.states[$0].isExplored }))
    }
    return screens
  }

  private func predecessor(of state: Exploration.State) -> Int? {
    guard let way = state.cameBy, exploration.ways.indices.contains(way) else { return nil }
    let from = exploration.ways[way].from
    return screen.indices.contains(from) ? screen[from] : nil
  }

  private func tab(of state: Exploration.State) -> ScreenGraph.Tab? {
    guard exploration.screens.indices.contains(state.screen) else { return nil }
    return exploration.screens[state.screen].layers.lazy.compactMap(\.pane.selectedTab).first
  }

  /// The ways from one screen to another in their order, those with the same ends joined.
  func ways(between screens: [ScreenGraph.Screen]) -> [ScreenGraph.Way] {
    var ways: [ScreenGraph.Way] = []
    var known: [[Int]: Int] = [:]
    for way in exploration.ways where way.cancelled == nil && isWhole(way) {
      let (from, to, words) = (screen[way.from], screen[way.to], way.words.bounded)
      guard from != to else { continue }
      if let index = known[[from, to]] {
        if !ways[index].words.contains(words) { ways[index].words.append(words) }
      } else {
        known[[from, to]] = ways.count
        let isOnward = screens[to].distance > screens[from].distance
        let kind: ScreenGraph.Way.Kind =
          screens[to].predecessor == from ? .shortest : isOnward ? .onward : .back
        ways.append(ScreenGraph.Way(from: from, to: to, words: [words], kind: kind))
      }
    }
    return ways
  }

  private func isWhole(_ way: Exploration.Way) -> Bool {
    screen.indices.contains(way.from) && screen.indices.contains(way.to)
  }
}

extension Screen.Pane {
  /// The selected tab of the outermost bar of tabs.
  fileprivate var selectedTab: ScreenGraph.Tab? {
    if let tabs, let place = tabs.firstIndex(where: \.isSelected) {
      return ScreenGraph.Tab(place: place, title: tabs[place].button.text.bounded)
    }
    return columns.lazy.compactMap(\.selectedTab).first
  }
}
