extension Screen {
  /// Something in a controller's contents.
  public struct Element: Sendable, Hashable {
    /// What it is.
    public var kind: Kind
    /// Where it is in the pane, in points; nil where it has no extent.
    public var frame: Frame?
    /// Whether a finger reaches it inside its pane.
    public var takesTouches: Bool

    /// An element; without a frame it stands on a line of its own.
    public init(_ kind: Kind, frame: Frame? = nil, takesTouches: Bool = true) {
      self.kind = kind
      self.frame = frame
      self.takesTouches = takesTouches
    }

    /// What an element is.
    public indirect enum Kind: Sendable, Hashable {
      /// A text.
      case label(Label)
      /// A button of the contents.
      case button(Button)
      /// An editable line of text.
      case field(Field)
      /// A picture, by its name.
      case image(String)
      /// A list of rows.
      case table(Table)
      /// What has nothing else to show: the name of its class, or of its controller.
      case caption(String)
      /// A navigation bar that stands alone.
      case bar(Bar)
      /// A toolbar that stands alone.
      case toolbar([BarItem])
      /// A tab bar that stands alone.
      case tabs([Tab])
      /// Another controller's part of the contents.
      case pane(Pane)
    }
  }

  /// A text that a person reads.
  public struct Label: Sendable, Hashable {
    /// The text.
    public var text: String
    /// Where it stands in its frame.
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

  /// Where a text stands.
  public enum Alignment: String, Sendable { case left, centre, right }

  /// An editable line of text.
  public struct Field: Sendable, Hashable {
    /// What is seen in it: its text, or dots, or the placeholder.
    public var text: String
    /// Whether that is the placeholder.
    public var isPlaceholder: Bool
    /// Whether the person types into it.
    public var isEdited: Bool
    /// Whether it can be edited.
    public var isEnabled: Bool

    /// A field.
    public init(
      _ text: String, isPlaceholder: Bool = false, isEdited: Bool = false, isEnabled: Bool = true
    ) {
      self.text = text
      self.isPlaceholder = isPlaceholder
      self.isEdited = isEdited
      self.isEnabled = isEnabled
    }
  }

  /// A list of rows.
  public struct Table: Sendable, Hashable {
    /// Its rows, with what stands between them, from the top.
    public var lines: [Line]

    /// A table.
    public init(_ lines: [Line]) { self.lines = lines }

    /// What a table consists of.
    public enum Line: Sendable, Hashable {
      /// The text above a section, or below it.
      case title(String)
      /// A row.
      case row(Row)
      /// What is above all rows or below them.
      case element(Element)
    }
  }

  /// A row of a table.
  public struct Row: Sendable, Hashable {
    /// The main text.
    public var title: String?
    /// The second text.
    public var detail: String?
    /// Where that stands.
    public var detailPlace: DetailPlace
    /// The name of the picture.
    public var image: String?
    /// What the program put into the row besides.
    public var others: [Element]
    /// The accessory at the right edge.
    public var accessory: Accessory
    /// Whether it is marked as selected.
    public var isSelected: Bool
    /// The control at the left edge.
    public var control: Control

    /// A row; most have a text only.
    public init(
      _ title: String?, detail: String? = nil, _ detailPlace: DetailPlace = .rightEdge,
      image: String? = nil, others: [Element] = [], accessory: Accessory = .none,
      isSelected: Bool = false, control: Control = .none
    ) {
      self.title = title
      self.detail = detail
      self.detailPlace = detailPlace
      self.image = image
      self.others = others
      self.accessory = accessory
      self.isSelected = isSelected
      self.control = control
    }

    /// Where the second text of a row stands.
    public enum DetailPlace: String, Sendable { case rightEdge, beside, below }
    /// What stands at the right edge of a row.
    public enum Accessory: Int, Sendable, CaseIterable {
      case none = 0
      case disclosureIndicator = 1
      case detailDisclosureButton = 2
      case checkmark = 3
      case detailButton = 4
    }
    /// What the control of a row does while its table is edited.
    public enum Control: Int, Sendable, CaseIterable {
      case none = 0
      case delete = 1
      case insert = 2
    }
  }
}
