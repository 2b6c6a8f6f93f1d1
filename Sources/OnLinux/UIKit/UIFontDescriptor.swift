#if !canImport(ObjectiveC)
  import Foundation
  import HeadlessUIKit

  /// What describes a font: its name, size and traits.
  ///
  /// [UIFontDescriptor](https://developer.apple.com/documentation/uikit/uifontdescriptor)
  nonisolated public final class UIFontDescriptor: NSObject, Sendable {
    /// The name.
    public let postscriptName: String
    /// The size, in points.
    public let pointSize: CGFloat
    /// Whether it is bold, italic and so on.
    public let symbolicTraits: SymbolicTraits
    let weight: UIFont.Weight

    /// Whether a font is bold, italic and so on.
    nonisolated public struct SymbolicTraits: OptionSet, Sendable {
      /// The numbers of its traits.
      public let rawValue: UInt32
      /// Creates a set from the numbers of its traits.
      public init(rawValue: UInt32) { self.rawValue = rawValue }
      /// Its letters lean.
      public static let traitItalic = SymbolicTraits(rawValue: 1)
      /// Its letters are strong.
      public static let traitBold = SymbolicTraits(rawValue: 2)
      /// Its letters are wide.
      public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
      /// Its letters are narrow.
      public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
      /// Its letters have one width.
      public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    }

    /// A kind of letters.
    nonisolated public struct SystemDesign: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// Creates a kind from a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// That of the system.
      public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
      /// With round ends.
      public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
      /// With serifs.
      public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
      /// With one width.
      public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    init(
      _ name: String, _ size: CGFloat, _ traits: SymbolicTraits = [],
      _ weight: UIFont.Weight = .regular
    ) {
      (postscriptName, pointSize, symbolicTraits, self.weight) = (name, size, traits, weight)
      super.init()
    }

    /// Creates a descriptor with a name and a size, in points.
    public convenience init(name fontName: String, size: CGFloat) { self.init(fontName, size) }

    /// The descriptor of the font of a kind of text.
    public class func preferredFontDescriptor(
      withTextStyle style: UIFont.TextStyle
    ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style).fontDescriptor }

    /// The same in another size, in points.
    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
      UIFontDescriptor(postscriptName, newPointSize, symbolicTraits, weight)
    }

    /// The same with other traits; every font has all of them here.
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
      UIFontDescriptor(
        postscriptName, pointSize, symbolicTraits,
        symbolicTraits.contains(.traitBold) ? max(weight, .bold) : min(weight, .regular))
    }

    /// The same with another kind of letters.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
      let suffixes: [SystemDesign: String] = [
        .rounded: "Rounded", .serif: "NewYork", .monospaced: "Mono",
      ]
      return UIFontDescriptor(
        ".SFUI" + (suffixes[design] ?? ""), pointSize, symbolicTraits, weight)
    }

    private func max(_ one: UIFont.Weight, _ other: UIFont.Weight) -> UIFont.Weight {
      one.rawValue > other.rawValue ? one : other
    }

    private func min(_ one: UIFont.Weight, _ other: UIFont.Weight) -> UIFont.Weight {
      one.rawValue < other.rawValue ? one : other
    }

    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? UIFontDescriptor else { return false }
      return other.postscriptName == postscriptName && other.pointSize == pointSize
        && other.symbolicTraits == symbolicTraits && other.weight == weight
    }

    public override var hash: Int { postscriptName.hashValue ^ pointSize.hashValue }
  }
#endif
