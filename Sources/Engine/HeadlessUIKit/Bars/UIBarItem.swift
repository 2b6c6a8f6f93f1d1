import Foundation
import NavigationModel

/// An item of a bar: a button or a tab.
///
/// [UIBarItem](https://developer.apple.com/documentation/uikit/uibaritem)
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// The values that a program has associated with it; nil before the first.
  final var associations: Associations?
  /// The title.
  open var title: String?
  /// The image.
  open var image: UIImage?
  /// The insets of the image from each edge; zero by default.
  open var imageInsets = UIEdgeInsets.zero
  /// Whether it can be tapped; true by default (B27).
  open var isEnabled = true
  /// A number for the program's use; 0 by default.
  open var tag = 0
  /// The image in landscape on a phone; kept, no effect.
  open var landscapeImagePhone: UIImage?
  /// How accessibility calls it; kept, no effect.
  open var accessibilityLabel: String?
  /// The name that tests of the interface find it by; kept, no effect.
  open var accessibilityIdentifier: String?
  /// What accessibility says about its use; kept, no effect.
  open var accessibilityHint: String?
  /// What accessibility says as its value; kept, no effect.
  open var accessibilityValue: String?
  private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  /// A name for trees, timelines and tests.
  public var objectName: String?

  /// Creates an item without a title.
  public override init() { super.init() }

  /// Creates an item from an archive.
  public required init?(coder: NSCoder) {
    super.init()
    UIBarItem.archivedProperties.decode(self, with: coder)
  }

  /// Sets how the title is drawn in a state; kept, no effect.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { titleAttributes[state] = attributes }

  /// How the title is drawn in a state; nil if nothing was set.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }

  /// Archives its properties; an override must call super.
  open func encode(with coder: NSCoder) {
    UIBarItem.archivedProperties.encode(self, with: coder)
  }

  nonisolated deinit {}
}

extension UIBarItem: @MainActor NSCoding {
  /// What the archive of any item contains.
  static let archivedProperties: [ArchivedProperty<UIBarItem>] = [
    ArchivedProperty("UITitle", \.title),
    ArchivedProperty("UIImage", image: \.image),
    ArchivedProperty("UIImageInsets", \.insetNumbers),
    ArchivedProperty("UIEnabled", \.isEnabled),
    ArchivedProperty("UITag", \.tag),
  ]

  /// The insets from the top, left, bottom and right.
  private var insetNumbers: [Double] {
    get {
      [imageInsets.top, imageInsets.left, imageInsets.bottom, imageInsets.right].map(Double.init)
    }
    set {
      guard newValue.count == 4 else { return }
      imageInsets = UIEdgeInsets(
        top: newValue[0], left: newValue[1], bottom: newValue[2], right: newValue[3])
    }
  }
}

/// The kind of a bar's height, which an image is for.
///
/// [UIBarMetrics](https://developer.apple.com/documentation/uikit/uibarmetrics)
nonisolated public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}
