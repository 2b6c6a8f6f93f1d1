import Foundation
import HeadlessUIKit

/// What stands for contents that aren't there: an image, texts and buttons.
///
/// [UIContentUnavailableConfiguration](https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct)
@preconcurrency @MainActor
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// The image.
  public var image: UIImage?
  /// How the image looks.
  public var imageProperties = ImageProperties()
  /// The text.
  public var text: String? { didSet { if text != nil { attributedText = nil } } }
  /// The text with attributes, in place of the plain one.
  public var attributedText: NSAttributedString? {
    didSet { if attributedText != nil { text = nil } }
  }
  /// How the text looks.
  public var textProperties = TextProperties()
  /// The text below it.
  public var secondaryText: String? {
    didSet { if secondaryText != nil { secondaryAttributedText = nil } }
  }
  /// The text below it with attributes, in place of the plain one.
  public var secondaryAttributedText: NSAttributedString? {
    didSet { if secondaryAttributedText != nil { secondaryText = nil } }
  }
  /// How the text below it looks.
  public var secondaryTextProperties = TextProperties()
  /// How the button looks; one without a title and an image isn't shown.
  public var button = UIButton.Configuration.plain()
  /// What the button does.
  public var buttonProperties = ButtonProperties()
  /// How the button below it looks.
  public var secondaryButton = UIButton.Configuration.plain()
  /// What the button below it does.
  public var secondaryButtonProperties = ButtonProperties()
  /// Where it is in the room for it; kept, no effect.
  public var alignment = Alignment.center
  /// The axes along which the margins around it count; kept, no effect.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  /// The space around it; kept, no effect.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets()
  /// The space between the image and the text, in points; kept, no effect.
  public var imageToTextPadding: CGFloat = 15
  /// The space between the texts, in points; kept, no effect.
  public var textToSecondaryTextPadding: CGFloat = 8
  /// The space between the texts and the button, in points; kept, no effect.
  public var textToButtonPadding: CGFloat = 20
  /// The space between the buttons, in points; kept, no effect.
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  /// What is behind it; kept, no effect.
  public var background = UIBackgroundConfiguration.clear()
  /// Whether it shows that something is being done.
  fileprivate var isLoading = false

  private init() {}

  /// One with nothing in it.
  public static func empty() -> Self { Self() }

  /// One that shows that something is being done, with the text "Loading…".
  public static func loading() -> Self {
    var configuration = Self()
    configuration.isLoading = true
    configuration.text = "Loading…"
    return configuration
  }

  /// One for a search without results, whose texts follow from what is searched for.
  public static func search() -> Self {
    var configuration = Self()
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.text = "No Results"
    configuration.secondaryText = "Check the spelling or try a new search."
    configuration.followsSearch = true
    return configuration
  }

  private var followsSearch = false

  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// The configuration for a state: that of a search names the text.
  public func updated(for state: any UIConfigurationState) -> Self {
    guard followsSearch, let state = state as? UIContentUnavailableConfigurationState,
      let searched = state.searchText, !searched.isEmpty
    else { return self }
    var configuration = self
    configuration.text = "No Results for “\(searched)”"
    return configuration
  }

  /// Where it is in the room for it.
  nonisolated public enum Alignment: Int, Sendable {
    case center
    case natural
  }

  /// How an image looks; its values are kept.
  @preconcurrency @MainActor
  public struct ImageProperties {
    /// How a symbol is chosen.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The color of a template.
    public var tintColor: UIColor?
    /// How round its corners are, in points.
    public var cornerRadius: CGFloat = 0
    /// Its largest size, in points; zero for any.
    public var maximumSize = CGSize.zero
    /// Whether its colors stay where the user inverts those of the screen.
    public var accessibilityIgnoresInvertColors = false
  }

  /// How a text looks; its values are kept.
  @preconcurrency @MainActor
  public struct TextProperties {
    /// The font.
    public var font = UIFont.preferredFont(forTextStyle: .body)
    /// The color.
    public var color = UIColor.label
    /// How a text is cut off.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// How many lines it may have; 0 for any.
    public var numberOfLines = 0
    /// Whether the font becomes smaller where there is too little room.
    public var adjustsFontSizeToFitWidth = false
    /// By how much at most.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters move together first.
    public var allowsDefaultTighteningForTruncation = false
  }

  /// What a button does.
  @preconcurrency @MainActor
  public struct ButtonProperties {
    /// What a tap performs.
    public var primaryAction: UIAction?
    /// The menu of the button.
    public var menu: UIMenu?
    /// Whether it can be tapped.
    public var isEnabled = true
    /// What it is for; kept, no effect.
    public var role = UIButton.Role.normal
  }
}

/// The view of what stands for contents that aren't there.
///
/// [UIContentUnavailableView](https://developer.apple.com/documentation/uikit/uicontentunavailableview)
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  private var shown: UIContentUnavailableConfiguration
  private let stack = UIStackView()
  /// The scroll view around its contents, if they need one; false.
  open var isScrollEnabled = false

  /// Creates a view that shows a configuration.
  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    fill()
  }

  /// Creates a view that shows nothing; the coder is not read.
  public required init?(coder: NSCoder) {
    shown = .empty()
    super.init(coder: coder)
    fill()
  }

  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let newValue = newValue as? UIContentUnavailableConfiguration else { return }
      shown = newValue
      update()
    }
  }

  private func fill() {
    stack.axis = .vertical
    stack.alignment = .center
    addSubview(stack)
    update()
  }

  /// Lays its contents out below each other.
  open override func layoutSubviews() {
    super.layoutSubviews()
    stack.frame = bounds
  }

  private func update() {
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    if shown.isLoading {
      let activity = UIActivityIndicatorView()
      activity.startAnimating()
      stack.addArrangedSubview(activity)
    }
    if let image = shown.image { stack.addArrangedSubview(UIImageView(image: image)) }
    add(shown.text, shown.attributedText, shown.textProperties)
    add(shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties)
    add(shown.button, shown.buttonProperties)
    add(shown.secondaryButton, shown.secondaryButtonProperties)
    setNeedsLayout()
  }

  private func add(
    _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIContentUnavailableConfiguration.TextProperties
  ) {
    guard text != nil || attributed != nil else { return }
    let label = UILabel()
    label.text = text
    if let attributed { label.attributedText = attributed }
    (label.font, label.textColor) = (properties.font, properties.color)
    label.numberOfLines = properties.numberOfLines
    label.textAlignment = .center
    stack.addArrangedSubview(label)
  }

  private func add(
    _ configuration: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) {
    guard configuration.title != nil || configuration.image != nil else { return }
    let button = UIButton(configuration: configuration, primaryAction: properties.primaryAction)
    button.configuration = configuration
    button.menu = properties.menu
    button.isEnabled = properties.isEnabled
    stack.addArrangedSubview(button)
  }
}

extension UIContentConfiguration {
  /// The configuration for a state: the same for every one.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}
