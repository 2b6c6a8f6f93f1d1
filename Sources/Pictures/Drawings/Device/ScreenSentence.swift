import NavigationModel

extension Screen {
  /// Whether there is nothing to see on it.
  package var isBlank: Bool { layers.allSatisfy { ScreenSentence.words($0).isEmpty } }
}

/// A screen in words, for who cannot see the picture.
struct ScreenSentence {
  let text: String

  /// The words for a screen, and for what moves on the way to it.
  init(_ screen: Screen, _ motions: [Motion]) {
    let layers = screen.layers.map(Self.words).map { $0.isEmpty ? "nothing to see" : $0 }
    let device = "\(screen.traits.device.rawValue) in \(screen.traits.orientation.rawValue)"
    let moving = motions.map { "\($0.kind.rawValue) at \(Int(($0.fraction * 100).rounded())) %" }
    let keyboard = screen.keyboard.map { ["keyboard: \($0)"] } ?? []
    let all = (layers.isEmpty ? ["empty screen"] : layers) + keyboard + moving
    text = "\(device). \(all.joined(separator: ". "))."
  }

  fileprivate static func words(_ layer: Screen.Layer) -> String {
    let kinds: [Screen.Layer.Kind: String] = [
      .sheet: "Sheet: ", .card: "Card: ", .popover: "Popover: ", .alert: "Alert: ",
      .actionSheet: "Action sheet: ",
    ]
    let page = layer.curled.map { ["above it, curled up"] + parts(of: $0, depth: 0) } ?? []
    return (kinds[layer.kind] ?? "")
      + (parts(of: layer.pane, depth: 0) + page).joined(separator: ", ")
  }

  private static func parts(of pane: Screen.Pane, depth: Int) -> [String] {
    guard depth < 30 else { return [] }
    var parts: [String] = []
    if let bar = pane.bar { parts += words(bar) }
    parts += pane.elements.prefix(12).flatMap { words($0, depth: depth) }
    parts += pane.columns.flatMap { Self.parts(of: $0, depth: depth + 1) }
    parts += (pane.accessory?.elements ?? []).flatMap { words($0, depth: depth) }
    for tab in pane.tabs ?? [] {
      let name = tab.button.text.isEmpty ? "without a title" : short(tab.button.text)
      parts.append("tab \(name)\(tab.isSelected ? ", selected" : "")")
    }
    return parts
  }

  private static func words(_ bar: Screen.Bar) -> [String] {
    (bar.showsTitle
      ? [bar.title.isEmpty ? "bar without a title" : "bar titled \(short(bar.title))"] : [])
      + bar.left.map { $0.isBack ? "back button \(short($0.barText))" : "button \(short($0.text))" }
      + bar.right.map { "button \(short($0.text))" }
      + bar.search.flatMap { words($0, depth: 0) }
  }

  private static func words(_ element: Screen.Element, depth: Int) -> [String] {
    switch element.kind {
    case .label(let label): [short(label.text)]
    case .button(let button): ["button \(short(button.text))\(button.isEnabled ? "" : ", dimmed")"]
    case .field(let field): ["field \(short(field.text))"]
    case .toggle(let toggle): ["switch \(toggle.isOn ? "on" : "off")"]
    case .slider: ["slider"]
    case .segments(let segments): segments.map { "segment \(short($0.button.text))" }
    case .image(let name): ["image \(short(name))"]
    case .caption(let text): [short(text)]
    case .table(let table): ["list of \(table.lines.count) lines"]
    case .bar(let bar): words(bar)
    case .toolbar: ["toolbar"]
    case .tabs: ["tab bar"]
    case .pane(let pane): parts(of: pane, depth: depth + 1)
    }
  }

  private static func short(_ text: String) -> String { TextStyle.detail.fit(text, in: 400) }
}
