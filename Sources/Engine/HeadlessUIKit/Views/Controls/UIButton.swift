import Foundation

/// A control with a title that sends an action when it is tapped.
///
/// [UIButton](https://developer.apple.com/documentation/uikit/uibutton)
@preconcurrency @MainActor
open class UIButton: UIControl, TextShowing, UserTappable {
  /// The type of the button; fixed on creation.
  open private(set) var buttonType: ButtonType
  /// The menu that a long press shows, or a tap if it is its primary action (iOS 14; H22).
  open var menu: UIMenu?
  /// What it is for; kept, no effect (iOS 14).
  open var role = Role.normal
  /// Whether a tap shows the menu (iOS 14); false.
  open var showsMenuAsPrimaryAction = false
  /// What it shows and how; nil for titles and images of its own (iOS 15).
  open var configuration: Configuration?
  /// Called after `updateConfiguration` when its state has changed, to complete its configuration (iOS
  /// 15; H129).
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet {
      updateHandler = configurationUpdateHandler.map { Handler(.buttonUpdate, $0) }
      setNeedsUpdateConfiguration()
    }
  }
  private var updateHandler: Handler<UIButton>?
  private var needsConfigurationUpdate = false
  /// Completes the configuration of a button for its state.
  public typealias ConfigurationUpdateHandler = (_ button: UIButton) -> Void
  /// The space around the contents; kept, no effect.
  open var contentEdgeInsets = UIEdgeInsets.zero
  /// The space around the title; kept, no effect.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// The space around the image; kept, no effect.
  open var imageEdgeInsets = UIEdgeInsets.zero
  /// Whether the image is drawn darker while it is touched; kept, no effect.
  open var adjustsImageWhenHighlighted = true
  private var titles = StateValues<String>()
  private var attributedTitles = StateValues<NSAttributedString>()
  private var images = StateValues<UIImage>()
  private var backgrounds = StateValues<UIImage>()
  private var colors = StateValues<UIColor>()
  /// The view of the image.
  open private(set) lazy var imageView: UIImageView? = UIImageView(image: currentImage)
  /// The label of the title.
  open private(set) lazy var titleLabel: UILabel? = UILabel()

  /// Creates a button with a frame in points.
  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
  }

  /// Creates a button with an empty frame, of the coder's type; a custom one without it.
  public required init?(coder: NSCoder) {
    buttonType = coder.archived("UIButtonType").flatMap(ButtonType.init) ?? .custom
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

  /// Creates a button of a configuration that performs an action (iOS 15).
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
  }

  open override var isEnabled: Bool { didSet { stateDidChange(isEnabled != oldValue) } }
  open override var isSelected: Bool { didSet { stateDidChange(isSelected != oldValue) } }
  open override var isHighlighted: Bool { didSet { stateDidChange(isHighlighted != oldValue) } }

  private func stateDidChange(_ isOther: Bool) {
    if isOther, updateHandler != nil || isConfiguredByOverride { setNeedsUpdateConfiguration() }
  }

  private var isConfiguredByOverride: Bool {
    overrides?.overrides(OverridableMember.updateConfiguration.name, of: self) == true
  }

  /// Lets `updateConfiguration` and the handler be called in the next turn (iOS 15; H129).
  open func setNeedsUpdateConfiguration() {
    guard !needsConfigurationUpdate else { return }
    needsConfigurationUpdate = true
    let stage = Stage.current
    stage.after(.zero) { [weak self, unowned stage] in
      stage.asCurrent { self?.updateConfigurationIfNeeded() }
    }
  }

  private func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate else { return }
    needsConfigurationUpdate = false
    receiveUpdateConfiguration()
    updateHandler?.run(self)
  }

  /// Calls `updateConfiguration` or its override.
  package func receiveUpdateConfiguration() {
    callMember(.updateConfiguration) { updateConfiguration() }
  }

  /// Called to complete the configuration for the present state; does nothing (iOS 15; H129).
  // overridable
  open func updateConfiguration() {}

  /// What a button is for.
  ///
  /// [UIButton.Role](https://developer.apple.com/documentation/uikit/uibutton/role-swift.enum)
  nonisolated public enum Role: Int, Sendable {
    case normal = 0
    case primary = 1
    case cancel = 2
    case destructive = 3
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

  /// Sets the title of a state; states without one show that of the normal state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    titleLabel?.text = currentTitle
  }

  /// The title of a state; that of the normal state where it has none (J14).
  open func title(for state: State) -> String? { titles[state] }

  /// The title that is currently shown.
  open var currentTitle: String? {
    titles[state] ?? configuration?.title
  }

  /// Sets the image of a state; states without one show that of the normal state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    imageView?.image = currentImage
  }

  /// The image of a state; that of the normal state where it has none (J14).
  open func image(for state: State) -> UIImage? { images[state] }

  /// The image that is currently shown.
  open var currentImage: UIImage? { images[state] ?? configuration?.image }

  /// Sets the image behind the title in a state; kept, no effect.
  open func setBackgroundImage(_ image: UIImage?, for state: State) { backgrounds[state] = image }

  /// The image behind the title in a state; that of the normal state where it has none (J14).
  open func backgroundImage(for state: State) -> UIImage? { backgrounds[state] }

  /// Sets the color of the title in a state; kept, no effect.
  open func setTitleColor(_ color: UIColor?, for state: State) { colors[state] = color }

  /// The color of the title in a state; that of the normal state where it has none (J14).
  open func titleColor(for state: State) -> UIColor? { colors[state] }

  /// The color that the title has now.
  open var currentTitleColor: UIColor {
    colors[state] ?? (buttonType == .custom ? .white : tintColor)
  }

  /// Sets the title of a state with attributes, which aren't drawn.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title
    setTitle(title?.string, for: state)
  }

  /// The title of a state with attributes; that of the normal state where it has none (J14).
  open func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles[state] }

  /// The room for everything in it, in points.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The room for the title and the image, in points.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(contentEdgeInsets) }

  /// The room for the title, in points: in the middle, behind the image.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    let title = UILabel.size(of: currentTitle ?? "", titleLabel?.font ?? .systemFont(ofSize: 17))
    let image = currentImage?.size ?? .zero
    let start = contentRect.midX - (title.width + image.width) / 2 + image.width
    return CGRect(
      x: start, y: contentRect.midY - title.height / 2, width: title.width, height: title.height)
  }

  /// The room for the image, in points: in the middle, in front of the title.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    let title = titleRect(forContentRect: contentRect)
    let image = currentImage?.size ?? .zero
    return CGRect(
      x: title.minX - image.width, y: contentRect.midY - image.height / 2, width: image.width,
      height: image.height)
  }

  package var shownText: String? { currentTitle }

  package var mayBeTapped: Bool { isEnabled }

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

extension CGRect {
  /// The rectangle without the space at its edges.
  fileprivate func inset(_ insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}
