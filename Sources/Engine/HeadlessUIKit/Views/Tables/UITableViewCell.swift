import Foundation
import NavigationModel

/// A row of a table.
///
/// [UITableViewCell](https://developer.apple.com/documentation/uikit/uitableviewcell)
@preconcurrency @MainActor
open class UITableViewCell: UIView, TextShowing, ContentOwner {
  /// The labels that a cell has.
  let style: CellStyle
  /// The reuse identifier; nil if the cell is not reused.
  open private(set) var reuseIdentifier: String?
  // Its subviews retain these; a second reference would hide their owners from a garbage
  // collector.
  final weak var content: UIView?
  private weak var mainLabel: UILabel?
  private weak var secondLabel: UILabel?
  private weak var picture: UIImageView?
  /// The main label; nil while a configuration shows the contents (H125).
  open var textLabel: UILabel? { isConfigured ? nil : mainLabel }
  /// The second label; nil in the style `default`, and while a configuration shows the contents.
  open var detailTextLabel: UILabel? { isConfigured ? nil : secondLabel }
  /// The image at the left edge; nil while a configuration shows the contents.
  open var imageView: UIImageView? { isConfigured ? nil : picture }
  /// The accessory at the right edge.
  open var accessoryType = AccessoryType.none
  /// The appearance while it is selected.
  open var selectionStyle = SelectionStyle.default
  /// The view behind the contents; kept, no effect.
  open var backgroundView: UIView?
  /// The view behind the contents while it is selected; kept, no effect.
  open var selectedBackgroundView: UIView?
  /// The view behind the contents while one of several rows is selected; kept, no effect.
  open var multipleSelectionBackgroundView: UIView?
  /// The accessory at the right edge instead of `accessoryType`; kept, no effect.
  open var accessoryView: UIView?
  /// How far the line below it is from the edges; kept, no effect.
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  /// How far the contents are moved to the right, in steps; kept, no effect.
  open var indentationLevel = 0
  /// How wide such a step is, in points; kept, no effect.
  open var indentationWidth: CGFloat = 10
  /// Whether the control for moving it is shown; kept, no effect.
  open var showsReorderControl = false
  /// Whether it is marked as selected.
  open var isSelected = false
  /// Whether it shows the control for deleting or inserting.
  open var isEditing = false
  /// The row it shows; nil while it waits to be reused.
  package internal(set) var place: IndexPath?
  /// What its segue does when it is selected; nil without one in its storyboard.
  package var selectionSegue: (() -> Void)?

