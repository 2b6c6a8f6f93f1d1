import Foundation

/// An image that is identified by its name; nothing is drawn.
///
/// [UIImage](https://developer.apple.com/documentation/uikit/uiimage)
nonisolated public final class UIImage: NSObject, Sendable {
  /// The name it was requested with; empty for an image without one.
  package let name: String
  /// Its size in points; zero, but for one that a program has drawn.
  public let size: CGSize
  /// How it is drawn; kept, no effect.
  public let renderingMode: RenderingMode
  /// How many pixels a point has.
  public let scale: CGFloat
  /// How it is turned; kept, no effect.
  public let imageOrientation: Orientation
  /// The name that tests find it by; its own name.
  public var accessibilityIdentifier: String? { name.isEmpty ? nil : name }

  /// How an image is turned.
  nonisolated public enum Orientation: Int, Sendable {
    case up = 0
    case down = 1
    case left = 2
    case right = 3
    case upMirrored = 4
    case downMirrored = 5
    case leftMirrored = 6
    case rightMirrored = 7
  }

  /// Creates an image without a name.
  public override init() {
    (name, size, renderingMode, scale, imageOrientation) = ("", .zero, .automatic, 1, .up)
    super.init()
  }

  /// Creates an image with a name; every name is accepted, there are no asset catalogs here.
  public init?(named name: String) {
    (self.name, size, renderingMode, scale, imageOrientation) = (name, .zero, .automatic, 1, .up)
    super.init()
  }

  /// Creates a system image.
  public init?(systemName name: String) {
    (self.name, size, renderingMode, scale, imageOrientation) = (name, .zero, .automatic, 1, .up)
    super.init()
  }

  /// Creates an image from a file's data, which isn't read; nil for empty data.
  public convenience init?(data: Data) {
    guard !data.isEmpty else { return nil }
    self.init()
  }

  /// Creates an image from a file, which isn't read: its name is that of the file.
  public convenience init?(contentsOfFile path: String) {
    self.init(named: (path as NSString).lastPathComponent)
  }

  /// Creates an image with a name; bundles and traits aren't asked.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(named: name) }

  /// Creates a system image; the configuration is kept, without an effect.
  public convenience init?(systemName name: String, withConfiguration: Configuration?) {
    self.init(systemName: name)
  }

  package init(
    name: String, size: CGSize, renderingMode: RenderingMode, scale: CGFloat = 1,
    orientation: Orientation = .up
  ) {
    (self.name, self.size, self.renderingMode) = (name, size, renderingMode)
    (self.scale, imageOrientation) = (scale, orientation)
    super.init()
  }

  /// The same image, drawn in another way; kept, no effect.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      name: name, size: size, renderingMode: renderingMode, scale: scale,
      orientation: imageOrientation)
  }

  /// The same image in a color; nothing is drawn.
  public func withTintColor(_ color: UIColor) -> UIImage { self }

  /// The same image in a color; nothing is drawn.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withRenderingMode(renderingMode)
  }

  /// The same image in another configuration; kept, no effect.
  public func withConfiguration(_ configuration: Configuration) -> UIImage { self }

  /// The same image, whose middle is stretched; nothing is drawn.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }

  /// Draws it in a rectangle; nothing is drawn.
  public func draw(in rect: CGRect) {}
  /// Draws it at a point; nothing is drawn.
  public func draw(at point: CGPoint) {}

  /// The data of a file with it; nil, as nothing is drawn.
  public func pngData() -> Data? { nil }

  /// The data of a file with it; nil, as nothing is drawn.
  public func jpegData(compressionQuality: CGFloat) -> Data? { nil }

  /// How an image is drawn.
  nonisolated public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  /// How an image is chosen or drawn.
  nonisolated open class Configuration: NSObject {}

  /// How large and how strong a symbol is.
  nonisolated public final class SymbolConfiguration: Configuration {
    /// Creates one of a size in points.
    public init(pointSize: CGFloat) { super.init() }
    /// Creates one of a size in points and a strength.
    public init(pointSize: CGFloat, weight: SymbolWeight) { super.init() }
    /// Creates one of a size in points, a strength and a scale.
    public init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) { super.init() }
    /// Creates one that suits a kind of text.
    public init(textStyle: UIFont.TextStyle) { super.init() }
    /// Creates one of a scale.
    public init(scale: SymbolScale) { super.init() }
    /// Creates one of a strength.
    public init(weight: SymbolWeight) { super.init() }
  }

  /// How strong a symbol is.
  nonisolated public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight = 1
    case thin = 2
    case light = 3
    case regular = 4
    case medium = 5
    case semibold = 6
    case bold = 7
    case heavy = 8
    case black = 9
  }

  /// How large a symbol is beside a text.
  nonisolated public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium = 2
    case large = 3
  }

  /// The text that represents it on a text-only screen.
  package var textInBar: String { "[\(name.isEmpty ? "image" : name)]" }

  public override func isEqual(_ object: Any?) -> Bool { (object as? UIImage)?.name == name }
  public override var hash: Int { name.hashValue }
}
