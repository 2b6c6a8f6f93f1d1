#if !canImport(Darwin)
  import Foundation

  // UIKit's additions; on Apple's platforms they come with the system. Foundation writes such values
  // as texts.
  nonisolated extension NSCoder {
    /// The rectangle of a key; the empty one where there is none.
    public func decodeCGRect(forKey key: String) -> CGRect {
      decodeText(forKey: key).map(NSRectFromString) ?? .zero
    }

    /// The point of a key; the origin where there is none.
    public func decodeCGPoint(forKey key: String) -> CGPoint {
      decodeText(forKey: key).map(NSPointFromString) ?? .zero
    }

    /// The size of a key; zero where there is none.
    public func decodeCGSize(forKey key: String) -> CGSize {
      decodeText(forKey: key).map(NSSizeFromString) ?? .zero
    }

    private func decodeText(forKey key: String) -> String? { decodeObject(forKey: key) as? String }
  }
#endif