  /// Creates a cell that no table shows yet.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    fill()
  }

  /// Creates a cell of the style `default`, or as a table that has registered its class wants it.
  public override convenience init(frame: CGRect) {
    let cell = PendingArguments.pendingCell
    self.init(style: cell.style, reuseIdentifier: cell.identifier)
    if frame != .zero { self.frame = frame }
  }

  /// Creates a cell with the coder's style and reuse identifier; without them of the style `default`.
  public required init?(coder: NSCoder) {
    style = coder.archived("UITableViewCellStyle").flatMap(CellStyle.init) ?? .default
    reuseIdentifier = coder.archived("UIReuseIdentifier")
    super.init(coder: coder)
    fill()
  }

  /// The superview for custom views.
  open var contentView: UIView { contentIfInside ?? self }

  /// What its contents show, in a view that takes the place of the `contentView` and of the labels in
  /// it; nil for those, or for an empty view afterwards (iOS 14; H125).
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { shownConfiguration }
    set { show(newValue) }
  }

  /// How the background looks; kept, no effect (iOS 14).
  open var backgroundConfiguration: UIBackgroundConfiguration?

  /// A content without texts in the style of the cell, to be completed and assigned to
  /// `contentConfiguration` (iOS 14; H125).
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  private func fill() {
    let contentView = UIView()
    addSubview(contentView)
    content = contentView
    let picture = UIImageView(frame: .zero), label = UILabel(frame: .zero)
    contentView.addSubview(picture)
    contentView.addSubview(label)
    (self.picture, mainLabel) = (picture, label)
    guard style != .default else { return }
    let detail = UILabel(frame: .zero)
    contentView.addSubview(detail)
    secondLabel = detail
  }

  /// The size that the constraints of its contents give it, or else that suits it (H98).
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let fitted = ConstraintSolver.fittedSize(
      of: contentView, width: targetSize.width, height: nil)
    let height = fitted.height ?? askedSize(thatFits: targetSize).height
    return CGSize(width: targetSize.width, height: max(height, 0))
  }

  /// As high as its contents, or else 44 points (unconfirmed).
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let own = askedIntrinsicContentSize
    return CGSize(width: size.width, height: own.height >= 0 ? own.height : Self.plainHeight)
  }

  /// The height of a row whose contents don't decide it.
  static let plainHeight: CGFloat = 44

  /// The answer of `systemLayoutSizeFitting` or its override.
  package func askedSize(fitting target: CGSize) -> CGSize {
    askedSize(fitting: target, .required, .fittingSizeLevel)
  }

  /// Its height in a table of a width.
  func fittedHeight(inWidth width: CGFloat) -> CGFloat {
    let size = askedSize(fitting: CGSize(width: width, height: 0))
    return size.height.isFinite ? max(size.height, 0) : Self.plainHeight
  }

  /// Called before it is reused for another row; does nothing.
  // overridable
  open func prepareForReuse() {}

  /// Selects or deselects it.
  // overridable
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  /// Whether it is drawn as being touched; kept, no effect.
  open var isHighlighted = false

  /// Draws it as being touched; kept, no effect.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  /// Shows or hides the control for deleting or inserting.
  // overridable; as setEditingOfView
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// The main label's text, else that of the first view that has one.
  package var shownText: String? {
    textLabel?.text ?? textOfContents
  }
}

extension UITableViewCell {
  /// The labels of a cell.
  nonisolated public enum CellStyle: Int, Sendable {
    /// One label.
    case `default` = 0
    /// A label at the left, one at the right edge.
    case value1 = 1
    /// A label at the right of its half, one beside it.
    case value2 = 2
    /// A label, and one below.
    case subtitle = 3
  }

  /// The accessory at the right edge of a cell.
  nonisolated public enum AccessoryType: Int, Sendable {
    case none = 0
    case disclosureIndicator = 1
    case detailDisclosureButton = 2
    case checkmark = 3
    case detailButton = 4
  }

  /// The lines between the rows of a table.
  nonisolated public enum SeparatorStyle: Int, Sendable {
    case none = 0
    case singleLine = 1
  }

  /// The appearance of a cell while it is selected.
  nonisolated public enum SelectionStyle: Int, Sendable {
    case none = 0
    case blue = 1
    case gray = 2
    case `default` = 3
  }

  /// The control that a cell shows while its table is edited.
  nonisolated public enum EditingStyle: Int, Sendable {
    case none = 0
    case delete = 1
    case insert = 2
  }

  /// Performs a tap on the row, or on its insert control if the table is being edited and does not
  /// allow selection; returns the reason if nothing happens, else nil.
  func userTaps() -> String? {
    guard let table = superview as? UITableView, let path = place else {
      return "the row is not on screen"
    }
    guard table.isEditing, !table.allowsSelectionDuringEditing,
      table.editingStyle(of: path) == .insert
    else { return table.userSelects(path) }
    return table.userCommits(.insert, at: path)
  }

  /// Calls `prepareForReuse` or its override.
  package func receivePrepareForReuse() {
    callMember(.prepareForReuse) { prepareForReuse() }
  }

  /// Calls `setSelected` or its override.
  package func receiveSetSelected(_ selected: Bool, animated: Bool) {
    callMember(.setSelected, [selected, animated]) { setSelected(selected, animated: animated) }
  }

  /// Calls `setEditing` or its override.
  package func receiveSetEditing(_ editing: Bool, animated: Bool) {
    callMember(.setEditingOfView, [editing, animated]) { setEditing(editing, animated: animated) }
  }
}
