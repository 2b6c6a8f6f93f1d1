import Foundation
import NavigationModel

extension UIBarItem: @MainActor NSCoding {
  /// What the archive of any item contains.
  static let archivedProperties: [ArchivedProperty<UIBarItem>] = [
    ArchivedProperty("UITitle", \.title),
    ArchivedProperty("UIImage", image: \.image),
    ArchivedProperty("UIImageInsets", \.insetNumbers),
    ArchivedProperty("UIEnabled", \.isEnabled),
    ArchivedProperty("UITag", \.tag),
  ]

  /// The insets from the top, left, bottom and right.
  private var insetNumbers: [Double] {
    get {
      [imageInsets.top, imageInsets.left, imageInsets.bottom, imageInsets.right].map(Double.init)
    }
    set {
      guard newValue.count == 4 else { return }
      imageInsets = UIEdgeInsets(
        top: newValue[0], left: newValue[1], bottom: newValue[2], right: newValue[3])
    }
  }
}
