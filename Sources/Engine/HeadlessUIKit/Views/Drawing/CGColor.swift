import Foundation

/// A colour of Core Graphics; a name or components, as those of `UIColor`.
///
/// [CGColor](https://developer.apple.com/documentation/coregraphics/cgcolor)
nonisolated public final class CGColor: NSObject, Sendable {
  /// The name or the components.
  package let name: String

  init(name: String) {
    self.name = name
    super.init()
  }

  /// Creates a colour from components between 0 and 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(name: UIColor(red: red, green: green, blue: blue, alpha: alpha).name)
  }

  /// How opaque it is, from 0 to 1.
  public var alpha: CGFloat { ColorComponents(named: name)?.alpha ?? 1 }

  /// Red, green, blue and opacity; nil for a color that has only a name.
  public var components: [CGFloat]? {
    ColorComponents(named: name).map { [$0.red, $0.green, $0.blue, $0.alpha] }
  }

  /// How many components it has.
  public var numberOfComponents: Int { 4 }

  public override func isEqual(_ object: Any?) -> Bool { (object as? CGColor)?.name == name }
  public override var hash: Int { name.hashValue }
}

/// What the components of colors mean.
///
/// [CGColorSpace](https://developer.apple.com/documentation/coregraphics/cgcolorspace)
nonisolated public final class CGColorSpace: NSObject, Sendable {
  /// How many components a color has.
  public let numberOfComponents: Int

  package init(_ components: Int) {
    numberOfComponents = components
    super.init()
  }
}
