import NavigationModel

/// Draws the screen of a device with letters and lines: 40 columns for a phone in portrait, else
/// 80.
///
///     ┌ 9:41 ────────────────────────── 100% ┐
///     │ ‹ Root Level     Level 2      Push 3 │
///     ├──────────────────────────────────────┤
///     │              TestBed #2              │
///     └──────────────────────────────────────┘
public struct ScreenPrinter: Sendable {
  private let screen: Screen

  /// Makes a printer of a screen.
  public init(_ screen: Screen) {
    self.screen = screen
  }

  /// The picture, without a trailing line break.
  public func text() -> String {
    var canvas = drawn
    if screen.showsStatus {
      canvas.write(" 9:41 ", x: 1, y: 0)
      canvas.write(" 100% ", x: width - 7, y: 0)
    }
    return canvas.text
  }

  private var isSmall: Bool {
    screen.traits.device == .iPhone && screen.traits.orientation == .portrait
  }

  private var width: Int { isSmall ? 40 : 80 }

  /// The maximum number of lines of contents, which limits the height of the picture.
  private var limit: Int {
    screen.traits.device == .iPhone && screen.traits.orientation == .landscape ? 10 : 20
  }

  private var pointsPerColumn: Double { screen.traits.screen.width / Double(width) }

  private var panes: PanePrinter {
    PanePrinter(pointsPerColumn: pointsPerColumn, limit: limit)
  }

  private var drawn: Canvas {
    guard let base = screen.layers.first else { return framed(Canvas(width: width, height: 1)) }
    let boxes = boxes(over: base.pane)
    // A layer that reaches the lower edge hides everything below it there.
    let last = boxes.lastIndex(where: \.isAtBottom)
    let rows = (boxes.suffix(from: last ?? 0).map(\.bottom).max() ?? 1) - 1
    let contents = panes.canvas(of: base.pane, width: width, height: rows)
    var canvas = framed(last == nil ? contents : contents.cropped(toHeight: rows))
    for box in boxes { draw(box, on: &canvas) }
    return withKeyboard(canvas)
  }

  private func draw(_ box: Box, on canvas: inout Canvas) {
    if box.layer.dimsTheRest { canvas.dim() }
    let room = canvas.height - 1 - box.y
    let drawing = drawing(
      of: box.layer, width: box.width, height: box.layer.kind == .sheet ? room : box.height
    ).cropped(toHeight: room)
    let y =
      switch box.layer.kind {
      case .full, .sheet, .popover: box.y
      // A controller that a sheet hides may be higher than the picture.
      case .actionSheet: max(box.y, canvas.height - 1 - box.height)
      case .card, .alert: max(box.y, (canvas.height - box.height) / 2)
      }
    canvas.cover(with: drawing, x: box.x, y: y)
  }

  private func withKeyboard(_ canvas: Canvas) -> Canvas {
    guard let keyboard = screen.keyboard else { return canvas }
    var copy = canvas
    let y = canvas.height - 1
    copy.grow(to: canvas.height + 2)
    copy.drawVertical(x: 0, from: y, to: y + 2)
    copy.drawVertical(x: width - 1, from: y, to: y + 2)
    copy.drawHorizontal(y: y + 2, from: 0, to: width - 1)
    copy.write("⌨ \(keyboard)", centredFrom: 1, width: width - 2, y: y + 1)
    return copy
  }
}

extension ScreenPrinter {
  /// The placement of a layer.
  private struct Box {
    let layer: Screen.Layer
    let x, y, width, height: Int
    /// Whether it reaches the lower edge of the screen.
    var isAtBottom: Bool { layer.kind == .sheet || layer.kind == .actionSheet }
    /// The first row below it, or below a box in the middle.
    var bottom: Int { y + height + (layer.kind == .card || layer.kind == .alert ? 1 : 0) }

    /// The same box, as high as one with the same frame that it covers.
    func covering(_ other: Box) -> Box {
      Box(layer: layer, x: other.x, y: other.y, width: width, height: max(height, other.height))
    }
  }

  /// The placements of the layers over the lowest one.
  private func boxes(over base: Screen.Pane) -> [Box] {
    var top = 0
    var below = base
    var boxes: [Box] = []
    for layer in screen.layers.dropFirst() {
      let width = columns(of: layer)
      let height = drawing(of: layer, width: width, height: 0).height
      let y = top + 1 + rowsLeft(of: below, above: layer)
      if layer.kind == .sheet { top = y - 1 }
      if !layer.isAlert { below = layer.pane }
      let box = Box(layer: layer, x: column(of: layer, width), y: y, width: width, height: height)
      boxes.append(boxes.last { $0.layer.isCard(of: layer.frame) }.map(box.covering) ?? box)
    }
    return boxes
  }

  /// How many rows of the layers below are visible above a layer.
  private func rowsLeft(of pane: Screen.Pane, above layer: Screen.Layer) -> Int {
    return switch layer.kind {
    case .full: 1
    case .sheet: min(max(panes.canvas(of: pane, width: width).height, 1), rows(above: layer))
    case .actionSheet: min(panes.canvas(of: pane, width: width).height, 4)
    case .card, .alert: max(panes.barHeight(of: pane), 1)
    case .popover: panes.barHeight(of: pane)
    }
  }

  /// How many rows a sheet of some height leaves above it: one at the full height, four at half.
  private func rows(above sheet: Screen.Layer) -> Int {
    max(Int((8 * (sheet.frame.y / screen.traits.screen.height).boundedPart).rounded()), 1)
  }

  private func columns(of layer: Screen.Layer) -> Int {
    switch layer.kind {
    case .full, .sheet, .actionSheet: width - 2
    case .alert: 28
    case .card, .popover: min(max(panes.columns(layer.frame.width, rounded: .down), 32), width - 4)
    }
  }

  private func column(of layer: Screen.Layer, _ columns: Int) -> Int {
    switch layer.kind {
    case .full, .sheet, .actionSheet: 1
    case .alert: (width - columns) / 2
    case .card, .popover:
      min(max(panes.columns(layer.frame.x), 2), width - 2 - columns)
    }
  }

  /// A layer with its frame.
  private func drawing(of layer: Screen.Layer, width: Int, height: Int) -> Canvas {
    if layer.isAlert {
      let isSheet = layer.kind == .actionSheet
      return framed(AlertPrinter(layer.pane, width: width, isSheet: isSheet).canvas)
    }
    var canvas = framed(panes.canvas(of: layer.pane, width: width, height: height - 2))
    if layer.sheet?.hasGrabber == true { canvas.write("━━━━", x: (width - 2) / 2, y: 0) }
    return canvas
  }

  private func framed(_ contents: Canvas) -> Canvas {
    var canvas = Canvas(width: contents.width, height: contents.height + 2)
    canvas.drawFrame()
    canvas.draw(contents, x: 0, y: 1)
    canvas.joinLooseEnds()
    return canvas
  }
}

extension Screen.Layer {
  /// Whether it is a card with a frame.
  fileprivate func isCard(of frame: Frame) -> Bool { kind == .card && self.frame == frame }

  /// Whether it has texts and buttons only, and no rows to show above another layer.
  fileprivate var isAlert: Bool { kind == .alert || kind == .actionSheet }
}
