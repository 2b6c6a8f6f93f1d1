/// The state of one view controller.
///
/// Nodes are many, and a hierarchy moves all of them as it grows: links to windows are numbers of
/// four bytes, small fields stand beside each other, and what few nodes have is elsewhere.
public struct Node: Sendable, Equatable {
  /// Its identifier.
  public internal(set) var id: Hierarchy.ID
  /// Its class, title and styles.
  public internal(set) var description: Description
  /// How the shown children depend on the children.
  public internal(set) var showing: Showing
  /// Which of UIKit's containers it is.
  public internal(set) var kind: Kind
  /// Whether it is on screen; an index of the links and of what is shown, written by `mark`.
  public internal(set) var isOnScreen = false
  /// Its children, in the container's own order.
  public internal(set) var children: [Hierarchy.ID] = []
  /// What few nodes have: one value, or none if all of it is as at first.
  @usableFromInline var rareParts: [RareParts] = []
  /// The same as `shownChildren`.
  @usableFromInline package internal(set) var shown: SmallArray<Hierarchy.ID> = []
  /// Its appearance, as its callbacks have been called.
  public internal(set) var appearance = Appearance.disappeared
  /// Whether it has a view.
  public internal(set) var isViewLoaded = false
  /// Whether its view has been laid out since it was loaded (A26).
  public internal(set) var isLaidOut = false
  /// The container it is a child of; an index of `children`, written with it.
  public internal(set) var parent: Hierarchy.ID?
  /// Whether it has received `viewIsAppearing` since its last `viewWillAppear` (A25: once).
  public internal(set) var hasReceivedIsAppearing = false
  /// Whether it was added to a stack, or to a custom container (unconfirmed), and has not appeared
  /// there yet (A42).
  public internal(set) var isNewChild = false
  /// The calls about its parent that it has not received yet (C11).
  @usableFromInline package internal(set) var owedMoves = OwedMoves.none
  /// Where its view is; whether that is in a window follows from the chain (C1).
  public internal(set) var viewPlace = ViewPlace.none
  /// Its index among those that have begun to appear.
  var indexInNotified: Int32 = 0
  @usableFromInline var root = WindowNumber()
  @usableFromInline var family = WindowNumber()

  /// The node of a controller without links.
  init(id: Hierarchy.ID, className: String, showing: Showing = .placed, kind: Kind = .plain) {
    self.id = id
    self.showing = showing
    self.kind = kind
    description = Description(className: className)
  }

  /// Becomes the node of another controller; the former one has left nothing in it.
  mutating func begin(as id: Hierarchy.ID, className: String, showing: Showing, kind: Kind) {
    self.id = id
    self.showing = showing
    self.kind = kind
    description.className = className
  }
}

extension Node {
  /// The number of the window it is the root of.
  public internal(set) var window: Int? {
    @inlinable get { root.number }
    set { root.number = newValue }
  }

  /// The number of the window that its chain of parents and presenters leads to; an index of those
  /// links, written by `settle`.
  public internal(set) var familyWindow: Int? {
    @inlinable get { family.number }
    set { family.number = newValue }
  }

  /// Takes a view or loses it; a new one has not been laid out.
  mutating func take(isViewLoaded: Bool, className: String?) {
    self.isViewLoaded = isViewLoaded
    viewClassName = className
    isLaidOut = false
  }

  /// Takes another appearance; returns whether it begins to appear, or has disappeared.
  mutating func take(_ new: Appearance) -> Bool {
    let wasNotified = appearance != .disappeared
    if new == .appearing { hasReceivedIsAppearing = false }
    appearance = new
    return wasNotified == (new == .disappeared)
  }

  /// The part of a node that its controller may change at any time.
  public struct Description: Sendable, Equatable, Codable {
    /// The name of its class, as UIKit prints it.
    public var className: String
    /// Its title.
    public var title: String?
    /// A name for trees, timelines and tests; never shown in a bar.
    public var name: String?
    /// Whether its class was defined by a script, so that its `deinit` is of interest.
    public var hasOwnClassName = false
    /// The style it is to be presented in.
    public var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// The transition style of its presentation.
    public var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// Whether the context styles end their search here (P3).
    public var definesPresentationContext = false
    /// Whether its transition style is used for presentations in its context (P21).
    public var providesTransitionStyle = false
  }

