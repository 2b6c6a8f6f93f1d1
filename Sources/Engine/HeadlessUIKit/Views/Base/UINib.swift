import Foundation
import NavigationModel

/// A file of Interface Builder's; nibs aren't read here, so there is nothing in it.
///
/// [UINib](https://developer.apple.com/documentation/uikit/uinib)
@preconcurrency @MainActor
open class UINib: NSObject {
  /// The name of the file.
  package let name: String

  /// Creates a nib that is found when it is used.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// The objects of the nib: none, as nibs aren't read.
  @discardableResult
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    Stage.current.noteStandIn(.nibs)
    return []
  }

  /// An option for the objects of a nib.
  nonisolated public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Objects that the nib refers to and that are outside it.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  nonisolated deinit {}
}

extension Bundle {
  /// Loads the objects of a nib: none, as nibs aren't read.
  @MainActor
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}

/// Creates views from nibs: the host describes them, Swift programs have none.
package protocol NibLoading: AnyObject {
  /// Whether there is a nib with that name.
  func hasNib(named name: String) -> Bool
  /// Creates the objects of a nib, connects them with its File's Owner, and returns the view; nil
  /// if the nib has none.
  func load(_ name: String, owner: UIViewController) -> UIView?
}
