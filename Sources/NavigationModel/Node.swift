/// What the world knows of one view controller.
public struct Node: Sendable, Equatable {
  /// Its identifier.
  public let id: Hierarchy.ID
  /// What it says of itself.
  public internal(set) var description: Description
  /// The container it is a child of; an index of `children`, written with it.
  public internal(set) var parent: Hierarchy.ID?
  /// Its children, in the container's own order.
  public internal(set) var children: [Hierarchy.ID] = []
  /// The children that are on screen when it is, back to front.
  public internal(set) var shown: Few<Hierarchy.ID> = []
  /// Those whose views were put into its view though they are nobody's children (A78), in order;
  /// they hear of going after it (unconfirmed).
  public internal(set) var guests: [Hierarchy.ID] = []
  /// The controller in whose view its view is, though it is nobody's child; an index of `guests`.
  public internal(set) var host: Hierarchy.ID?
  /// The container that it goes back to when the stack it was lent to lets it go (A84, A93).
  public internal(set) var home: Hierarchy.ID?
  /// What it presents.
  public internal(set) var presentation: Presentation?
  /// Who presents it; an index of `presentation`, written with it.
  public internal(set) var presenter: Hierarchy.ID?
  /// The number of the window it is the root of.
  public internal(set) var window: Int?
  /// The number of the window that its chain of parents, presenters and hosts leads to; an index of
  /// those links, written by `settle`.
  @usableFromInline var familyWindow: Int?
  /// Whether it is on screen; an index of the links and of what is shown, written by `mark`.
  @usableFromInline var isOnScreen = false
  /// How the shown children follow from the children.
  public let showing: Showing
  /// Which of UIKit's containers it is.
  public let kind: Kind
  /// What it has been told.
  public internal(set) var appearance = Appearance.disappeared
  /// Where it stands among those who have been told that they appear.
  var placeAmongTold = 0
  /// Whether its view has a window (A25: from `viewIsAppearing` on).
  public var isInWindow: Bool { viewWindow != nil }
  /// The number of the window that its view is in, though the controller may have left its place.
  public internal(set) var viewWindow: Int?

  /// Whether it has a view.
  public internal(set) var isViewLoaded = false
  /// The class of its view, where that is not the usual one of its kind.
  public internal(set) var viewClassName: String?
  /// Whether its view has been laid out since it was loaded (A26).
  public internal(set) var isLaidOut = false
  /// Whether the appearance that its author tells it of is animated (A75).
  public internal(set) var isHandAnimated = false
  /// Whether it has heard `viewIsAppearing` since it last heard `viewWillAppear` (A25: once).
  public internal(set) var hasHeardIsAppearing = false
  /// Whether it joined a stack, or a container made by hand (unconfirmed), and has not yet appeared
  /// there (A42).
  public internal(set) var isNewcomer = false

  static let vacant = Node(id: Hierarchy.ID(slot: 0, number: 0), className: "")

  /// The node of a controller without links.
  init(id: Hierarchy.ID, className: String, showing: Showing = .placed, kind: Kind = .plain) {
    self.id = id
    self.showing = showing
    self.kind = kind
    description = Description(className: className)
  }
}

extension Node {
  /// The part of a node that its controller may change at any time.
  public struct Description: Sendable, Equatable {
    /// The name of its class, as UIKit prints it.
    public var className: String
    /// Whether its class was made by a script, so that people want to hear when it is gone.
    public var isOfScriptClass = false
    /// Its title.
    public var title: String?
    /// A name for trees, timelines and tests; never shown in a bar.
    public var name: String?
    /// The style it asks for when it is presented.
    public var modalPresentationStyle = PresentationStyle.automatic
    /// The style of the animation when it is presented.
    public var modalTransitionStyle = TransitionStyle.coverVertical
    /// Whether the context styles stop their search here (P3).
    public var definesPresentationContext = false
    /// Whether its transition style holds for what is presented in its context (P21).
    public var providesTransitionStyle = false
  }

  /// How a container picks the children it shows.
  public enum Showing: Sendable {
    /// The last child, as a navigation stack does.
    case last
    /// Those that the container chose, as a tab bar controller does.
    case chosen
    /// Those whose views were put into the container's, as authors of containers do.
    case placed
  }

  /// The containers that come with UIKit, and everything else.
  public enum Kind: Sendable {
    case plain, navigation, tabBar, split, page
  }

  /// The name that trees and timelines use: name, else title, else class and number.
  public var label: String { name.text }

  /// The same, not yet put together.
  @inlinable @inline(__always)
  public var name: Label {
    guard let given = description.name ?? description.title else {
      return Label(description.className, number: id.number)
    }
    return Label(given)
  }
}

/// What a controller has been told about its appearance (P20).
public enum Appearance: String, Sendable {
  case disappeared, appearing, appeared, disappearing
}

/// One controller presenting another.
public struct Presentation: Sendable, Equatable {
  /// The controller on top.
  public let presented: Hierarchy.ID
  /// The controller that was asked; the presenter may be another one (P1).
  public let source: Hierarchy.ID
  /// The style as resolved when it was presented.
  public let style: PresentationStyle
  /// The style it has where it takes place (P28 to P30).
  public internal(set) var adaptedStyle: PresentationStyle
  /// Whether the presenter's view leaves the screen (P27).
  public internal(set) var coversPresenter: Bool
  /// The class of the presentation controller, as UIKit prints it (P96).
  public let managerClassName: String
  /// Whether it is on its way out; the links still stand then (D4).
  public internal(set) var isLeaving = false

  /// A presentation that is coming up.
  public init(
    presented: Hierarchy.ID, source: Hierarchy.ID, style: PresentationStyle,
    adaptedStyle: PresentationStyle? = nil, coversPresenter: Bool, managerClassName: String? = nil
  ) {
    self.presented = presented
    self.source = source
    self.style = style
    self.adaptedStyle = adaptedStyle ?? style
    self.coversPresenter = coversPresenter
    self.managerClassName = managerClassName ?? style.controllerClassName
  }
}
