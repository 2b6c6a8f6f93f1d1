#if !canImport(ObjectiveC)
  import Foundation
  import HeadlessUIKit

  // What UIKit adds to coders: geometry as texts, `{{x, y}, {width, height}}`, and by keys.
  nonisolated extension NSCoder {
    /// A point as a text.
    public class func string(for point: CGPoint) -> String { text([point.x, point.y]) }
    /// A vector as a text.
    public class func string(for vector: CGVector) -> String { text([vector.dx, vector.dy]) }
    /// A size as a text.
    public class func string(for size: CGSize) -> String { text([size.width, size.height]) }
    /// A rectangle as a text.
    public class func string(for rect: CGRect) -> String {
      "{\(string(for: rect.origin)), \(string(for: rect.size))}"
    }
    /// A transformation as a text.
    public class func string(for transform: CGAffineTransform) -> String {
      text([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
        .replacing("{", with: "[").replacing("}", with: "]")
    }
    /// Insets as a text.
    public class func string(for insets: UIEdgeInsets) -> String {
      text([insets.top, insets.left, insets.bottom, insets.right])
    }
    /// Insets as a text.
    public class func string(for insets: NSDirectionalEdgeInsets) -> String {
      text([insets.top, insets.leading, insets.bottom, insets.trailing])
    }
    /// An offset as a text.
    public class func string(for offset: UIOffset) -> String {
      text([offset.horizontal, offset.vertical])
    }

    /// The point of a text; zero for another text.
    public class func cgPoint(for string: String) -> CGPoint {
      numbers(string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
    }
    /// The vector of a text; zero for another text.
    public class func cgVector(for string: String) -> CGVector {
      numbers(string, 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? CGVector(dx: 0, dy: 0)
    }
    /// The size of a text; zero for another text.
    public class func cgSize(for string: String) -> CGSize {
      numbers(string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
    }
    /// The rectangle of a text; zero for another text.
    public class func cgRect(for string: String) -> CGRect {
      numbers(string, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
    }
    /// The transformation of a text; none for another text.
    public class func cgAffineTransform(for string: String) -> CGAffineTransform {
      numbers(string, 6).map {
        CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
      } ?? .identity
    }
    /// The insets of a text; zero for another text.
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
      numbers(string, 4).map {
        UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
      } ?? .zero
    }
    /// The insets of a text; zero for another text.
    public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
      numbers(string, 4).map {
        NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
      } ?? NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
    }
    /// The offset of a text; zero for another text.
    public class func uiOffset(for string: String) -> UIOffset {
      numbers(string, 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) }
        ?? UIOffset(horizontal: 0, vertical: 0)
    }

    /// Encodes a vector for a key.
    public func encode(_ vector: CGVector, forKey key: String) {
      encode(Self.string(for: vector) as Any, forKey: key)
    }
    /// Encodes a transformation for a key.
    public func encode(_ transform: CGAffineTransform, forKey key: String) {
      encode(Self.string(for: transform) as Any, forKey: key)
    }
    /// Encodes insets for a key.
    public func encode(_ insets: UIEdgeInsets, forKey key: String) {
      encode(Self.string(for: insets) as Any, forKey: key)
    }
    /// Encodes insets for a key.
    public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
      encode(Self.string(for: insets) as Any, forKey: key)
    }
    /// Encodes an offset for a key.
    public func encode(_ offset: UIOffset, forKey key: String) {
      encode(Self.string(for: offset) as Any, forKey: key)
    }

    /// The point of a key; zero without one.
    public func decodeCGPoint(forKey key: String) -> CGPoint { decodePoint(forKey: key) }
    /// The size of a key; zero without one.
    public func decodeCGSize(forKey key: String) -> CGSize { decodeSize(forKey: key) }
    /// The rectangle of a key; zero without one.
    public func decodeCGRect(forKey key: String) -> CGRect { decodeRect(forKey: key) }
    /// The vector of a key; zero without one.
    public func decodeCGVector(forKey key: String) -> CGVector { Self.cgVector(for: text(key)) }
    /// The transformation of a key; none without one.
    public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
      Self.cgAffineTransform(for: text(key))
    }
    /// The insets of a key; zero without them.
    public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
      Self.uiEdgeInsets(for: text(key))
    }
    /// The insets of a key; zero without them.
    public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
      Self.nsDirectionalEdgeInsets(for: text(key))
    }
    /// The offset of a key; zero without one.
    public func decodeUIOffset(forKey key: String) -> UIOffset { Self.uiOffset(for: text(key)) }

    private func text(_ key: String) -> String {
      decodeObject(of: NSString.self, forKey: key).map { "\($0)" } ?? ""
    }

    private static func text(_ numbers: [CGFloat]) -> String {
      let words = numbers.map { number in
        number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
      }
      return "{\(words.joined(separator: ", "))}"
    }

    /// The numbers in a text; nil if it has others than so many.
    private static func numbers(_ text: String, _ count: Int) -> [CGFloat]? {
      let words = text.split { "{}[], ".contains($0) }
      let numbers = words.compactMap { Double($0) }.map { CGFloat($0) }
      return words.count == count && numbers.count == count ? numbers : nil
    }
  }
#endif