  /// How a container determines the children it shows.
  public enum Showing: String, Sendable, Codable {
    /// The last child, as a navigation stack does.
    case last
    /// The children that the container selected, as a tab bar controller does.
    case chosen
    /// The children whose views were added to the container's view, as custom containers do.
    case placed
  }

  /// UIKit's containers, and everything else.
  public enum Kind: String, Sendable, Codable {
    case plain, navigation, tabBar, split, page
  }

  /// The name that trees and timelines use: name, else title, else class and number.
  public var label: String { name.text }

  /// The children that are visible with it, back to front.
  public var shownChildren: [Hierarchy.ID] { shown.array }

  /// The same, not composed yet.
  @inlinable
  package var name: Label {
    guard let given = description.name ?? description.title else {
      return Label(description.className, number: id.number)
    }
    return Label(given)
  }
}

/// The number of a window, or none, in four bytes.
@usableFromInline
struct WindowNumber: Sendable, Equatable, Codable {
  @usableFromInline var stored: Int32 = 0

  @inlinable var number: Int? {
    get { stored == 0 ? nil : Int(stored) }
    set { stored = Int32(newValue ?? 0) }
  }
}

/// The calls about its new parent that a child has not received yet.
@usableFromInline
package enum OwedMoves: String, Sendable, Codable {
  case none, didMove, both
}

/// Where the view of a controller is.
public enum ViewPlace: Sendable, Equatable, Codable {
  /// In no other view, or in views that are in no controller's view and in no window.
  case none
  /// In the view of a controller, at any depth.
  case view(of: Hierarchy.ID)
  /// In the window with this number, outside of other controllers' views.
  case window(Int)
}

/// The appearance of a controller, as its callbacks have been called (P20).
public enum Appearance: String, Sendable, Codable {
  case disappeared, appearing, appeared, disappearing

  /// Whether it has begun to change: a will callback was called, the did callback is due.
  public var isTransient: Bool { self == .appearing || self == .disappearing }
}

/// One controller presenting another.
public struct Presentation: Sendable, Equatable, Codable {
  /// The presented controller.
  public package(set) var presented: Hierarchy.ID
  /// The controller that `present` was called on; the presenter may be another one (P1).
  public let source: Hierarchy.ID
  /// The style as resolved when it was presented.
  public let style: UIModalPresentationStyle
  /// The style it has adapted to (P28 to P30).
  public internal(set) var adaptedStyle: UIModalPresentationStyle
  /// Whether the presenter's view is removed from the screen (P27).
  public internal(set) var coversPresenter: Bool
  /// The class of the presentation controller, as UIKit prints it (P96).
  public let managerClassName: String
  /// Whether it is being dismissed; the links stay until the end (D4).
  public internal(set) var isLeaving = false

  /// A presentation that begins.
  public init(
    presented: Hierarchy.ID, source: Hierarchy.ID, style: UIModalPresentationStyle,
    adaptedStyle: UIModalPresentationStyle? = nil, coversPresenter: Bool,
    managerClassName: String? = nil
  ) {
    self.presented = presented
    self.source = source
    self.style = style
    self.adaptedStyle = adaptedStyle ?? style
    self.coversPresenter = coversPresenter
    self.managerClassName = managerClassName ?? style.controllerClassName
  }
}

/// What follows from the links of one controller alone.
extension Node {
  /// Its place relative to the screen.
  @inlinable
  public var place: Hierarchy.Place {
    if isOnScreen { return .visible }
    return familyWindow == nil ? .detached : .hidden
  }

  /// Its parent, else its presenter.
  @inlinable
  public var owner: Hierarchy.ID? { parent ?? presenter }

  /// The controller around it: its parent, or the one in whose view its view is.
  @inlinable
  public var outer: Hierarchy.ID? { parent ?? host }

  /// The controller it depends on: its parent, its presenter, or the one whose view contains its view.
  @inlinable
  public var support: Hierarchy.ID? { parent ?? presenter ?? host }

  /// Whether no container, presenter, view or window has it.
  @inlinable
  public var isFree: Bool { support == nil && window == nil && hostWindow == nil }
}
