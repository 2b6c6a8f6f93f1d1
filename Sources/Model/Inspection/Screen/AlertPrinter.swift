import NavigationModel

/// Draws the inside of an alert or action sheet: texts, fields, and the buttons below a line; two
/// buttons of an alert are side by side.
struct AlertPrinter {
  private let pane: Screen.Pane
  private let width: Int
  private let isSheet: Bool

  /// A printer of an alert or action sheet; the width includes the frame.
  init(_ pane: Screen.Pane, width: Int, isSheet: Bool) {
    self.pane = pane
    self.width = width
    self.isSheet = isSheet
  }

  private var room: Int { width - 4 }

  /// The alert between the upper and the lower edge of its frame.
  var canvas: Canvas {
    let texts = texts, buttons = buttons
    let line = texts.isEmpty || buttons.isEmpty ? 0 : 1
    let areBeside =
      !isSheet && buttons.count == 2 && buttons.allSatisfy { $0.displayWidth <= (room - 3) / 2 }
    let rows = areBeside ? 1 : buttons.count
    var canvas = Canvas(width: width, height: max(texts.count + line + rows, 1))
    for (y, text) in texts.enumerated() {
      canvas.write(text, centredFrom: 2, width: room, y: y)
    }
    if line == 1 { canvas.drawHorizontal(y: texts.count, from: 0, to: width - 1) }
    let top = texts.count + line
    if areBeside {
      drawPair(buttons, on: &canvas, y: top)
    } else {
      for (y, text) in buttons.enumerated() {
        canvas.write(text, centredFrom: 2, width: room, y: top + y)
      }
    }
    return canvas
  }

  private func drawPair(_ buttons: [String], on canvas: inout Canvas, y: Int) {
    let middle = width / 2
    canvas.write(buttons[0], centredFrom: 2, width: middle - 3, y: y)
    canvas.write(buttons[1], centredFrom: middle + 2, width: width - middle - 4, y: y)
    // From the line above to the frame below.
    canvas.drawVertical(x: middle, from: y - 1, to: y + 1)
  }

  private var texts: [String] {
    pane.elements.flatMap { element -> [String] in
      switch element.kind {
      case .label(let label): Wrapping.lines(of: label.text, width: room, limit: 8)
      case .field(let field): [field.text(width: room)]
      default: []
      }
    }
  }

  private var buttons: [String] {
    pane.elements.compactMap { element in
      if case .button(let button) = element.kind { button.barText } else { nil }
    }
  }
}
