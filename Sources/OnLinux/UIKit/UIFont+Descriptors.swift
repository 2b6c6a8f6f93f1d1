#if !canImport(ObjectiveC)
  import Foundation
  import HeadlessUIKit

  nonisolated extension UIFont {
    /// What describes the font.
    public var fontDescriptor: UIFontDescriptor {
      var traits: UIFontDescriptor.SymbolicTraits = []
      if weight.rawValue >= Weight.bold.rawValue { traits.insert(.traitBold) }
      if fontName.hasSuffix(Self.italic) { traits.insert(.traitItalic) }
      let name =
        traits.contains(.traitItalic) ? String(fontName.dropLast(Self.italic.count)) : fontName
      return UIFontDescriptor(name, pointSize, traits, weight)
    }

    /// Creates the font of a descriptor; a size of zero is the descriptor's, in points.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
      let leans = descriptor.symbolicTraits.contains(.traitItalic)
      self.init(
        descriptor.postscriptName + (leans ? Self.italic : ""),
        pointSize == 0 ? descriptor.pointSize : pointSize, descriptor.weight)
    }

    private static var italic: String { "-Italic" }
  }
#endif
