#if !canImport(Darwin)
  import Foundation

  // UIKit's additions; on Apple's platforms the system provides them. Foundation writes such values
  // as texts.
  nonisolated extension NSCoder {
    /// The rectangle for a key; the empty one if there is none.
    public func decodeCGRect(forKey key: String) -> CGRect {
      decodeText(forKey: key).map(NSRectFromString) ?? .zero
    }

    /// The point for a key; the origin if there is none.
    public func decodeCGPoint(forKey key: String) -> CGPoint {
      decodeText(forKey: key).map(NSPointFromString) ?? .zero
    }

    /// The size for a key; zero if there is none.
    public func decodeCGSize(forKey key: String) -> CGSize {
      decodeText(forKey: key).map(NSSizeFromString) ?? .zero
    }

    private func decodeText(forKey key: String) -> String? { decodeObject(forKey: key) as? String }
  }
#endif
