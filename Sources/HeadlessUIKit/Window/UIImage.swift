import Foundation

/// A picture, of which only the name is known.
///
/// [UIImage](https://developer.apple.com/documentation/uikit/uiimage)
open class UIImage: NSObject {
  /// The name it was asked for by; nil for a picture without one.
  package let name: String?

  /// A picture without a name.
  public override init() {
    name = nil
    super.init()
  }

  /// A picture of the program's.
  public init?(named name: String) {
    self.name = name
    super.init()
  }

  /// A picture of the system's.
  public init?(systemName name: String) {
    self.name = name
    super.init()
  }

  /// What is seen of it where there are letters only.
  package var textInBar: String { "[\(name ?? "image")]" }
}
