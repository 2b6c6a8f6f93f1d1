/// The whole visible state of a world of view controllers, as one value.
///
/// Controllers are nodes with identifiers. Children, which of them are shown, presentations and
/// appearances are all stored here; objects and printers read them.
public struct Hierarchy: Sendable, Equatable, Encodable {
  /// The windows in the order of creation; ``windowsBackToFront`` has them as they are seen.
  public internal(set) var windows: [Window] = []
  /// The number of the key window of the first scene; nil if there is none.
  public internal(set) var keyWindow: Int?
  /// The key windows of the other scenes, by the number of the scene (F22).
  var keyWindowsOfScenes: [Int: Int] = [:]
  /// The scene in front of the others; nil for the first one.
  package internal(set) var frontScene: Int?
  /// How often each scene was put in front.
  var sceneOrders: [Int: Int] = [:]
  /// Grows with every edit that may change what is visible.
  public internal(set) var revision = 0
  @usableFromInline var nodes: [Node] = []
  /// The controllers that have callbacks to receive.
  package internal(set) var owing = Owing()
  /// The controllers that have begun to appear and have not disappeared yet.
  var notified: [ID] = []
  var vacantSlots: [UInt32] = []
  package internal(set) var lastNumber: Int32 = 0

  enum CodingKeys: CodingKey {
    case windows, keyWindow, revision, nodes, notified, vacantSlots, lastNumber
  }

  /// An empty hierarchy.
  public init() {}

  /// The node of a living controller.
  public internal(set) subscript(id: ID) -> Node {
    // In other modules a field of a node is read in place, without copying the node.
    @inlinable
    _read {
      precondition(
        contains(id),
        "\(id) is not in this hierarchy: its controller has ended, or is of another Stage")
      yield nodes[Int(id.slot)]
    }
    _modify {
      precondition(
        contains(id),
        "\(id) is not in this hierarchy: its controller has ended, or is of another Stage")
      yield &nodes[Int(id.slot)]
    }
  }

  /// Whether the identifier belongs to a controller that is still alive.
  @inlinable
  public func contains(_ id: ID) -> Bool {
    nodes.contains(id)
  }

  /// The identifiers of all living controllers, oldest slot first.
  public var identifiers: [ID] { nodes.lazy.map(\.id).filter { $0.number > 0 } }

  /// How many controllers there are, the slots of former ones included.
  package var count: Int { nodes.count }

  /// Adds a controller that has no place yet.
  public mutating func insert(
    className: String, showing: Node.Showing = .placed, kind: Node.Kind = .plain
  ) -> ID {
    lastNumber += 1
    let slot = vacantSlots.popLast() ?? UInt32(nodes.count)
    let id = ID(slot: slot, number: lastNumber)
    if slot < nodes.count {
      nodes[Int(slot)].begin(as: id, className: className, showing: showing, kind: kind)
    } else {
      nodes.append(Node(id: id, className: className, showing: showing, kind: kind))
    }
    return id
  }

  /// Removes a controller; its children, its presenter and what it presents lose their link to it.
  public mutating func remove(_ id: ID) {
    hide(from: id)
    if nodes.isLinked(id) { unlink(id) }
    if self[id].appearance != .disappeared { setAppearance(.disappeared, of: id) }
    nodes[Int(id.slot)] = Node(id: ID(slot: 0, number: 0), className: "")
    vacantSlots.append(id.slot)
    revision += 1
  }

  /// Cuts all links of a controller.
  private mutating func unlink(_ id: ID) {
    for child in self[id].children {
      self[child].parent = nil
      updateWindow(child)
    }
    for child in self[id].uncontainedChildren {
      self[child].host = nil
      updateWindow(child)
    }
    if let host = self[id].host { self[host].uncontainedChildren.removeAll { $0 == id } }
    if let parent = self[id].parent {
      self[parent].children.removeAll { $0 == id }
      self[parent].shown.removeAll { $0 == id }
    }
    if let presented = self[id].presentation?.presented {
      self[presented].presenter = nil
      updateWindow(presented)
    }
    if let presenter = self[id].presenter { disconnect(presenter, id) }
    for index in windows.indices where windows[index].root == id { windows[index].root = nil }
    if let number = self[id].hostWindow { windows[number - 1].uncontained.removeAll { $0 == id } }
    _ = unstrand(id)
  }

  /// Changes the description of a node; links between nodes have edits of their own.
  public mutating func update(_ id: ID, _ change: (inout Node.Description) -> Void) {
    change(&self[id].description)
  }

  /// Sets the appearance of a controller.
  public mutating func setAppearance(_ appearance: Appearance, of id: ID) {
    let owed = nodes.owesCallbacks(id)
    let isNotified = nodes[Int(id.slot)].take(appearance)
    owing.note(owed, nodes.owesCallbacks(id))
    guard isNotified else { return }
    if appearance == .disappeared { removeNotified(id) } else { addNotified(id) }
  }

