import EscapedText
import NavigationModel

/// Draws bars, with the line that separates them from the contents.
struct BarPrinter {
  /// The columns of the bar, including the frame.
  let width: Int

  /// The first column that has text.
  private var left: Int { 2 }
  /// How many columns have text.
  private var room: Int { max(width - 4, 0) }

  // MARK: The navigation bar

  /// A navigation bar, with its search bar, and the line below it.
  func canvas(of bar: Screen.Bar, search: Canvas) -> Canvas {
    let title = bar.showsTitle ? canvas(ofTitle: bar) : Canvas(width: width, height: 0)
    let rows = title.height + search.height
    var canvas = Canvas(width: width, height: rows + 1)
    canvas.draw(title, x: 0, y: 0)
    canvas.draw(search, x: 0, y: title.height)
    if bar.background.showsLine { canvas.drawHorizontal(y: rows, from: 0, to: width - 1) }
    return canvas
  }

  /// The title of a bar, with its prompt and its buttons.
  private func canvas(ofTitle bar: Screen.Bar) -> Canvas {
    let lines = [bar.prompt != nil, bar.hasLargeTitle, bar.subtitle != nil]
    let rows = lines.count { $0 } + 1
    var canvas = Canvas(width: width, height: rows)
    if let prompt = bar.prompt {
      canvas.write(prompt, centredFrom: left, width: room, y: 0)
    }
    let y = bar.prompt == nil ? 0 : 1
    writeZones(of: bar, on: &canvas, y: y)
    if bar.hasLargeTitle {
      canvas.write(bar.title.escaped.cut(toWidth: room), x: left, y: y + 1)
    }
    if let subtitle = bar.subtitle?.escaped.cut(toWidth: room) {
      let isLeading = bar.hasLargeTitle || bar.isTitleLeading == true
      let middle = left + (room - subtitle.displayWidth) / 2
      canvas.write(subtitle, x: isLeading ? left : middle, y: rows - 1)
    }
    return canvas
  }

  /// The sides are laid out first, except that a quarter is reserved for the title; the title is in
  /// the middle of the bar if it fits there, else between them.
  private func writeZones(of bar: Screen.Bar, on canvas: inout Canvas, y: Int) {
    let wanted = bar.hasLargeTitle ? 0 : bar.title.escaped.displayWidth
    let (leading, trailing) = sides(of: bar, besides: min(wanted, room / 4))
    canvas.write(leading, x: left, y: y)
    canvas.write(trailing, x: left + room - trailing.displayWidth, y: y)
    guard !bar.hasLargeTitle else { return }
    let start = left + (leading.isEmpty ? 0 : leading.displayWidth + 2)
    let end = left + room - (trailing.isEmpty ? 0 : trailing.displayWidth + 2)
    let title = bar.title.escaped.cut(toWidth: end - start)
    let middle = bar.isTitleLeading == true ? start : (width - title.displayWidth) / 2
    let x = min(max(middle, start), end - title.displayWidth)
    canvas.write(title, x: x, y: y)
    guard let buttons = bar.middleButtons else { return }
    let first = title.isEmpty ? start : x + title.displayWidth + 2
    let texts = text(of: buttons).cut(toWidth: end - first)
    canvas.write(
      texts, x: max((width - texts.displayWidth) / 2, first), y: y)
  }

  /// The texts of both sides; if there is too little room, neither takes more than half of it
  /// unless the other one needs less.
  private func sides(of bar: Screen.Bar, besides title: Int) -> (leading: String, trailing: String)
  {
    let leading = text(of: bar.left), trailing = text(of: bar.right)
    let gaps = [leading, trailing].filter { !$0.isEmpty }.count * 2
    let room = max(room - title - (title == 0 ? min(gaps, 2) : gaps), 0)
    guard leading.displayWidth + trailing.displayWidth > room else { return (leading, trailing) }
    let first = leading.cut(toWidth: max(room / 2, room - trailing.displayWidth))
    return (first, trailing.cut(toWidth: room - first.displayWidth))
  }

  private func text(of buttons: [Screen.Button]) -> String {
    buttons.map(\.barText).filter { !$0.isEmpty }.joined(separator: "  ")
  }

  // MARK: The toolbar

  /// The line above a toolbar, and the toolbar.
  func canvas(
    ofToolbar items: [Screen.BarItem], _ background: BarBackground? = nil
  ) -> Canvas {
    var canvas = Canvas(width: width, height: 2)
    if background.showsLine { canvas.drawHorizontal(y: 0, from: 0, to: width - 1) }
    canvas.write(text(ofToolbar: items).cut(toWidth: room), x: left, y: 1)
    return canvas
  }

  /// The items, two columns apart; flexible spaces share the remaining room.
  private func text(ofToolbar items: [Screen.BarItem]) -> String {
    let needed = items.reduce(0) { $0 + $1.text.displayWidth + 2 } - 2
    let spaces = items.filter { $0 == .space(isFlexible: true) }.count
    let rest = max(room - needed, 0)
    var used = 0
    return items.map { item in
      guard item == .space(isFlexible: true) else { return item.text }
      used += 1
      return String(repeating: " ", count: rest * used / spaces - rest * (used - 1) / spaces)
    }.joined(separator: "  ")
  }

  // MARK: The tab bar

  /// The line above a tab bar, and the tabs: `●` marks the selected one.
  func canvas(ofTabs tabs: [Screen.Tab], _ background: BarBackground? = nil) -> Canvas {
    var canvas = Canvas(width: width, height: 2)
    if background.showsLine { canvas.drawHorizontal(y: 0, from: 0, to: width - 1) }
    let texts = fitted(tabs)
    let rest = max(room - texts.reduce(-1) { $0 + $1.displayWidth + 1 }, 0)
    var x = left
    for (index, text) in texts.enumerated() {
      // Tabs are one column apart, with equal margins on both sides of each.
      let before = index + rest * (2 * index + 1) / (2 * texts.count)
      canvas.write(text, x: x + before, y: 1)
      x += text.displayWidth
    }
    return canvas
  }

  /// The tabs as texts that fit side by side: first without marks for unselected tabs, then with
  /// shortened titles.
  private func fitted(_ tabs: [Screen.Tab]) -> [String] {
    for marks in [("● ", "○ "), ("●", "")] {
      let texts = tabs.map { $0.text(marked: $0.isSelected ? marks.0 : marks.1) }
      if texts.reduce(-1, { $0 + $1.displayWidth + 1 }) <= room { return texts }
    }
    var texts = tabs.map { $0.text(marked: $0.isSelected ? "●" : "").cut(toWidth: room) }
    var widest = room
    while widest > 1, texts.reduce(-1, { $0 + $1.displayWidth + 1 }) > room {
      widest -= 1
      texts = texts.map { $0.cut(toWidth: widest) }
    }
    return texts
  }
}

extension BarBackground? {
  /// Whether a line separates the bar from the contents.
  fileprivate var showsLine: Bool { self == nil || self?.shadow != nil }
}

extension Screen.Button {
  /// Its text in a bar; disabled texts are in parentheses.
  var barText: String {
    let text = text.escaped
    return isEnabled || text.isEmpty ? text : "(\(text))"
  }
}

extension Screen.BarItem {
  fileprivate var text: String {
    switch self {
    case .button(let button): button.barText
    case .space: ""
    }
  }
}

extension Screen.Tab {
  fileprivate func text(marked mark: String) -> String {
    mark + button.barText + (badge.map { " [\($0.escaped)]" } ?? "")
  }
}
