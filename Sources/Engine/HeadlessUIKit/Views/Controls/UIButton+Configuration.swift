import Foundation

extension UIButton {
  /// What a button shows and how; only its title and image are shown here.
  ///
  /// [UIButton.Configuration](https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct)
  nonisolated public struct Configuration: Equatable, Sendable {
    /// The title.
    public var title: String?
    /// The line below the title; kept, no effect.
    public var subtitle: String?
    /// The image.
    public var image: UIImage?
    /// The color of the title and the image; kept, no effect.
    public var baseForegroundColor: UIColor?
    /// The color behind them; kept, no effect.
    public var baseBackgroundColor: UIColor?
    /// The space around the contents; kept, no effect.
    public var contentInsets = NSDirectionalEdgeInsets()
    /// The space between the image and the title; kept, no effect.
    public var imagePadding: CGFloat = 0
    /// The space between the lines of text; kept, no effect.
    public var titlePadding: CGFloat = 1
    /// At which edge of the title the image is; kept, no effect.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// Whether it shows that something is being done; kept, no effect.
    public var showsActivityIndicator = false
    /// How round its corners are; kept, no effect.
    public var cornerStyle = CornerStyle.dynamic
    /// How large it is; kept, no effect.
    public var buttonSize = Size.medium

    /// A button without a background.
    public static func plain() -> Self { Self() }
    /// A button on a gray background.
    public static func gray() -> Self { Self() }
    /// A button on a background of a light tint.
    public static func tinted() -> Self { Self() }
    /// A button on a background of its tint.
    public static func filled() -> Self { Self() }
    /// A button without a border.
    public static func borderless() -> Self { Self() }
    /// A button with a border.
    public static func bordered() -> Self { Self() }
    /// A button with a border in a light tint.
    public static func borderedTinted() -> Self { Self() }
    /// A button with a border that stands out.
    public static func borderedProminent() -> Self { Self() }

    /// How round the corners of a button are.
    nonisolated public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic = 0
      case small = 1
      case medium = 2
      case large = 3
      case capsule = 4
    }

    /// How large a button is.
    nonisolated public enum Size: Int, Sendable {
      case medium = 0
      case small = 1
      case mini = 2
      case large = 3
    }
  }
}