  /// Adds a controller to those that have begun to appear.
  private mutating func addNotified(_ id: ID) {
    nodes[Int(id.slot)].indexInNotified = Int32(notified.count)
    notified.append(id)
  }

  /// Removes a controller from those that have begun to appear; the last one takes its index.
  private mutating func removeNotified(_ id: ID) {
    let place = nodes[Int(id.slot)].indexInNotified
    nodes[Int(id.slot)].indexInNotified = 0
    let last = notified.removeLast()
    guard last != id else { return }
    notified[Int(place)] = last
    nodes[Int(last.slot)].indexInNotified = place
  }

  /// The change from the delivered appearances to what is visible; costs what is on screen.
  public func reconcile() -> Change {
    var change = Change(subject: nil)
    change.isAttached = true
    change.revision = revision
    let visible = visible
    let seen = Set(visible)
    change.leaving = SmallArray(
      notified.filter { !seen.contains($0) && !isStranded($0) }.sorted { $0.number < $1.number })
    change.entering = SmallArray(
      visible.filter { self[$0].appearance != .appeared })
    return change
  }

  /// Marks that a controller receives `viewIsAppearing`; false if it already has since it began to
  /// appear.
  public mutating func markIsAppearing(_ id: ID) -> Bool {
    if nodes[Int(id.slot)].hasReceivedIsAppearing { return false }
    nodes[Int(id.slot)].hasReceivedIsAppearing = true
    return true
  }

  /// Records where the view of a controller is now.
  public mutating func setViewPlace(_ place: ViewPlace, _ id: ID) {
    nodes[Int(id.slot)].viewPlace = place
    if hasStrandedRoots { owing.noteStranding() }
  }

  /// Marks a view as laid out; false if it already was.
  public mutating func markLaidOut(_ id: ID) -> Bool {
    if nodes[Int(id.slot)].isLaidOut { return false }
    nodes[Int(id.slot)].isLaidOut = true
    return true
  }

  /// Marks that a controller's view needs a layout; false if it has had none yet.
  public mutating func markNeedsLayout(_ id: ID) -> Bool {
    defer { nodes[Int(id.slot)].isLaidOut = false }
    return nodes[Int(id.slot)].isLaidOut
  }

  /// Records that a controller has appeared in the stack it joined.
  public mutating func markAppeared(_ id: ID) {
    nodes[Int(id.slot)].isNewChild = false
  }

  /// Sets whether a controller has a view, and its class if it isn't the default; a new view has
  /// not been laid out.
  public mutating func setViewLoaded(_ isLoaded: Bool, className: String? = nil, _ id: ID) {
    self[id].take(isViewLoaded: isLoaded, className: className)
  }
}

extension Hierarchy {
  /// The identifier of a controller within one world; never used twice.
  public struct ID: Hashable, Sendable, CustomStringConvertible {
    @usableFromInline let slot: UInt32
    /// Counts from 1 in the order of creation.
    public let number: Int32
    /// Its index in a table of controllers; reused when it is free.
    @inlinable package var index: Int { Int(slot) }

    /// `#3`.
    public var description: String { "#\(number)" }
  }

  /// The arrangement of a container.
  public struct Arrangement: Sendable, Equatable {
    /// Its children, in order.
    public let children: [ID]
    /// Those that were shown.
    @usableFromInline package let shown: SmallArray<ID>
  }

  /// A window: a root, and whether it is on screen.
  public struct Window: Sendable, Equatable, Codable {
    /// Identifies a window; counts from 1.
    public let number: Int
    /// The controller whose family fills the window.
    public internal(set) var root: ID?
    /// The controllers without a parent whose views were added to it by hand, in order (C3).
    public internal(set) var uncontained: [ID] = []
    /// Former roots that it retains, because what they present is still in it (C24, D24).
    public internal(set) var stranded: [ID] = []
    /// False until it is made visible; a window that was never shown calls none of its controllers
    /// (D23).
    public internal(set) var isVisible: Bool
    /// Whether it was released.
    public internal(set) var isClosed = false
    /// Its level: a window of a higher one is in front (F16, F17).
    public internal(set) var level = 0.0
    /// What it was made for by UIKit; nil for a window of the program.
    public internal(set) var purpose: Purpose?
    /// The number of its scene; nil for the first one.
    public internal(set) var scene: Int?
    /// Grows each time that its scene is put in front of the others; nil if it never was.
    var sceneOrder: Int?
    /// Grows each time that a window is put in front of the others of its level (F17).
    var order = 0

    /// What UIKit makes windows for.
    public enum Purpose: String, Sendable, Codable {
      /// An alert view or an action sheet: what is behind it is seen (F23).
      case panel
    }

    /// The controllers whose families are in it, back to front.
    public var tops: [ID] { [root].compactMap { $0 } + uncontained }
  }
}
