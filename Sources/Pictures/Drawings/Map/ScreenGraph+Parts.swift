import NavigationModel

extension ScreenGraph {
  /// The screens of one map.
  struct Part: Sendable {
    /// The title of its tab; nil where a map has all screens.
    let title: String?
    /// The indices of the screens, in their order.
    let screens: [Int]
    /// The number of screens for which it has no room: those that are furthest away.
    let leftOut: Int

    fileprivate init(title: String?, _ screens: [Int]) {
      let most = ScreenGraph.mostScreens
      self.title = title
      self.screens = Array(screens.prefix(most))
      leftOut = max(screens.count - most, 0)
    }
  }

  /// The greatest number of screens of one map.
  static let mostScreens = 60

  /// The screens in one map, or, if there are too many, in one for each tab: the tab of the start
  /// first, then in the order of the bar.
  var parts: [Part] {
    let tabs = Set(screens.compactMap(\.tab)).sorted {
      ($0.place, $0.title) < ($1.place, $1.title)
    }
    guard screens.count > Self.mostScreens, tabs.count > 1 else {
      return [Part(title: nil, Array(screens.indices))]
    }
    let withoutTab = screens.indices.filter { screens[$0].tab == nil }
    let first = withoutTab.isEmpty ? [] : [Part(title: "Without tabs", withoutTab)]
    return first
      + tabs.map { tab in
        Part(title: tab.title, screens.indices.filter { screens[$0].tab == tab })
      }
  }

  /// The ways inside a part.
  func ways(in part: Part) -> [Way] {
    let shown = Set(part.screens)
    return ways.filter { shown.contains($0.from) && shown.contains($0.to) }
  }

  /// How many screens lead to one by ways that a part doesn't show.
  func others(of screen: Int, in part: Part) -> Int {
    let shown = Set(part.screens)
    return screens[screen].others
      + ways.count { $0.to == screen && $0.kind != .shortest && !shown.contains($0.from) }
  }
}
