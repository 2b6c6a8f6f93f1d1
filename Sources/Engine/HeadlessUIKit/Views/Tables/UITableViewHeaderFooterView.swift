import Foundation

/// What is above or below the rows of a section, and is used again.
///
/// [UITableViewHeaderFooterView](https://developer.apple.com/documentation/uikit/uitableviewheaderfooterview)
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView, TextShowing, ContentOwner {
  /// The reuse identifier; nil if it is not reused.
  open private(set) var reuseIdentifier: String?
  // Its subviews retain these; a second reference would hide their owners from a garbage
  // collector.
  final weak var content: UIView?
  private weak var mainLabel: UILabel?
  private weak var detailLabel: UILabel?
  /// The view behind the contents; kept, no effect.
  open var backgroundView: UIView?
  /// Whether a table has it ready to be used again.
  var isWaiting: Bool { isHidden && superview is UITableView }

  /// Creates a view that no table shows yet.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
    fill()
  }

  /// Creates a view as a table that has registered its class wants it.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: PendingArguments.pendingCell.identifier)
    if frame != .zero { self.frame = frame }
  }

  /// Creates a view without a reuse identifier; the coder is not read.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
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

  /// A content without texts, to be completed and assigned to `contentConfiguration` (iOS 14; H125).
  open func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }
  /// The main label; nil while a configuration shows the contents (H125).
  open var textLabel: UILabel? { isConfigured ? nil : mainLabel }
  /// The second label, which only footers of grouped tables show; kept, no effect.
  open var detailTextLabel: UILabel? { isConfigured ? nil : detailLabel }

  private func fill() {
    let contentView = UIView()
    addSubview(contentView)
    let (text, more) = (UILabel(frame: .zero), UILabel(frame: .zero))
    contentView.addSubview(text)
    contentView.addSubview(more)
    (content, mainLabel, detailLabel) = (contentView, text, more)
  }

  /// Called before it is used again; does nothing.
  open func prepareForReuse() {}

  /// Calls `prepareForReuse` or its override.
  package func receivePrepareForReuse() {
    callMember(.prepareForReuse) { prepareForReuse() }
  }

  /// The text that is seen: its label's, else that of the first label in it.
  package var shownText: String? {
    guard let text = textLabel?.text, !text.isEmpty else { return textOfContents }
    return text
  }
}
