#if os(iOS)
  import UIKit.UIViewController

  /// What a screen is opened with; kept by the screen without a property of its own.
  @objcMembers
  public final class Parcel: NSObject {
    public let sender: String
    public let contents: [String: String]

    public init(sender: String, contents: [String: String] = [:]) {
      self.sender = sender
      self.contents = contents
    }
  }

  private nonisolated(unsafe) var key: UInt8 = 0

  extension UIViewController {
    /// The parcel that the screen was opened with.
    @objc public var parcel: Parcel? {
      get { objc_getAssociatedObject(self, &key) as? Parcel }
      set { objc_setAssociatedObject(self, &key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
  }
#endif
