import Foundation
import NavigationModel

/// A file of Interface Builder's.
///
/// On Linux it is read as Xcode stores it, `.xib` (J33); what isn't modelled in it is a plain view.
/// [UINib](https://developer.apple.com/documentation/uikit/uinib)
@preconcurrency @MainActor
open class UINib: NSObject {
  /// The name of the file.
  package let name: String
  private let bundle: Bundle?

  /// Creates a nib that is found when it is used.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    bundle = bundleOrNil
    super.init()
  }

  /// The objects of the nib, connected with its owner; none where there is no such file, which is
  /// said once.
  @discardableResult
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    let stage = Stage.current
    if let made = stage.nibLoader?.objects(of: name, in: bundle, owner: ownerOrNil) { return made }
    stage.noteStandIn(.nibs)
    return []
  }

  /// The first of its objects that is of a class.
  func first<Kind>(_ kind: Kind.Type) -> Kind? {
    instantiate(withOwner: nil).lazy.compactMap { $0 as? Kind }.first
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
  /// Loads the objects of a nib, and connects them with an owner.
  @MainActor
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}

/// Creates views from nibs: what the host of a world has defined, or files of a program on Linux.
package protocol NibLoading: AnyObject {
  /// Whether there is a nib with that name for a controller.
  func hasNib(named name: String, for owner: UIViewController) -> Bool
  /// Whether it is an error that a controller names a nib that doesn't exist; else it has a plain view.
  var reportsMissingNibs: Bool { get }
  /// Creates the objects of a nib, connects them with its File's Owner, and returns the view; nil
  /// if the nib has none.
  func load(_ name: String, owner: UIViewController) -> UIView?
  /// Creates the objects of a nib, and connects them with any owner; nil if there is no such nib.
  func objects(of name: String, in bundle: Bundle?, owner: Any?) -> [Any]?
}
