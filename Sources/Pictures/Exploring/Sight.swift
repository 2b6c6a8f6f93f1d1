import HeadlessUIKit
import NavigationModel

/// What an app looks like where nothing moves, with numbers of places.
struct Sight {
  let places: PlaceNumbers
  let hierarchy: Hierarchy
  let screen: Screen
  let identity: StateIdentity
  let pendingTimes: [Duration]
  let profile: String

  /// Looks at an app.
  @MainActor init(_ app: any RunningApp, _ bounds: ExplorerBounds) {
    let stage = app.stage
    let live = stage.hierarchy
    places = PlaceNumbers(of: live)
    hierarchy = live.numbered(by: places)
    screen = stage.screen.numbered(by: places, of: live)
    pendingTimes = app.pendingTimes
    profile = stage.profile.name
    let fingerprint = app.fingerprint
    let identity = bounds.identity
    let unseen = [
      identity == .full ? Self.census(of: live) : "",
      bounds.records ? Self.scrolled(in: stage) : "",
    ].joined(separator: " ").trimmingPrefix(" ")
    self.identity = StateIdentity(
      identity == .screen ? nil : fingerprint == nil ? hierarchy : hierarchy.withoutTitles,
      fingerprint == nil ? screen : Screen(traits: screen.traits), pending: pendingTimes.count,
      fingerprint: fingerprint.map { $0 + unseen } ?? (unseen.isEmpty ? nil : String(unseen)),
      profile: profile)
  }

  /// How far views were scrolled, also where something covers them: a reader comes back to that.
  @MainActor private static func scrolled(in stage: Stage) -> String {
    var words: [String] = []
    for (place, id) in stage.hierarchy.identifiers.enumerated() {
      var rest = [stage.controller(id)?.viewIfLoaded].compactMap(\.self)
      while let view = rest.popLast() {
        if let scroll = view as? UIScrollView {
          let x = scroll.contentOffset.x + scroll.adjustedContentInset.left
          let y = scroll.contentOffset.y + scroll.adjustedContentInset.top
          if x >= 1 || y >= 1 { words.append("\(place): \(Int(x)) \(Int(y))") }
        }
        rest += view.subviews
      }
    }
    return words.joined(separator: ",")
  }

  /// How many controllers of each class are alive.
  private static func census(of hierarchy: Hierarchy) -> String {
    let classes = hierarchy.identifiers.map { hierarchy[$0].description.className }
    let counts = Dictionary(classes.map { ($0, 1) }, uniquingKeysWith: +)
    return counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ",")
  }
}

extension Sight {
  /// The controller in front: the last one on the screen that isn't a container.
  private var front: Node? {
    let visible = hierarchy.windowsBackToFront.reversed().lazy
      .filter { $0.isVisible && $0.purpose == nil }
      .compactMap { window in
        self.hierarchy.members(below: window.tops).last {
          self.hierarchy[$0].isOnScreen && self.hierarchy[$0].kind == .plain
        }
      }
    return visible.first.map { hierarchy[$0] }
  }

  /// What a user would call it.
  var title: String {
    if let panel = titleOfPanel { return panel }
    guard let front else { return "nothing" }
    let bar = screen.layers.last?.pane.frontBar?.title
    let names = [front.description.title, front.description.name, bar]
    return names.lazy.compactMap(\.self).first { !$0.isEmpty } ?? front.description.className
  }

  /// Which of the app's screens it shows: by the class of its controller, or by the name of one
  /// without a class of its own.
  var place: String {
    if let panel = titleOfPanel { return panel }
    guard let front else { return "nothing" }
    let description = front.description
    guard !description.hasOwnClassName else { return description.className }
    return description.name ?? description.title ?? description.className
  }

  /// The title of an alert or action sheet in front that is a view, or that is a controller.
  private var titleOfPanel: String? {
    guard let layer = screen.layers.last, layer.kind == .alert || layer.kind == .actionSheet else {
      return nil
    }
    let texts = layer.pane.elements.compactMap { element -> String? in
      if case .label(let label) = element.kind { label.text } else { nil }
    }
    return texts.first { !$0.isEmpty } ?? (layer.kind == .alert ? "alert" : "action sheet")
  }

  /// Something of which one more is there each time that the same screens are gone through: the name
  /// of what occurs twice in a stack or in a chain of presentations.
  var repetition: String? {
    for id in hierarchy.identifiers {
      let node = hierarchy[id]
      if node.kind == .navigation, let twice = hierarchy.repeated(node.children) { return twice }
    }
    for window in hierarchy.windows {
      var chain: [Hierarchy.ID] = []
      for top in hierarchy.members(below: window.tops) {
        if let presented = hierarchy[top].presentation?.presented { chain.append(presented) }
      }
      if let twice = hierarchy.repeated(chain) { return twice }
    }
    return nil
  }

  /// The classes of the controllers in its windows, and how they are arranged.
  var arrangement: [String] {
    hierarchy.identifiers.map { id in
      let node = hierarchy[id]
      let links = [node.parent, node.presenter].map { $0.map { "\($0)" } ?? "-" }
      return "\(node.description.className) \(links.joined(separator: " ")) \(node.isOnScreen)"
    }
  }

  /// Where a user ends who comes to it.
  var outcome: KnownGraph.Outcome {
    KnownGraph.Outcome(place: place, title: title, arrangement: arrangement)
  }

  /// The controllers whose callbacks of appearance don't fit with where they are.
  var imbalances: [String] {
    hierarchy.identifiers.filter { id in
      let node = hierarchy[id]
      return node.appearance != (node.isOnScreen ? .appeared : .disappeared)
    }.map { id in
      let node = hierarchy[id]
      return node.description.hasOwnClassName ? node.description.className : node.label
    }
  }

  /// Whether what is presented last covers all of it.
  var isCovered: Bool {
    hierarchy.identifiers.lazy.compactMap { self.hierarchy[$0].presentation }.last?.adaptedStyle
      == .fullScreen
  }

  /// The classes of the controllers on the screen.
  var classesOnScreen: Set<String> {
    Set(
      hierarchy.identifiers.filter { hierarchy[$0].isOnScreen }
        .map { hierarchy[$0].description.className })
  }

  /// The root of its first window.
  var root: [String?] {
    let root = hierarchy.windows.first?.root.map { hierarchy[$0].description }
    return [root?.className, root?.title, root?.name]
  }

  /// Whether it is at the beginning of something: nothing is presented, and each stack on the screen
  /// shows its first controller.
  var isHome: Bool {
    hierarchy.identifiers.allSatisfy { id in
      let node = hierarchy[id]
      guard node.isOnScreen || node.presentation != nil else { return true }
      return node.presentation == nil && (node.kind != .navigation || node.children.count < 2)
    }
  }
}

extension Hierarchy {
  /// The name of a controller whose like is in a list twice.
  fileprivate func repeated(_ list: [ID]) -> String? {
    var seen: Set<[String]> = []
    for id in list {
      let description = self[id].description
      let key = [description.className, description.title ?? "", description.name ?? ""]
      if self[id].kind == .plain, !seen.insert(key).inserted {
        return description.name ?? description.title ?? description.className
      }
    }
    return nil
  }
}

extension Screen.Pane {
  /// The bar in front.
  fileprivate var frontBar: Screen.Bar? {
    if let bar { return bar }
    for element in elements.reversed() {
      if case .pane(let pane) = element.kind, let bar = pane.frontBar { return bar }
    }
    return columns.lazy.reversed().compactMap(\.frontBar).first
  }
}
