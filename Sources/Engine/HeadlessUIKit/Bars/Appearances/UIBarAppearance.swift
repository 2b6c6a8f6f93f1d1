import Foundation
import NavigationModel

/// How a bar's background looks (E44).
///
/// [UIBarAppearance](https://developer.apple.com/documentation/uikit/uibarappearance)
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NSCopying {
  /// The color of the background; nil for none beside that of the configuration.
  open var backgroundColor: UIColor?
  /// The image of the background; kept, no effect.
  open var backgroundImage: UIImage?
  /// The color of the line at the bar's edge; nil for none.
  open var shadowColor: UIColor?
  /// The image of that line; kept, no effect.
  open var shadowImage: UIImage?
  /// Whether content shines through, blurred.
  private var blurs = true

  /// Creates an appearance with the default background.
  public required override init() {
    super.init()
    Stage.current.note(.barAppearance)
    configureWithDefaultBackground()
  }

  /// Creates a copy of an appearance: what both kinds of bars have.
  public required init(barAppearance: UIBarAppearance) {
    super.init()
    take(barAppearance)
  }

  /// Returns a copy of it.
  open func copy(with zone: NSZone? = nil) -> Any { Self(barAppearance: self) }

  /// Takes the values of another one.
  func take(_ other: UIBarAppearance) {
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
    blurs = other.blurs
  }

  // MARK: Configurations

  /// Gives it the background of the system, which content shines through.
  open func configureWithDefaultBackground() {
    setBackground(blurs: true, nil, shadow: .separator)
  }

  /// Gives it an opaque background with the color of a screen.
  ///
  /// That color reads back, which is unconfirmed.
  open func configureWithOpaqueBackground() {
    setBackground(blurs: false, .systemBackground, shadow: .separator)
  }

  /// Takes away background and line.
  open func configureWithTransparentBackground() { setBackground(blurs: false, nil, shadow: nil) }

  private func setBackground(blurs: Bool, _ color: UIColor?, shadow: UIColor?) {
    self.blurs = blurs
    backgroundColor = color
    shadowColor = shadow
    backgroundImage = nil
    shadowImage = nil
  }

  // MARK: What is seen

  /// The color of the title; nil for the usual one.
  var titleColor: UIColor? { nil }

  /// Whether a bar looks with it as it does without any.
  var isUsual: Bool {
    blurs && backgroundColor == nil && shadowColor == .separator && titleColor == nil
  }

  /// What is seen of it, without the background if that is removed.
  func background(isRemoved: Bool) -> BarBackground {
    let title = titleColor?.name
    if isRemoved { return BarBackground(fill: BarBackground.transparent, titleColor: title) }
    let color = backgroundColor == .clear ? nil : backgroundColor
    return BarBackground(
      fill: color?.name ?? (blurs ? BarBackground.blurred : BarBackground.transparent),
      shadow: shadowColor == .clear ? nil : shadowColor?.name, titleColor: title)
  }

  nonisolated deinit {}
}

extension UIBarAppearance {
  /// A copy, with the class of the original.
  func copied() -> Self { Self(barAppearance: self) }

  /// A copy, with the class of the original.
  package var duplicate: UIBarAppearance { copied() }
}
