import Foundation

/// Lets the user take or choose a picture.
///
/// Its delegate is the navigation controller's, of which it wants more (P119).
/// [UIImagePickerController](https://developer.apple.com/documentation/uikit/uiimagepickercontroller)
open class UIImagePickerController: UINavigationController {
  override class var isSystemController: Bool { true }

  /// What is known of a picture.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name, as on UIKit.
    public let rawValue: String

    /// A key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    private static let prefix = "UIImagePickerController"

    /// The key of a short name: `originalImage`.
    package init(name: String) {
      rawValue = Self.prefix + name.prefix(1).uppercased() + name.dropFirst()
    }

    /// The short name.
    package var name: String {
      let name = rawValue.dropFirst(rawValue.hasPrefix(Self.prefix) ? Self.prefix.count : 0)
      return name.prefix(1).lowercased() + name.dropFirst()
    }

    /// Whether it is a picture or a film.
    public static let mediaType = Self(name: "mediaType")
    /// The picture.
    public static let originalImage = Self(name: "originalImage")
    /// The picture as the person has cut it.
    public static let editedImage = Self(name: "editedImage")
    /// What the person has cut out.
    public static let cropRect = Self(name: "cropRect")
    /// Where the film is.
    public static let mediaURL = Self(name: "mediaURL")
  }

  nonisolated deinit {}
}

extension UIImagePickerController: SystemController {
  private var pickerDelegate: (any UIImagePickerControllerDelegate)? {
    delegate as? any UIImagePickerControllerDelegate
  }

  package var listener: AnyObject? { pickerDelegate }

  package var outcomes: [Outcome] {  // P116
    [
      .pick("a picture", by: .didFinishPickingMediaWithInfo, read: Self.info) { [self] info in
        pickerDelegate?.imagePickerController(self, didFinishPickingMediaWithInfo: info)
      },
      .cancel(.didCancel) { [self] in pickerDelegate?.imagePickerControllerDidCancel(self) },
    ]
  }

  /// The named parts of a choice, else the picture that it is.
  private static func info(_ choice: Choice) -> [InfoKey: Any]? {
    guard choice.parts.isEmpty else {
      return Dictionary(uniqueKeysWithValues: choice.parts.map { (InfoKey(name: $0), $1) })
    }
    return choice.values.count == 1 ? [.originalImage: choice.values[0]] : nil
  }
}

/// Told of the picture that a person chooses.
public protocol UIImagePickerControllerDelegate: AnyObject {
  /// Called with what is known of the picture.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Called when the user cancelled.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Does nothing.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Does nothing.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}
