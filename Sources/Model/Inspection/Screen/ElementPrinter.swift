import EscapedText
import NavigationModel

/// Draws the contents of a controller's view: elements whose frames are side by side share a line,
/// without empty lines between; elements that have no size or overlap get their own line.
struct ElementPrinter {
  /// Draws the panes among the elements.
  let panes: PanePrinter
  /// The available columns, including the frame.
  let width: Int

  /// The elements, line by line.
  func canvas(of elements: [Screen.Element]) -> Canvas {
    if elements.count == 1, case .pane(let pane) = elements[0].kind {
      return panes.canvas(of: pane, width: width)
    }
    let lines = ElementLines(elements).lines.flatMap(canvases)
    var canvas = Canvas(width: width, height: lines.reduce(0) { $0 + $1.height })
    var y = 0
    for line in lines {
      canvas.draw(line, x: 0, y: y)
      y += line.height
    }
    return canvas
  }

  /// A line of elements; those that don't fit beside the others get their own line.
  private func canvases(of line: [Screen.Element]) -> [Canvas] {
    var done: [Canvas] = []
    var current = Canvas(width: width, height: 0)
    var edge = 0
    for element in line {
      let block = block(of: element)
      // Text is one column away from the frame, boxes touch it.
      let margin = block.width == width ? 0 : element.isBoxed ? 1 : 2
      let last = width - margin - block.width
      if max(edge, margin) > last, edge > 0 {
        done.append(current)
        (current, edge) = (Canvas(width: width, height: 0), 0)
      }
      let x = min(max(start(of: element, block.width), edge, margin), max(last, margin))
      current.grow(to: block.height)
      current.draw(block, x: x, y: 0)
      edge = x + block.width + (element.isBoxed ? 0 : 1)
    }
    return done + [current]
  }

  /// The column where a block begins.
  private func start(of element: Screen.Element, _ blockWidth: Int) -> Int {
    let frame = element.frame
    let left = frame.map { panes.columns($0.x) } ?? 2
    let right = frame.map { panes.columns($0.x + $0.width) } ?? width - 2
    return switch element.alignment {
    case .left: left
    case .centre: (left + right - blockWidth) / 2
    case .right: right - blockWidth
    }
  }

  private func columns(_ frame: Frame?, besides other: Int) -> Int {
    min(max(frame.map { panes.columns($0.width) } ?? other, 6), max(width - 4, 1))
  }

  // MARK: One element

  private func block(of element: Screen.Element) -> Canvas {
    let bars = BarPrinter(width: width)
    switch element.kind {
    case .label(let label): return block(of: lines(of: label, element.frame))
    case .field(let field):
      return block(of: [field.text(width: columns(element.frame, besides: 24))])
    case .slider(let slider):
      return block(of: [slider.text(width: columns(element.frame, besides: 24))])
    case .button, .caption, .toggle, .segments:
      return block(of: [inlineText(of: element) ?? ""])
    case .image(let name):
      return boxed(block(of: [name.isEmpty ? "image" : name], margin: 2), margin: 2)
    case .table(let table): return TablePrinter(self).canvas(of: table)
    case .bar(let bar): return panes.canvas(ofBar: bar, width: width)
    case .toolbar(let items): return bars.canvas(ofToolbar: items)
    case .tabs(let tabs): return bars.canvas(ofTabs: tabs)
    case .pane(let pane):
      return boxed(panes.canvas(of: pane, width: columns(element.frame, besides: width - 4)))
    }
  }

  private func lines(of label: Screen.TextLabel, _ frame: Frame?) -> [String] {
    guard label.wraps else { return [label.text.escaped] }
    return Wrapping.lines(of: label.text, width: columns(frame, besides: width - 4), limit: 8)
  }

  private func block(of lines: [String], margin: Int = 0) -> Canvas {
    let lines = lines.map { $0.escaped.cut(toWidth: max(width - 4 - 2 * margin, 1)) }
    var canvas = Canvas(width: lines.map(\.displayWidth).max() ?? 0, height: lines.count)
    for (y, line) in lines.enumerated() { canvas.write(line, x: 0, y: y) }
    return canvas
  }

  /// Contents with a frame, which has `margin` more columns on both sides.
  private func boxed(_ contents: Canvas, margin: Int = 0) -> Canvas {
    var canvas = Canvas(width: contents.width + 2 * margin, height: contents.height + 2)
    canvas.drawFrame()
    canvas.draw(contents, x: margin, y: 1)
    canvas.joinLooseEnds()
    return canvas
  }

  /// The inline text of an element; nil if it can't be drawn in a line of text.
  func inlineText(of element: Screen.Element) -> String? {
    switch element.kind {
    case .label(let label): label.text
    case .button(let button):
      button.isSelected
        ? "[▸\(button.text.escaped) ]"
        : button.isEnabled ? "[ \(button.text.escaped) ]" : "( \(button.text.escaped) )"
    case .field(let field): field.text(width: 12)
    case .toggle(let toggle): toggle.text
    case .slider(let slider): slider.text(width: 12)
    case .segments(let segments): segments.segmentText
    case .image(let name): "[\(name.isEmpty ? "image" : name)]"
    case .caption(let text): text.escaped
    case .table, .bar, .toolbar, .tabs, .pane: nil
    }
  }
}

extension Screen.Element {
  /// Whether it has a frame of its own.
  fileprivate var isBoxed: Bool { if case .pane = kind { true } else { false } }

  /// Its alignment in its frame.
  fileprivate var alignment: Screen.Alignment {
    switch kind {
    case .label(let label): label.alignment
    case .caption, .image: .centre
    case .button: frame == nil ? .left : .centre
    default: .left
    }
  }
}

extension Screen.Field {
  /// Its text between brackets, with `|` at the cursor; a placeholder is in parentheses.
  func text(width: Int) -> String {
    let text = isPlaceholder && !self.text.isEmpty ? "(\(self.text.escaped))" : self.text.escaped
    let seen = !isEdited ? text : isPlaceholder ? "|\(text)" : "\(text)|"
    let cut = seen.cut(toWidth: width - 2)
    let line = cut + String(repeating: "_", count: max(width - 2 - cut.displayWidth, 0))
    return isEnabled ? "[\(line)]" : "(\(line))"
  }
}
