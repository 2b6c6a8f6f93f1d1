import Foundation

/// The sizes and distances of a section of a flow layout.
struct FlowMetrics {
  var sizes: Sizes
  let lineSpacing: CGFloat
  let spacing: CGFloat
  var inset: UIEdgeInsets
  var header, footer: CGSize

  /// The sizes of items.
  enum Sizes {
    /// All have one.
    case one(CGSize)
    /// Each has its own.
    case each([CGSize])
  }

  /// The same for lines of the other direction.
  var turned: FlowMetrics {
    var turned = self
    turned.sizes =
      switch sizes {
      case .one(let size): .one(size.turned)
      case .each(let sizes): .each(sizes.map(\.turned))
      }
    turned.inset = UIEdgeInsets(
      top: inset.left, left: inset.top, bottom: inset.right, right: inset.bottom)
    (turned.header, turned.footer) = (header.turned, footer.turned)
    return turned
  }
}

/// Lines from left to right, one below the other; turned, they are columns.
struct FlowLines {
  let metrics: FlowMetrics
  let extent: CGFloat

  /// The lines of a section in this width.
  init(_ metrics: FlowMetrics, extent: CGFloat) {
    self.metrics = metrics
    self.extent = extent
  }

  private var room: CGFloat { extent - metrics.inset.left - metrics.inset.right }

  /// The frames of a section's items, and where the section ends.
  func frames(of count: Int, at start: CGFloat) -> (frames: [CGRect], end: CGFloat) {
    let top = start + metrics.inset.top
    let frames =
      switch metrics.sizes {
      case .one(let size): grid(of: count, size, at: top)
      case .each(let sizes): lines(of: sizes, at: top)
      }
    return (frames, max(frames.map(\.maxY).max() ?? top, top) + metrics.inset.bottom)
  }

  /// The frames of items of one size.
  private func grid(of count: Int, _ item: CGSize, at top: CGFloat) -> [CGRect] {
    let perLine = itemsPerLine(item)
    // What is left of a full line is between its items (H9).
    let step = perLine > 1 ? (room - item.width) / CGFloat(perLine - 1) : 0
    // One item to a line is in its middle (unconfirmed).
    let left = metrics.inset.left + (perLine == 1 ? max(room - item.width, 0) / 2 : 0)
    return (0..<count).map { index in
      CGRect(
        x: left + CGFloat(index % perLine) * step,
        y: top + CGFloat(index / perLine) * (item.height + metrics.lineSpacing),
        width: item.width, height: item.height)
    }
  }

  private func itemsPerLine(_ item: CGSize) -> Int {
    let count = (room + metrics.spacing) / (item.width + metrics.spacing)
    return count.isFinite && count < 10_000 ? max(Int(count), 1) : 1
  }

  /// The frames of items with sizes of their own: a line is as high as its highest item, and the others
  /// are in its middle; the last line isn't widened (unconfirmed).
  private func lines(of sizes: [CGSize], at top: CGFloat) -> [CGRect] {
    var frames: [CGRect] = []
    var line: [CGSize] = []
    var y = top
    for (index, size) in sizes.enumerated() {
      line.append(size)
      let isLast = index == sizes.count - 1
      guard isLast || !fits(line + [sizes[index + 1]]) else { continue }
      let height = line.map(\.height).max() ?? 0
      frames += self.line(line, height, at: y, isWidened: !isLast)
      y += height + metrics.lineSpacing
      line = []
    }
    return frames
  }

  private func fits(_ line: [CGSize]) -> Bool { width(of: line, metrics.spacing) <= room }

  private func width(of line: [CGSize], _ spacing: CGFloat) -> CGFloat {
    line.reduce(-spacing) { $0 + $1.width + spacing }
  }

  private func line(
    _ sizes: [CGSize], _ height: CGFloat, at y: CGFloat, isWidened: Bool
  ) -> [CGRect] {
    let rest = max(room - width(of: sizes, 0), 0)
    let isAlone = sizes.count == 1
    let spacing = isWidened && !isAlone ? rest / CGFloat(sizes.count - 1) : metrics.spacing
    var x = metrics.inset.left + (isAlone && isWidened ? rest / 2 : 0)
    return sizes.map { size in
      defer { x += size.width + spacing }
      return CGRect(
        x: x, y: y + (height - size.height) / 2, width: size.width, height: size.height)
    }
  }
}

extension CGSize {
  /// The same with both axes exchanged.
  var turned: CGSize { CGSize(width: height, height: width) }
}

extension CGRect {
  /// The same with both axes exchanged.
  var turned: CGRect { CGRect(x: minY, y: minX, width: height, height: width) }
}
