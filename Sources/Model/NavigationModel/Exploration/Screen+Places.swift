extension Screen {
  /// The same screen with numbers of places; targets are numbered from the back to the front.
  package func numbered(by places: PlaceNumbers, of hierarchy: Hierarchy) -> Screen {
    var numbering = ScreenNumbering(places, hierarchy)
    var copy = self
    for index in copy.layers.indices { numbering.number(&copy.layers[index]) }
    return copy
  }
}

/// Numbers what a screen consists of.
private struct ScreenNumbering {
  private let places: PlaceNumbers
  private let hierarchy: Hierarchy
  private var targets: [Int: Int] = [:]
  /// What captions say instead of the class and the number of a controller.
  private lazy var captions = numberedNames

  init(_ places: PlaceNumbers, _ hierarchy: Hierarchy) {
    (self.places, self.hierarchy) = (places, hierarchy)
  }

  private var numberedNames: [String: String] {
    var result: [String: String] = [:]
    for id in hierarchy.drawnFamilies.flatMap(\.members) {
      guard let new = places.identifier(id) else { continue }
      let description = hierarchy[id].description
      let ends = ["", description.title.map { " \"\($0)\"" } ?? ""]
      for end in ends {
        for name in ["\(description.className)#", "\(description.className) #"] {
          result["\(name)\(id.number)\(end)"] = "\(name)\(new.number)\(end)"
        }
      }
    }
    return result
  }

  mutating func number(_ layer: inout Screen.Layer) {
    number(&layer.pane)
    number(&layer.curled)
    if case .target(var id)? = layer.source {
      number(&id)
      layer.source = .target(id)
    }
  }

  private mutating func number(_ id: inout Screen.Target.ID) {
    let number = targets[id.number] ?? targets.count + 1
    targets[id.number] = number
    id = Screen.Target.ID(number, section: id.section, row: id.row)
  }

  private mutating func number(_ id: inout Screen.Target.ID?) {
    guard var known = id else { return }
    number(&known)
    id = known
  }

  private mutating func number(_ pane: inout Screen.Pane?) {
    guard var known = pane else { return }
    number(&known)
    pane = known
  }

  private mutating func number(_ pane: inout Screen.Pane) {
    pane.controller = pane.controller.flatMap { places[$0] }
    for index in pane.behind.indices { number(&pane.behind[index]) }
    if var bar = pane.bar {
      number(&bar)
      pane.bar = bar
    }
    number(&pane.elements)
    for index in pane.columns.indices { number(&pane.columns[index]) }
    if var items = pane.toolbar {
      number(&items)
      pane.toolbar = items
    }
    if var tabs = pane.tabs {
      number(&tabs)
      pane.tabs = tabs
    }
    if var accessory = pane.accessory {
      number(&accessory.elements)
      pane.accessory = accessory
    }
  }

  private mutating func number(_ bar: inout Screen.Bar) {
    number(&bar.left)
    number(&bar.middle)
    number(&bar.right)
    number(&bar.search)
    if var buttons = bar.middleButtons {
      number(&buttons)
      bar.middleButtons = buttons
    }
  }

  private mutating func number(_ buttons: inout [Screen.Button]) {
    for index in buttons.indices { number(&buttons[index]) }
  }

  private mutating func number(_ button: inout Screen.Button) {
    number(&button.id)
    if var parts = button.parts {
      number(&parts)
      button.parts = parts
    }
  }

  private mutating func number(_ items: inout [Screen.BarItem]) {
    for index in items.indices {
      guard case .button(var button) = items[index] else { continue }
      number(&button)
      items[index] = .button(button)
    }
  }

  private mutating func number(_ tabs: inout [Screen.Tab]) {
    for index in tabs.indices { number(&tabs[index].button) }
  }

  private mutating func number(_ elements: inout [Screen.Element]) {
    for index in elements.indices { number(&elements[index]) }
  }

  private mutating func number(_ element: inout Screen.Element) {
    switch element.kind {
    case .label, .image: break
    case .caption(let text):
      if let name = captions[text] { element.kind = .caption(name) }
    case .button(var button):
      number(&button)
      element.kind = .button(button)
    case .field(var field):
      number(&field.id)
      element.kind = .field(field)
    case .toggle(var toggle):
      number(&toggle.id)
      element.kind = .toggle(toggle)
    case .slider(var slider):
      number(&slider.id)
      element.kind = .slider(slider)
    case .segments(var tabs):
      number(&tabs)
      element.kind = .segments(tabs)
    case .tabs(var tabs):
      number(&tabs)
      element.kind = .tabs(tabs)
    case .table(var table):
      number(&table)
      element.kind = .table(table)
    case .bar(var bar):
      number(&bar)
      element.kind = .bar(bar)
    case .toolbar(var items):
      number(&items)
      element.kind = .toolbar(items)
    case .pane(var pane):
      number(&pane)
      element.kind = .pane(pane)
    }
  }

  private mutating func number(_ table: inout Screen.Table) {
    number(&table.id)
    for index in table.lines.indices {
      switch table.lines[index] {
      case .title: break
      case .element(var element):
        number(&element)
        table.lines[index] = .element(element)
      case .row(var row):
        number(&row.id)
        number(&row.others)
        if var swipe = row.swipe {
          number(&swipe.leading)
          number(&swipe.trailing)
          row.swipe = swipe
        }
        table.lines[index] = .row(row)
      }
    }
  }
}
