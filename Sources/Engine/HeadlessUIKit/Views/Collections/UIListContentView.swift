import Foundation

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
    DefaultBody.reached(type(of: configuration) == type(of: self.configuration), by: self)
  }
}
