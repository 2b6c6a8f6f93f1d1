import Foundation

/// The components of a color, from 0 to 1.
nonisolated struct ColorComponents: Equatable {
  var red: CGFloat
  var green: CGFloat
  var blue: CGFloat
  var alpha: CGFloat = 1

  /// The colors whose components UIKit documents.
  private static let known: [String: ColorComponents] = [
    "black": gray(0), "darkGray": gray(1 / 3), "gray": gray(0.5), "lightGray": gray(2 / 3),
    "white": gray(1), "red": Self(red: 1, green: 0, blue: 0),
    "green": Self(red: 0, green: 1, blue: 0),
    "blue": Self(red: 0, green: 0, blue: 1), "cyan": Self(red: 0, green: 1, blue: 1),
    "yellow": Self(red: 1, green: 1, blue: 0), "magenta": Self(red: 1, green: 0, blue: 1),
    "orange": Self(red: 1, green: 0.5, blue: 0), "purple": Self(red: 0.5, green: 0, blue: 0.5),
    "brown": Self(red: 0.6, green: 0.4, blue: 0.2),
    "clear": Self(red: 0, green: 0, blue: 0, alpha: 0),
  ]

  private static func gray(_ white: CGFloat) -> Self { Self(red: white, green: white, blue: white) }
}

nonisolated extension ColorComponents {
  /// Those of a color's name, `red`, `#ff0000ff` or `red 0.5`; nil for another one.
  init?(named name: String) {
    let words = name.split(separator: " ").map(String.init)
    guard let first = words.first else { return nil }
    if let known = Self.known[first] {
      self = known
    } else if first.hasPrefix("#"), first.count == 9,
      let bits = UInt32(first.dropFirst(), radix: 16)
    {
      func part(_ shift: UInt32) -> CGFloat { CGFloat(bits >> shift & 0xff) / 255 }
      self.init(red: part(24), green: part(16), blue: part(8), alpha: part(0))
    } else {
      return nil
    }
    if words.count > 1, let alpha = words.last.flatMap(Double.init) { self.alpha = CGFloat(alpha) }
  }
}

nonisolated extension Character {
  /// Whether it is one of the ten digits.
  var isDigit: Bool { ("0"..."9").contains(self) }
}
