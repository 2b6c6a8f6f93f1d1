import Foundation
import HeadlessUIKit
import Lua
import SystemControllers

extension ScriptedSystemDelegate: SFSafariViewControllerDelegate {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
    callFunction(.didFinish)
  }

  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {
    callFunction(.didCompleteInitialLoad, didLoadSuccessfully)
  }
}

extension ScriptedSystemDelegate: UIDocumentPickerDelegate {
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {
    callFunction(.didPickDocumentsAt, urls.map(\.absoluteString))
  }

  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
    callFunction(.wasCancelled)
  }
}

extension ScriptedSystemDelegate: PHPickerViewControllerDelegate {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
    callFunction(.didFinishPicking, results.compactMap(\.assetIdentifier))
  }
}

extension ScriptWorld {
  /// Registers the controllers for sharing, pages of the web, documents and photos.
  func registerSharingClasses() {
    describe("UIActivityViewController") { $0.activityController }
    describe("SFSafariViewController") { $0.safariController }
    describe("UIDocumentPickerViewController") { $0.documentPicker }
    describe("PHPickerViewController") { $0.photoPicker }
  }
}
