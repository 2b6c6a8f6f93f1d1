import NavigationModel

extension Painter {
  /// Draws an alert: in the middle, or at a place.
  mutating func drawAlert(_ pane: Screen.Pane, at place: Frame?) {
    let width = min(place?.width ?? 270, whole.width - 20)
    let panel = AlertPanel(pane, look.alerts, width: width)
    let frame = Frame(
      x: place?.x ?? (whole.width - width) / 2,
      y: place?.y ?? max((whole.height - panel.height) / 2, 10), width: width, height: panel.height)
    draw(panel, in: frame)
  }

  /// Draws a menu, a little away from the edges: its title, and its entries below each other.
  mutating func drawMenu(_ pane: Screen.Pane, in place: Frame) {
    guard !look.alerts.isBevelled else { return drawAlert(pane, at: place) }
    let room = max(whole.width - place.width - 8, 0), height = 44.0
    let card = Frame(
      x: min(max(place.x, 8), room), y: place.y, width: place.width,
      height: height * Double(max(pane.elements.count, 1)))
    draw(.rect(card, look.alerts.ground, radius: look.alerts.corner))
    for (index, element) in pane.elements.enumerated() {
      let row = Frame(
        x: card.x, y: card.y + height * Double(index), width: card.width, height: height)
      if index > 0 { draw(.line(row.x, row.y, to: row.right, row.y, "hair")) }
      draw(entry: element, in: row)
    }
    draw(.rect(card, "rimmed", radius: look.alerts.corner))
  }

  /// The row or cell that a menu begins with, if it is the context menu of one.
  func preview(in menu: Screen.Pane) -> (button: Screen.Button, place: Frame)? {
    guard let button = menu.elements.first?.button, let place = preview(of: button.text) else {
      return nil
    }
    return (button, place)
  }

  /// Draws the context menu of a row or cell: the rest is dimmed, and the menu is at it.
  mutating func drawContextMenu(
    _ menu: Screen.Pane, of button: Screen.Button, at place: Frame
  ) {
    drawDimming(1)
    let isRow = place.width > whole.width / 2
    let card = isRow ? place.inset(8, 0) : place
    draw(.rect(card, "card", radius: look.alerts.corner))
    draw(.rect(card, "hair", radius: look.alerts.corner))
    write(button.text, .label, in: card.inset(8, 0), isRow ? .start : .middle)
    self.place(button.id, card)
    var entries = menu
    entries.elements.removeFirst()
    let width = 250.0, height = 44 * Double(entries.elements.count)
    let isBelow = card.bottom + 8 + height <= whole.bottom - look.shell.homeArea
    let x = min(card.x, whole.width - width - 8)
    let y = isBelow ? card.bottom + 8 : max(card.y - 8 - height, 8)
    drawMenu(entries, in: Frame(x: x, y: y, width: width, height: height))
  }

  /// Draws a row of a menu: its title in the middle, or an entry.
  private mutating func draw(entry element: Screen.Element, in row: Frame) {
    let inner = row.inset(16, 0), look = look.alerts
    switch element.kind {
    case .label(let label): write(label.text, look.text, in: inner)
    case .button(let button):
      place(button.id, row)
      group(SVGNode("g", ["class": button.isEnabled ? nil : "off"])) {
        $0.write(button.text, look.style(button.role), in: inner, .start)
      }
    default: draw(element, in: inner)
    }
  }

  /// Draws an action sheet: at the lower edge, with Cancel apart where the look has it so.
  mutating func drawActionSheet(_ layer: Screen.Layer) {
    let isPad = traits.device == .iPad
    if isPad { return drawAlert(layer.pane, at: nil) }
    for (panel, frame) in panels(of: layer) { draw(panel, in: frame) }
  }

  /// How far an action sheet, or another layer, moves when it comes from below.
  func travel(of layer: Screen.Layer) -> Double {
    guard layer.kind == .actionSheet, traits.device != .iPad else {
      return layer.kind == .full ? whole.height : whole.height - layer.frame.y
    }
    return whole.height - (panels(of: layer).map(\.frame.y).min() ?? 0)
  }

