import Foundation

/// A control with a title that sends an action when it is tapped.
///
/// [UIButton](https://developer.apple.com/documentation/uikit/uibutton)
@preconcurrency @MainActor
open class UIButton: UIControl, TextShowing, UserTappable {
  /// The type of the button; fixed on creation.
  public let buttonType: ButtonType
  /// The menu that a long press shows, or a tap if it is its primary action (iOS 14; H22).
  open var menu: UIMenu?
  /// Whether a tap shows the menu (iOS 14); false.
  open var showsMenuAsPrimaryAction = false
  private var titles: [State: String] = [:]
  /// The label of the title.
  open private(set) lazy var titleLabel: UILabel? = UILabel()

  /// Creates a button with a frame in points.
  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
  }

  /// Creates a button with an empty frame; the coder is not read.
  public required init?(coder: NSCoder) {
    buttonType = .custom
    super.init(coder: coder)
  }

  /// Creates a button of a type.
  public init(type buttonType: ButtonType) {
    self.buttonType = buttonType
    super.init(frame: .zero)
  }

  /// Creates a button that performs an action, and has its title.
  public convenience init(
    type buttonType: ButtonType = .system, primaryAction: UIAction?
  ) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// The type of a button.
  nonisolated public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7
  }

  /// The states that can have their own titles.
  ///
  /// [UIControl.State](https://developer.apple.com/documentation/uikit/uicontrol/state-swift.struct)
  nonisolated public enum State: Sendable, Hashable {
    case normal, highlighted, disabled, selected
  }

  /// Sets the title of a state; states without one show that of the normal state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    titleLabel?.text = currentTitle
  }

  /// The title of a state; nil if it has none.
  open func title(for state: State) -> String? { titles[state] }

  /// The title that is currently shown.
  open var currentTitle: String? { titles[state] ?? titles[.normal] }

  private var state: State {
    if !isEnabled { return .disabled }
    return isHighlighted ? .highlighted : isSelected ? .selected : .normal
  }

  package var shownText: String? { currentTitle }

  package var mayBeTapped: Bool { isEnabled }

  package func userTaps() { tap() }

  package override func tap() {
    if isEnabled, showsMenuAsPrimaryAction, menu != nil { showMenu() } else { super.tap() }
  }

  /// Shows its menu; false if it has none.
  @discardableResult
  package func showMenu() -> Bool {
    guard isEnabled, let menu else { return false }
    Stage.current.show(menu, from: self)
    return true
  }

  package override var tapEvents: Event { [.touchUpInside, .primaryActionTriggered] }
}
