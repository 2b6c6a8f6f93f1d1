import Foundation
import HeadlessUIKit
import NavigationModel

/// Lets the user take or choose a picture.
///
/// Its delegate is the navigation controller's, and must conform to more protocols (P119).
/// [UIImagePickerController](https://developer.apple.com/documentation/uikit/uiimagepickercontroller)
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  /// The keys of the information about a picture.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name, as in UIKit.
    public let rawValue: String

    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    private static let prefix = "UIImagePickerController"

    /// Creates a key from a short name: `originalImage`.
    package init(name: String) {
      rawValue = Self.prefix + name.prefix(1).uppercased() + name.dropFirst()
    }

    /// The short name.
    package var name: String {
      let name = rawValue.dropFirst(rawValue.hasPrefix(Self.prefix) ? Self.prefix.count : 0)
      return name.prefix(1).lowercased() + name.dropFirst()
    }

    /// Whether it is a picture or a video.
    public static let mediaType = Self(name: "mediaType")
    /// The picture.
    public static let originalImage = Self(name: "originalImage")
    /// The picture as the user has cropped it.
    public static let editedImage = Self(name: "editedImage")
    /// The cropping rectangle.
    public static let cropRect = Self(name: "cropRect")
    /// The URL of the video.
    public static let mediaURL = Self(name: "mediaURL")
  }

  nonisolated deinit {}
}

extension UIImagePickerController: @MainActor SystemController {
  package static var calls: KeyValuePairs<DelegateCall, String> {
    [
      .didFinishPickingMediaWithInfo: "imagePickerController(_:didFinishPickingMediaWithInfo:)",
      .didCancel: "imagePickerControllerDidCancel(_:)",
    ]
  }

  private var pickerDelegate: (any UIImagePickerControllerDelegate)? {
    delegate as? any UIImagePickerControllerDelegate
  }

  package var listener: (any UIImagePickerControllerDelegate)? { pickerDelegate }

  package var outcomes: [SystemOutcome<any UIImagePickerControllerDelegate>] {  // P116
    [
      .pick("a picture", by: .didFinishPickingMediaWithInfo, read: Self.info) {
        [self] listener, info in
        listener.imagePickerController(self, didFinishPickingMediaWithInfo: info)
      },
      .cancel(.didCancel) { [self] in $0.imagePickerControllerDidCancel(self) },
    ]
  }

  /// The named parts of a choice, else the picture itself.
  private static func info(_ choice: Choice) -> [InfoKey: Any]? {
    guard choice.parts.isEmpty else {
      return Dictionary(uniqueKeysWithValues: choice.parts.map { (InfoKey(name: $0), $1) })
    }
    return choice.values.count == 1 ? [.originalImage: choice.values[0]] : nil
  }
}

/// Methods to respond to the picture that the user chooses.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// Called with the information about the picture.
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
  ) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    DefaultBody.reached(by: self)
  }
}
