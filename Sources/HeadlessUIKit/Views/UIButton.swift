import Foundation

/// A control with a title that sends an action when it is tapped.
///
/// [UIButton](https://developer.apple.com/documentation/uikit/uibutton)
open class UIButton: UIControl, TextShowing, UserTappable {
  /// How it looks; fixed when it is made.
  public let buttonType: ButtonType
  private var titles: [State: String] = [:]
  /// The label of the title.
  open private(set) lazy var titleLabel: UILabel? = UILabel()

  /// A button with a frame in points.
  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
  }

  /// A button without extent; the coder is not read.
  public required init?(coder: NSCoder) {
    buttonType = .custom
    super.init(coder: coder)
  }

  /// A button of a type.
  public init(type buttonType: ButtonType) {
    self.buttonType = buttonType
    super.init(frame: .zero)
  }

  /// A button that runs an action, and has its title.
  public convenience init(
    type buttonType: ButtonType = .system, primaryAction: UIAction?
  ) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// How a button looks.
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7
  }

  /// The states that have titles of their own.
  ///
  /// [UIControl.State](https://developer.apple.com/documentation/uikit/uicontrol/state-swift.struct)
  public enum State: Sendable, Hashable {
    case normal, highlighted, disabled, selected
  }

  /// Gives a state a title; those without one show that of the normal state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    titleLabel?.text = currentTitle
  }

  /// The title of a state, nil where it has none.
  open func title(for state: State) -> String? { titles[state] }

  /// The title that is shown now.
  open var currentTitle: String? { titles[state] ?? titles[.normal] }

  private var state: State {
    if !isEnabled { return .disabled }
    return isHighlighted ? .highlighted : isSelected ? .selected : .normal
  }

  package var shownText: String? { currentTitle }

  package var mayBeTapped: Bool { isEnabled }

  package func userTaps() { tap() }

  package override var tapEvents: Event { [.touchUpInside, .primaryActionTriggered] }
}
