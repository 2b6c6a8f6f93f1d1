import Foundation
import HeadlessUIKit
import NavigationModel

/// Lets the user trim a video.
///
/// Its delegate is the navigation controller's, and must conform to more protocols (P119).
/// [UIVideoEditorController](https://developer.apple.com/documentation/uikit/uivideoeditorcontroller)
@preconcurrency @MainActor
open class UIVideoEditorController: UINavigationController {
  nonisolated deinit {}
}

extension UIVideoEditorController: @MainActor SystemController {
  package static var calls: KeyValuePairs<DelegateCall, String> {
    [
      .didSaveEditedVideoToPath: "videoEditorController(_:didSaveEditedVideoToPath:)",
      .didFailWithError: "videoEditorController(_:didFailWithError:)",
      .didCancel: "videoEditorControllerDidCancel(_:)",
    ]
  }

  private var editorDelegate: (any UIVideoEditorControllerDelegate)? {
    delegate as? any UIVideoEditorControllerDelegate
  }

  package var listener: (any UIVideoEditorControllerDelegate)? { editorDelegate }

  package var outcomes: [SystemOutcome<any UIVideoEditorControllerDelegate>] {  // P117
    [
      .failure(.didFailWithError) { [self] listener, error in
        listener.videoEditorController(self, didFailWithError: error)
      },
      .pick("a path", by: .didSaveEditedVideoToPath, read: { $0.values.first as? String }) {
        [self] listener, path in
        listener.videoEditorController(self, didSaveEditedVideoToPath: path)
      },
      .cancel(.didCancel) { [self] in $0.videoEditorControllerDidCancel(self) },
    ]
  }
}

/// Methods to respond to a video that the user has trimmed.
@preconcurrency @MainActor
public protocol UIVideoEditorControllerDelegate: NSObjectProtocol {
  /// Called with the path of the new video.
  func videoEditorController(
    _ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String)
  /// Called when the video could not be loaded or saved.
  func videoEditorController(
    _ editor: UIVideoEditorController, didFailWithError error: any Error)
  /// Called when the user cancelled.
  func videoEditorControllerDidCancel(_ editor: UIVideoEditorController)
}

extension UIVideoEditorControllerDelegate {
  /// Does nothing.
  public func videoEditorController(
    _ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String
  ) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func videoEditorController(
    _ editor: UIVideoEditorController, didFailWithError error: any Error
  ) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func videoEditorControllerDidCancel(_ editor: UIVideoEditorController) {
    DefaultBody.reached(by: self)
  }
}
