import Foundation

/// What the content of a cell shows; a value that makes the view for it (H32).
///
/// [UIContentConfiguration](https://developer.apple.com/documentation/uikit/uicontentconfiguration)
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// Creates a view that shows it.
  func makeContentView() -> any UIView & UIContentView
}

/// A view that shows a configuration.
///
/// [UIContentView](https://developer.apple.com/documentation/uikit/uicontentview)
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// What it shows; another one changes it.
  var configuration: any UIContentConfiguration { get set }
  /// Whether it can show a configuration; one that can isn't replaced (H32).
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether the configuration has the type of the one it shows.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// The content of a row: a picture and one or two texts (H33).
///
/// [UIListContentConfiguration](https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct)
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The picture at the left edge; nil for none.
  public var image: UIImage?
  /// The main text; nil for none.
  public var text: String?
  /// The second text; nil for none.
  public var secondaryText: String?
  /// Whether the texts are beside each other where they fit.
  public var prefersSideBySideTextAndSecondaryText: Bool

  private init(sideBySide: Bool) { prefersSideBySideTextAndSecondaryText = sideBySide }

  /// The content of a plain row, with the second text below the first.
  public static func cell() -> UIListContentConfiguration { .init(sideBySide: false) }

  /// The same, as of a cell of the style `subtitle`.
  public static func subtitleCell() -> UIListContentConfiguration { .init(sideBySide: false) }

  /// The content of a row with a value at the right edge.
  public static func valueCell() -> UIListContentConfiguration { .init(sideBySide: true) }

  /// The content of a row in a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { .init(sideBySide: false) }

  /// The content of a plain section's header.
  public static func plainHeader() -> UIListContentConfiguration { .init(sideBySide: true) }

  /// The content of a group's header.
  public static func groupedHeader() -> UIListContentConfiguration { .init(sideBySide: true) }

  /// The content of a plain section's footer.
  public static func plainFooter() -> UIListContentConfiguration { .init(sideBySide: true) }

  /// The content of a group's footer.
  public static func groupedFooter() -> UIListContentConfiguration { .init(sideBySide: true) }

  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
}

/// The view of a row's content.
///
/// [UIListContentView](https://developer.apple.com/documentation/uikit/uilistcontentview)
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private var list: UIListContentConfiguration
  // Its subviews retain these; a second reference would hide their owners from a garbage collector.
  private weak var image: UIImageView?
  private weak var text: UILabel?
  private weak var secondaryText: UILabel?

  /// Creates a view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    list = configuration
    super.init(frame: .zero)
    fill()
  }

  /// Creates a view that shows nothing; the coder is not read.
  public required init?(coder: NSCoder) {
    list = .cell()
    super.init(coder: coder)
    fill()
  }

  open var configuration: any UIContentConfiguration {
    get { list }
    set {
      guard let newValue = newValue as? UIListContentConfiguration else { return }
      list = newValue
      update()
    }
  }

  /// The configuration, whose type is known.
  var shownList: UIListContentConfiguration { list }

  private func fill() {
    let picture = UIImageView(frame: .zero)
    let labels = [UILabel(frame: .zero), UILabel(frame: .zero)]
    addSubview(picture)
    labels.forEach(addSubview)
    (image, text, secondaryText) = (picture, labels[0], labels[1])
    update()
  }

  private func update() {
    image?.image = list.image
    text?.text = list.text
    secondaryText?.text = list.secondaryText
  }
}
