extension Screen {
  /// An element of a controller's contents.
  public struct Element: Sendable, Hashable, Codable {
    /// What it is.
    public var kind: Kind
    /// Its frame in the pane, in points; nil if it has no extent.
    public var frame: Frame?
    /// Whether it receives touches inside its pane.
    public var receivesTouches: Bool
    /// Whether it can be tapped although its pane doesn't receive touches (P36).
    public var isPassthrough = false
    /// The part of the pane in which it is seen: that of the scroll view it is in; nil for all of it.
    public var window: Frame?

    /// An element; without a frame it has a line of its own.
    public init(_ kind: Kind, frame: Frame? = nil, receivesTouches: Bool = true) {
      self.kind = kind
      self.frame = frame
      self.receivesTouches = receivesTouches
    }

    /// The kind of an element.
    public indirect enum Kind: Sendable, Hashable, Codable {
      /// A text.
      case label(TextLabel)
      /// A button of the contents.
      case button(Button)
      /// An editable line of text.
      case field(Field)
      /// A control that is on or off.
      case toggle(Switch)
      /// A control with a thumb on a track.
      case slider(Slider)
      /// A row of segments of which at most one is selected.
      case segments([Tab])
      /// A picture, by its name.
      case image(String)
      /// A list of rows.
      case table(Table)
      /// An element without other contents: the name of its class, or of its controller.
      case caption(String)
      /// A standalone navigation bar.
      case bar(Bar)
      /// A standalone toolbar.
      case toolbar([BarItem])
      /// A standalone tab bar.
      case tabs([Tab])
      /// Another controller's part of the contents.
      case pane(Pane)
    }
  }

  /// A text.
  public struct TextLabel: Sendable, Hashable, Codable {
    /// The text.
    public var text: String
    /// Its alignment in its frame.
    public var alignment: Alignment
    /// Whether it may have several lines.
    public var wraps: Bool

    /// A text.
    public init(_ text: String, _ alignment: Alignment = .left, wraps: Bool = false) {
      self.text = text
      self.alignment = alignment
      self.wraps = wraps
    }
  }

  /// The alignment of a text.
  public enum Alignment: String, Sendable, Codable { case left, centre, right }

  /// An editable line of text.
  public struct Field: Sendable, Hashable, Codable {
    /// The visible text: its text, or dots, or the placeholder.
    public var text: String
    /// Whether that is the placeholder.
    public var isPlaceholder: Bool
    /// Whether it is the first responder.
    public var isEdited: Bool
    /// Whether it can be edited.
    public var isEnabled: Bool
    /// Its identity as a target; nil for a picture of a field.
    public var id: Target.ID?

    /// A field.
    public init(
      _ text: String, isPlaceholder: Bool = false, isEdited: Bool = false, isEnabled: Bool = true,
      id: Target.ID? = nil
    ) {
      self.text = text
      self.isPlaceholder = isPlaceholder
      self.isEdited = isEdited
      self.isEnabled = isEnabled
      self.id = id
    }
  }

  /// A list of rows.
  public struct Table: Sendable, Hashable, Codable {
    /// Its rows and headers, from the top.
    public var lines: [TableLine]
    /// Its identity on the stage; nil for a picture of a table.
    public var id: Target.ID?
    /// Whether its sections are separate groups.
    public var isGrouped: Bool

    /// A table.
    public init(_ lines: [TableLine], id: Target.ID? = nil, isGrouped: Bool = false) {
      self.lines = lines
      self.id = id
      self.isGrouped = isGrouped
    }

    /// A part of a table.
    public enum TableLine: Sendable, Hashable, Codable {
      /// The text above a section, or below it.
      case title(String)
      /// A row.
      case row(TableRow)
      /// The view above all rows or below them.
      case element(Element)
    }
  }

  /// A row of a table.
  public struct TableRow: Sendable, Hashable, Codable {
    /// The main text.
    public var title: String?
    /// The second text.
    public var detail: String?
    /// The position of the second text.
    public var detailPlace: DetailPlace
    /// The name of the picture.
    public var image: String?
    /// The elements that the program added to the row.
    public var others: [Element]
    /// The accessory at the right edge.
    public var accessory: Accessory
    /// Whether it is marked as selected.
    public var isSelected: Bool
    /// The control at the left edge.
    public var control: Control
    /// The actions that a swipe has uncovered; nil for none.
    public var swipe: Swipe?
    /// Its identity as a target; nil for a picture of a row.
    public var id: Target.ID?

    /// A row; most have only a text.
    public init(
      _ title: String?, detail: String? = nil, _ detailPlace: DetailPlace = .rightEdge,
      image: String? = nil, others: [Element] = [], accessory: Accessory = .none,
      isSelected: Bool = false, control: Control = .none, id: Target.ID? = nil
    ) {
      self.title = title
      self.detail = detail
      self.detailPlace = detailPlace
      self.image = image
      self.others = others
      self.accessory = accessory
      self.isSelected = isSelected
      self.control = control
      self.id = id
    }

    /// The position of a row's second text.
    public enum DetailPlace: String, Sendable, Codable { case rightEdge, beside, below }
    /// The accessory at the right edge of a row.
    public enum Accessory: Int, Sendable, CaseIterable, Codable {
      case none = 0
      case disclosureIndicator = 1
      case detailDisclosureButton = 2
      case checkmark = 3
      case detailButton = 4
    }
    /// The buttons that a swipe has uncovered beside a row, from the left to the right.
    public struct Swipe: Sendable, Hashable, Codable {
      /// Those at the left edge.
      public var leading: [Button]
      /// Those at the right edge.
      public var trailing: [Button]

      /// The buttons at both edges, of which one has none.
      public init(leading: [Button] = [], trailing: [Button] = []) {
        self.leading = leading
        self.trailing = trailing
      }
    }
    /// The control of a row while its table is being edited.
    public enum Control: Int, Sendable, CaseIterable, Codable {
      case none = 0
      case delete = 1
      case insert = 2
    }
  }
}
