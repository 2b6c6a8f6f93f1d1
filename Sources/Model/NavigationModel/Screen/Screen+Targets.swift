extension Screen {
  /// Something on the screen that a user can tap, such as a button, a row or a tab.
  ///
  /// `Stage.User.tap(_:)` accepts it as long as it is on the screen.
  public struct Target: Sendable, Hashable, Codable {
    /// Its identity, which no other target of the stage ever has.
    public let id: ID
    /// The visible text; empty if there is none.
    public let text: String
    /// Whether a tap has an effect; if not it is dimmed.
    public let isEnabled: Bool

    /// A target; most are enabled.
    public init(_ id: ID, _ text: String, isEnabled: Bool = true) {
      self.id = id
      self.text = text
      self.isEnabled = isEnabled
    }

    /// The identity of a target: an object on the stage, or a row of a table.
    public struct ID: Sendable, Hashable, Codable {
      /// The number of the object; it isn't used again when the object is gone.
      public let number: Int
      /// The index of the row's section, from 0; nil if it is no row.
      public let section: Int?
      /// The index of the row in its section, from 0; nil if it is no row.
      public let row: Int?

      /// The identity of an object or of a row in it.
      public init(_ number: Int, section: Int? = nil, row: Int? = nil) {
        self.number = number
        self.section = section
        self.row = row
      }
    }
  }

  /// Everything that can be tapped, back to front: what has a target and receives touches, disabled
  /// or not.
  public var targets: [Target] { layers.flatMap(\.pane.targets) }

  /// The tables that receive touches, back to front.
  public var tables: [Target.ID] { layers.flatMap(\.pane.tables) }
}

extension Screen.Pane {
  fileprivate var targets: [Screen.Target] {
    targetsOfBars + touched.flatMap(\.targets) + columns.flatMap(\.targets)
  }

  private var targetsOfBars: [Screen.Target] {
    let top = takesTouches(.top) ? bar?.targets ?? [] : []
    let bottom = takesTouches(.bottom) ? toolbar?.targets ?? [] : []
    let tabs = isReachable ? (tabs ?? []).compactMap(\.button.target) : []
    let accessory = isReachable ? (accessory?.elements ?? []).flatMap(\.targets) : []
    return top + bottom + accessory + tabs
  }

  private func takesTouches(_ place: BarPlace) -> Bool {
    isReachable || passthroughBars.contains(place)
  }

  /// The elements that receive touches, and the panes, which have their own answer.
  private var touched: [Screen.Element] {
    elements.filter { isReachable || $0.isPassthrough || $0.isPane }
  }

  fileprivate var tables: [Screen.Target.ID] {
    touched.flatMap(\.tables) + columns.flatMap(\.tables)
  }
}

extension Screen.Element {
  fileprivate var isPane: Bool {
    if case .pane = kind { true } else { false }
  }

  package var targets: [Screen.Target] {
    switch kind {
    case .label, .image, .caption, .tabs: []
    case .bar(let bar): bar.targets
    case .toolbar(let items): items.targets
    case .pane(let pane): pane.targets
    case .table(let table): table.lines.flatMap { $0.targets(areTouched: receivesTouches) }
    case .button(let button): receivesTouches ? [button.target].compactMap { $0 } : []
    case .toggle(let toggle): receivesTouches ? [toggle.target].compactMap { $0 } : []
    case .slider(let slider): receivesTouches ? [slider.target].compactMap { $0 } : []
    case .segments(let segments): receivesTouches ? segments.compactMap(\.button.target) : []
    case .field(let field): receivesTouches ? [field.target].compactMap { $0 } : []
    }
  }

  fileprivate var tables: [Screen.Target.ID] {
    switch kind {
    case .pane(let pane): pane.tables
    case .table(let table): receivesTouches ? [table.id].compactMap { $0 } : []
    default: []
    }
  }
}

extension Screen.Table.TableLine {
  fileprivate func targets(areTouched: Bool) -> [Screen.Target] {
    guard areTouched else { return [] }
    return switch self {
    case .title: []
    case .element(let element): element.targets
    case .row(let row):
      [row.target].compactMap { $0 } + row.others.flatMap(\.targets)
        + (row.swipe.map { $0.leading + $0.trailing } ?? []).compactMap(\.target)
    }
  }
}

extension Screen.TableRow {
  /// The row as a target; a user knows it by its title, else by the first text in it.
  fileprivate var target: Screen.Target? {
    id.map { Screen.Target($0, title ?? others.lazy.compactMap(\.text).first ?? "") }
  }
}

extension Screen.Element {
  fileprivate var text: String? {
    switch kind {
    case .label(let label): label.text
    case .button(let button): button.text
    case .field(let field): field.text
    default: nil
    }
  }
}

extension Screen.Button {
  /// The button as a target; nil for a picture of one.
  package var target: Screen.Target? {
    id.map { Screen.Target($0, text, isEnabled: isEnabled) }
  }

  /// What can be tapped: the button, or what is in the view in its place.
  fileprivate var targets: [Screen.Target] {
    parts?.flatMap(\.targets) ?? [target].compactMap { $0 }
  }
}

extension Screen.Field {
  fileprivate var target: Screen.Target? {
    id.map { Screen.Target($0, text, isEnabled: isEnabled) }
  }
}

extension Screen.Bar {
  fileprivate var targets: [Screen.Target] {
    // In parts, since the compiler takes seconds for one expression.
    var all = left.flatMap(\.targets)
    all += middle.flatMap(\.targets)
    all += (middleButtons ?? []).flatMap(\.targets)
    all += right.flatMap(\.targets)
    return all + search.flatMap(\.targets)
  }
}

extension [Screen.BarItem] {
  fileprivate var targets: [Screen.Target] {
    flatMap { item -> [Screen.Target] in
      if case .button(let button) = item { button.targets } else { [] }
    }
  }
}
