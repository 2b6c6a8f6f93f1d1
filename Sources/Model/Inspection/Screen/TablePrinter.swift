import EscapedText
import NavigationModel

/// Draws the rows of a table, a line for each and a second one for subtitles.
struct TablePrinter {
  private let elements: ElementPrinter

  /// A printer that leaves the elements above and below the rows to another one.
  init(_ elements: ElementPrinter) { self.elements = elements }

  private var room: Int { max(elements.width - 4, 0) }

  /// The rows, with the titles and elements between them.
  func canvas(of table: Screen.Table) -> Canvas {
    let parts = table.lines.map(canvas)
    var canvas = Canvas(
      width: elements.width, height: max(parts.reduce(0) { $0 + $1.height }, 1))
    var y = 0
    for part in parts {
      canvas.draw(part, x: 0, y: y)
      y += part.height
    }
    return canvas
  }

  private func canvas(of line: Screen.Table.TableLine) -> Canvas {
    switch line {
    case .element(let element): return elements.canvas(of: [element])
    case .title(let title):
      var canvas = Canvas(width: elements.width, height: 1)
      canvas.write(title.escaped.cut(toWidth: room), x: 2, y: 0)
      return canvas
    case .row(let row): return canvas(of: row)
    }
  }

  private func canvas(of row: Screen.TableRow) -> Canvas {
    let below = row.detailPlace == .below ? row.detail : nil
    var canvas = Canvas(width: elements.width, height: below == nil ? 1 : 2)
    let atRight = row.detailPlace == .rightEdge ? row.detail?.escaped ?? "" : ""
    let trailing = [
      atRight.cut(toWidth: room / 2), row.accessory.text, text(of: row.swipe?.trailing),
    ].filter { !$0.isEmpty }.joined(separator: " ")
    let indent = 2
    let rest = max(room - indent - (trailing.isEmpty ? 0 : trailing.displayWidth + 1), 0)
    canvas.write(row.mark, x: 2, y: 0)
    canvas.write(leading(of: row).cut(toWidth: rest), x: 2 + indent, y: 0)
    canvas.write(trailing, x: 2 + room - trailing.displayWidth, y: 0)
    if let below {
      canvas.write(below.escaped.cut(toWidth: rest), x: 2 + indent, y: 1)
    }
    return canvas
  }

  /// The buttons that a swipe has uncovered at an edge.
  private func text(of buttons: [Screen.Button]?) -> String {
    (buttons ?? []).compactMap { elements.inlineText(of: Screen.Element(.button($0))) }
      .joined(separator: " ")
  }

  /// Image, title and the elements that the program added to the row, from left to right.
  private func leading(of row: Screen.TableRow) -> String {
    let beside = row.detailPlace == .beside ? row.detail : nil
    let parts =
      [row.image.map { "[\($0.isEmpty ? "image" : $0)]" }, row.title, beside].compactMap { $0 }
      + row.others.compactMap(elements.inlineText)
    return ([text(of: row.swipe?.leading)] + parts.map(\.escaped)).filter { !$0.isEmpty }
      .joined(separator: "  ")
  }
}

extension Screen.TableRow {
  /// The left edge: the editing control while the table is edited, else the selection mark.
  fileprivate var mark: String {
    switch control {
    case .delete: "⊖"
    case .insert: "⊕"
    case .none: isSelected ? "▸" : ""
    }
  }
}

extension Screen.TableRow.Accessory {
  fileprivate var text: String {
    switch self {
    case .none: ""
    case .disclosureIndicator: "›"
    case .detailDisclosureButton: "(i) ›"
    case .checkmark: "✓"
    case .detailButton: "(i)"
    }
  }
}
