import NavigationModel

/// Where the boxes of a graph are: families side by side as far as the width allows, further ones
/// below them; windows below each other.
struct FamilyLayout: Sendable {
  static let box = (width: 150.0, height: 52.0)
  static let gap = (x: 22.0, y: 44.0)
  /// How far children are to the right of a parent that is above them.
  static let indent = 26.0
  /// The room between an outline and its boxes, and between two outlines: beside and below each
  /// other.
  static let padding = 16.0, corridor = 148.0, shaft = 68.0
  /// The room above a window's families, for its name and for what passes over them.
  static let headroom = 62.0
  /// The room at the right edge for what leads to a family further down.
  static let gutter = 28.0

  /// The boxes by number.
  private(set) var boxes: [Int: Frame] = [:]
  /// The outlines of the families, in the order of the graph.
  private(set) var outlines: [Frame] = []
  /// The upper edges of the rows of families, from above.
  private(set) var rows: [Double] = []
  /// The lines from parents to children.
  private(set) var ties: [FamilyBlock.Tie] = []
  /// The marks for children that are left out: where, and how many.
  private(set) var more: [(place: Frame, count: Int)] = []
  /// The whole extent.
  private(set) var size = (width: 0.0, height: 0.0)

  /// The layout of a graph, in a width where families allow it.
  init(_ graph: FamilyGraph, width: Double = .infinity) {
    let room = width - Self.gutter
    for window in Set(graph.families.map(\.window)).sorted() {
      var x = 0.0
      rows.append(size.height + Self.headroom)
      for family in graph.families where family.window == window {
        let block = FamilyBlock(family.root, graph, width: room)
        if x > 0, x + block.size.width > room {
          x = 0
          rows.append(size.height + Self.shaft)
        }
        x = add(block, x: x, y: rows[rows.count - 1]).right + Self.corridor
      }
    }
    if rows.count > Set(graph.families.map(\.window)).count { size.width += Self.gutter }
  }

  /// Adds a family; its outline.
  private mutating func add(_ block: FamilyBlock, x: Double, y: Double) -> Frame {
    let block = block.moved(Point(x: x, y: y))
    let size = (width: block.size.width - x, height: block.size.height - y)
    let outline = Frame(x: x, y: y, width: size.width, height: size.height)
    boxes.merge(block.boxes) { $1 }
    more += block.more
    ties += block.ties
    outlines.append(outline)
    self.size.width = max(self.size.width, outline.right)
    self.size.height = max(self.size.height, outline.bottom)
    return outline
  }

  /// The outline around a box.
  func outline(around box: Frame) -> Frame { outlines.first { $0.covers(box) } ?? box }

  /// The middle of the room above each row.
  var shafts: [Double] { rows.map { $0 - Self.shaft / 2 } }

  /// The row that a box is in.
  func row(of box: Frame) -> Int { (rows.lastIndex { $0 <= box.y }) ?? 0 }
}
