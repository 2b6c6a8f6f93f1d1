extension Screen {
  /// The texts of all elements that receive touches and respond to a tap, in no particular order.
  public var tappable: [String] { layers.flatMap(\.pane.tappable) }
}

extension Screen.Pane {
  fileprivate var tappable: [String] {
    let bars = (bar?.buttons ?? []) + (toolbar?.buttons ?? []) + (tabs ?? []).map(\.button)
    let own = bars.enabled + elements.flatMap(\.tappable)
    return (isReachable ? own : elements.flatMap(\.tappableInPanes))
      + columns.flatMap(\.tappable)
  }
}

extension Screen.Element {
  fileprivate var tappableInPanes: [String] {
    if case .pane(let pane) = kind { pane.tappable } else { [] }
  }

  fileprivate var tappable: [String] {
    switch kind {
    case .label, .image, .caption, .tabs: []
    case .bar(let bar): bar.buttons.enabled
    case .toolbar(let items): items.buttons.enabled
    case .pane(let pane): pane.tappable
    case .table(let table): table.lines.flatMap { receivesTouches ? $0.tappable : [] }
    case .button(let button): receivesTouches ? [button].enabled : []
    case .field(let field): receivesTouches && field.isEnabled ? [field.text] : []
    }
  }
}

extension Screen.Table.TableLine {
  fileprivate var tappable: [String] {
    switch self {
    case .title: []
    case .element(let element): element.tappable
    case .row(let row): [row.text] + row.others.flatMap(\.tappable)
    }
  }
}

extension Screen.TableRow {
  /// The name of the row for a user: its title, else the first text in it.
  fileprivate var text: String { title ?? others.lazy.compactMap(\.text).first ?? "" }
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

extension Screen.Bar {
  fileprivate var buttons: [Screen.Button] { left + right }
}

extension [Screen.BarItem] {
  fileprivate var buttons: [Screen.Button] {
    compactMap { if case .button(let button) = $0 { button } else { nil } }
  }
}

extension [Screen.Button] {
  fileprivate var enabled: [String] { filter(\.isEnabled).map(\.text) }
}
