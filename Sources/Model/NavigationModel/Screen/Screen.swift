/// The contents of a device's screen: layers from back to front, as texts and numbers only.
public struct Screen: Sendable, Hashable, Codable {
  /// The device and its orientation.
  public var traits: Traits
  /// Whether the status bar shows time and charge.
  public var showsStatus: Bool
  /// The layers, back to front; none on an empty screen.
  public var layers: [Layer]
  /// The keyboard; nil if it is hidden.
  public var keyboard: String?

  /// A screen of layers.
  public init(
    traits: Traits = Traits(), showsStatus: Bool = false, layers: [Layer] = [],
    keyboard: String? = nil
  ) {
    self.traits = traits
    self.showsStatus = showsStatus
    self.layers = layers
    self.keyboard = keyboard
  }

  /// One layer of the screen.
  public struct Layer: Sendable, Hashable, Codable {
    /// Its look.
    public var kind: Kind
    /// Where it is, in points.
    public var frame: Frame
    /// Its contents.
    public var pane: Pane
    /// The presenter's contents, of which a partial curl leaves the upper part over it (P45); nil
    /// for other layers.
    public var curled: Pane?
    /// Whether it dims the rest; a sheet may leave its surroundings alone (C22).
    public var dimsTheRest: Bool
    /// Its heights; nil if it isn't a sheet.
    public var sheet: Sheet?
    /// What it points at; nil if it isn't a popover.
    public var source: Source?
    /// The edge that its arrow is at; nil where the room decides.
    public var arrow: Edge?

    /// A layer, which dims the rest if that is its kind.
    public init(_ kind: Kind, frame: Frame, _ pane: Pane) {
      self.kind = kind
      self.frame = frame
      self.pane = pane
      dimsTheRest = kind != .popover
    }

    /// The look of a layer.
    public enum Kind: String, Sendable, CaseIterable, Codable {
      /// Fills the screen.
      case full
      /// A card that leaves the top of the view below visible, and usually dims it.
      case sheet
      /// A card in the middle, which dims the rest.
      case card
      /// A popover; the rest isn't dimmed.
      case popover
      /// An alert in the middle, which dims the rest.
      case alert
      /// Buttons at the bottom edge, which dim the rest.
      case actionSheet
    }
  }

  /// A controller's part of the screen: bars around contents.
  public struct Pane: Sendable, Hashable, Codable {
    /// The number of the controller it belongs to; nil for a window without a root.
    public var controller: Int?
    /// The frame of its view in that of its parent, or on the screen; nil without a view.
    public var frame: Frame?
    /// The pane that shines through it, if it is presented over its context; else none.
    public var behind: [Pane] = []
    /// Whether it receives touches.
    public var isReachable = true
    /// The bars that can be tapped although it doesn't receive touches (P36).
    public var passthroughBars: [BarPlace] = []
    /// Its share of the width, if it is beside others.
    public var share = 1
    /// Whether it is over the last of those beside it, which has the whole width.
    public var isOverlay = false
    /// The bar at the top.
    public var bar: Bar?
    /// Its own contents, in reading order.
    public var elements: [Element] = []
    /// The panes of its children, from left to right.
    public var columns: [Pane] = []
    /// The bar of buttons at the bottom.
    public var toolbar: [BarItem]?
    /// The bar of tabs at the bottom.
    public var tabs: [Tab]?
    /// What is shown above the tabs, or beside them if they are minimised; nil for nothing (F98).
    public var accessory: Accessory?
    /// The backgrounds of both; nil for the usual one.
    public var toolbarBackground: BarBackground?, tabsBackground: BarBackground?

    /// An empty pane.
    public init() {}

    /// A view above the bar of tabs.
    public struct Accessory: Sendable, Hashable, Codable {
      /// What it consists of.
      public var elements: [Element]
      /// Whether it is beside a minimised bar.
      public var isInline: Bool

      /// An accessory with its contents.
      public init(_ elements: [Element], isInline: Bool) {
        self.elements = elements
        self.isInline = isInline
      }
    }

    /// The place of a bar of buttons.
    public enum BarPlace: String, Sendable, Codable {
      /// The navigation bar.
      case top
      /// The toolbar.
      case bottom
    }
  }

  /// A navigation bar with its three zones.
  public struct Bar: Sendable, Hashable, Codable {
    /// The prompt above.
    public var prompt: String?
    /// The items from the left edge.
    public var left: [Button]
    /// The text in the middle.
    public var title: String
    /// What the view in the middle consists of; none where the title is only a text.
    public var middle: [Element]
    /// The items up to the right edge.
    public var right: [Button]
    /// Whether the title is below the buttons, in large letters.
    public var hasLargeTitle: Bool
    /// The parts of the search bar below the rest; none without one.
    public var search: [Element]
    /// Whether title and buttons are shown; an active search may hide them.
    public var showsTitle: Bool
    /// Its background; nil for the usual one.
    public var background: BarBackground?
    /// Whether the title is beside the left items; nil for the middle.
    public var isTitleLeading: Bool?
    /// The items in the middle, beside a leading title; nil for none (H76).
    public var middleButtons: [Button]?
    /// The smaller line below the title; nil for none.
    public var subtitle: String?

    /// A bar; most have only a title.
    public init(
      _ title: String, middle: [Element] = [], left: [Button] = [], right: [Button] = [],
      prompt: String? = nil, hasLargeTitle: Bool = false, search: [Element] = [],
      showsTitle: Bool = true
    ) {
      self.search = search
      self.showsTitle = showsTitle
      self.title = title
      self.middle = middle
      self.left = left
      self.right = right
      self.prompt = prompt
      self.hasLargeTitle = hasLargeTitle
    }
  }

  /// A button.
  public struct Button: Sendable, Hashable, Codable {
    /// Its text.
    public var text: String
    /// Whether a tap has an effect; if not it is dimmed.
    public var isEnabled: Bool
    /// Its identity as a target; nil for a picture of a button.
    public var id: Target.ID?
    /// Its part in an alert.
    public var role: Role
    /// Whether it is an item that is selected.
    public var isSelected = false
    /// What the view in its place consists of; nil for a button.
    public var parts: [Element]?

    /// A button.
    public init(
      _ text: String, isEnabled: Bool = true, id: Target.ID? = nil, role: Role = .plain
    ) {
      self.text = text
      self.isEnabled = isEnabled
      self.id = id
      self.role = role
    }
  }

  /// An item of a toolbar.
  public enum BarItem: Sendable, Hashable, Codable {
    /// A button.
    case button(Button)
    /// A space, which takes up the remaining room if it is flexible.
    case space(isFlexible: Bool)
  }

  /// A tab.
  public struct Tab: Sendable, Hashable, Codable {
    /// Its title.
    public var button: Button
    /// Whether it is selected.
    public var isSelected: Bool
    /// The text of its badge.
    public var badge: String?
    /// The name of its image, or of its system item; nil without one.
    public var image: String?

    /// A tab.
    public init(
      _ title: String, isEnabled: Bool = true, isSelected: Bool = false, badge: String? = nil,
      id: Target.ID? = nil
    ) {
      button = Button(title, isEnabled: isEnabled, id: id)
      self.isSelected = isSelected
      self.badge = badge
    }
  }
}