  private func panels(of layer: Screen.Layer) -> [(panel: AlertPanel, frame: Frame)] {
    let margin = look.alerts.fillsEdge ? 0.0 : 8.0
    let width = whole.width - 2 * margin
    let groups =
      look.alerts.fillsEdge ? [layer.pane.elements] : layer.pane.elements.separatingCancel
    let panels = groups.map { AlertPanel($0, look.alerts, width: width, isSheet: true) }
    let edge = look.alerts.fillsEdge ? 0 : 10 + look.shell.homeArea
    var y = whole.height - edge - panels.reduce(0) { $0 + $1.height } - 8 * Double(panels.count - 1)
    return panels.map { panel in
      defer { y += panel.height + 8 }
      return (panel, Frame(x: margin, y: y, width: width, height: panel.height))
    }
  }

  private mutating func draw(_ panel: AlertPanel, in frame: Frame) {
    let look = look.alerts
    draw(.rect(frame, look.ground, radius: look.corner))
    for part in panel.parts {
      let place = part.frame.moved(Point(x: frame.x, y: frame.y))
      switch part.kind {
      case .text(let text, let style): write(text, style, in: place)
      case .field(let field): draw(Screen.Element(.field(field)), in: place)
      case .button(let button): draw(alertButton: button, in: place)
      }
    }
  }

  private mutating func draw(alertButton button: Screen.Button, in frame: Frame) {
    place(button.id, frame)
    let look = look.alerts
    group(SVGNode("g", ["class": button.isEnabled ? nil : "off"])) {
      if look.isBevelled {
        $0.draw(
          .rect(
            frame.inset(4, 3), button.role == .destructive ? "danger" : "bevel", radius: 6))
      } else {
        $0.draw(.line(frame.x, frame.y, to: frame.right, frame.y, "hair"))
        if frame.x > 0 { $0.draw(.line(frame.x, frame.y, to: frame.x, frame.bottom, "hair")) }
      }
      $0.write(button.text, look.style(button.role), in: frame.inset(10, 0))
    }
  }
}

/// The parts of an alert, from its upper left corner.
private struct AlertPanel {
  let height: Double
  let parts: [Part]

  struct Part {
    let kind: Kind
    let frame: Frame
  }

  enum Kind {
    case text(String, TextStyle)
    case field(Screen.Field)
    case button(Screen.Button)
  }

  init(_ pane: Screen.Pane, _ look: AlertLook, width: Double) {
    self.init(pane.elements, look, width: width, isSheet: false)
  }

  init(_ elements: [Screen.Element], _ look: AlertLook, width: Double, isSheet: Bool) {
    var parts: [Part] = []
    let room = width - 32
    let texts = Self.lines(of: elements, look, room)
    var y = texts.isEmpty ? 0 : 16.0
    for (text, style) in texts {
      parts.append(
        Part(kind: .text(text, style), frame: Frame(x: 16, y: y, width: room, height: 22)))
      y += 22
    }
    for case .field(let field) in elements.map(\.kind) {
      parts.append(
        Part(kind: .field(field), frame: Frame(x: 16, y: y + 4, width: room, height: 32)))
      y += 38
    }
    if !parts.isEmpty { y += 14 }
    let buttons = elements.compactMap(\.button)
    let areBeside =
      !isSheet && buttons.count == 2
      && buttons.allSatisfy { look.style($0.role).width($0.text) < width / 2 - 20 }
    let height = look.isBevelled ? 50.0 : isSheet ? 56 : 44
    for (index, button) in buttons.enumerated() {
      let x = areBeside ? width / 2 * Double(index) : 0
      let place = Frame(
        x: x, y: y, width: areBeside ? width / 2 : width, height: height)
      parts.append(Part(kind: .button(button), frame: place))
      if !areBeside || index == 1 { y += height }
    }
    self.parts = parts
    self.height = max(y + (look.isBevelled ? 8 : 0), 44)
  }

  /// The title is stronger than the message.
  private static func lines(
    of elements: [Screen.Element], _ look: AlertLook, _ room: Double
  ) -> [(String, TextStyle)] {
    var style = look.title
    return elements.flatMap { element -> [(String, TextStyle)] in
      guard case .label(let label) = element.kind else { return [] }
      defer { style = look.text }
      return style.lines(of: label.text, in: room, most: 6).map { ($0, style) }
    }
  }
}

extension Screen.Element {
  fileprivate var button: Screen.Button? {
    if case .button(let button) = kind { button } else { nil }
  }
}

extension [Screen.Element] {
  /// The elements, and those that cancel.
  fileprivate var separatingCancel: [[Screen.Element]] {
    [filter { $0.button?.role != .cancel }, filter { $0.button?.role == .cancel }]
      .filter { !$0.isEmpty }
  }
}
