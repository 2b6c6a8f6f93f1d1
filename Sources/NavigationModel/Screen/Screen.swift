/// What a device shows: layers from back to front, in words and numbers only.
public struct Screen: Sendable, Hashable {
  /// The device and how it is held.
  public var traits: Traits
  /// Whether the area above the bars shows time and charge.
  public var showsStatus: Bool
  /// What lies over each other, back to front; none on an empty screen.
  public var layers: [Layer]
  /// The keys that a person is offered; nil while nobody types.
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

  /// One thing that lies over the rest.
  public struct Layer: Sendable, Hashable {
    /// What it looks like.
    public var kind: Kind
    /// Where it is, in points.
    public var frame: Frame
    /// What it shows.
    public var pane: Pane

    /// A layer.
    public init(_ kind: Kind, frame: Frame, _ pane: Pane) {
      self.kind = kind
      self.frame = frame
      self.pane = pane
    }

    /// What a layer looks like.
    public enum Kind: String, Sendable, CaseIterable {
      /// Fills the screen.
      case full
      /// A card that leaves the top of what is below to be seen, and dims it.
      case sheet
      /// A card in the middle, which dims the rest.
      case card
      /// A box at a button; the rest stays as it is.
      case popover
      /// A box of buttons in the middle, which dims the rest.
      case alert
      /// Buttons at the lower edge, which dim the rest.
      case actionSheet
    }
  }

  /// A controller's part of the screen: bars around contents.
  public struct Pane: Sendable, Hashable {
    /// Whether a finger reaches it.
    public var isReachable = true
    /// Its part of the width, where it stands beside others.
    public var share = 1
    /// The bar at the top.
    public var bar: Bar?
    /// What it shows itself, in reading order.
    public var elements: [Element] = []
    /// The panes of the controllers in it, from left to right.
    public var columns: [Pane] = []
    /// The bar of buttons at the bottom.
    public var toolbar: [BarItem]?
    /// The bar of tabs at the bottom.
    public var tabs: [Tab]?

    /// An empty pane.
    public init() {}
  }

  /// A navigation bar with its three zones.
  public struct Bar: Sendable, Hashable {
    /// The line above.
    public var prompt: String?
    /// From the left edge on.
    public var left: [Button]
    /// The text in the middle.
    public var title: String
    /// Up to the right edge.
    public var right: [Button]
    /// Whether the title stands below the buttons, in large letters.
    public var hasLargeTitle: Bool

    /// A bar; most have nothing but a title.
    public init(
      _ title: String, left: [Button] = [], right: [Button] = [], prompt: String? = nil,
      hasLargeTitle: Bool = false
    ) {
      self.title = title
      self.left = left
      self.right = right
      self.prompt = prompt
      self.hasLargeTitle = hasLargeTitle
    }
  }

  /// Something to tap.
  public struct Button: Sendable, Hashable {
    /// Its text.
    public var text: String
    /// Whether a tap does something; where not it is grey.
    public var isEnabled: Bool

    /// A button.
    public init(_ text: String, isEnabled: Bool = true) {
      self.text = text
      self.isEnabled = isEnabled
    }
  }

  /// What stands in a toolbar.
  public enum BarItem: Sendable, Hashable {
    /// A button.
    case button(Button)
    /// A space, which takes the room that is left if it is flexible.
    case space(isFlexible: Bool)
  }

  /// A tab.
  public struct Tab: Sendable, Hashable {
    /// Its title.
    public var button: Button
    /// Whether it is the one that is shown.
    public var isSelected: Bool
    /// The text on the spot at its corner.
    public var badge: String?

    /// A tab.
    public init(
      _ title: String, isEnabled: Bool = true, isSelected: Bool = false, badge: String? = nil
    ) {
      button = Button(title, isEnabled: isEnabled)
      self.isSelected = isSelected
      self.badge = badge
    }
  }
}
