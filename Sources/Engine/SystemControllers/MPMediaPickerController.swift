import Foundation
import HeadlessUIKit
import NavigationModel

/// A song or another media item; its contents are irrelevant here.
public typealias MPMediaItem = Any

/// Lets the user choose songs.
///
/// [MPMediaPickerController](https://developer.apple.com/documentation/mediaplayer/mpmediapickercontroller)
@preconcurrency @MainActor
open class MPMediaPickerController: UIViewController {
  /// The delegate, which is notified of what the user chooses and dismisses the controller; not
  /// retained.
  open weak var delegate: (any MPMediaPickerControllerDelegate)?

  nonisolated deinit {}
}

extension MPMediaPickerController: @MainActor SystemController {
  package static var calls: KeyValuePairs<DelegateCall, String> {
    [
      .didPickMediaItems: "mediaPicker(_:didPickMediaItems:)",
      .didCancel: "mediaPickerDidCancel(_:)",
    ]
  }

  package var listener: (any MPMediaPickerControllerDelegate)? { delegate }

  package var outcomes: [SystemOutcome<any MPMediaPickerControllerDelegate>] {  // P114
    [
      .pick("items", by: .didPickMediaItems, read: { $0.values.isEmpty ? nil : $0.values }) {
        [self] listener, items in
        listener.mediaPicker(self, didPickMediaItems: MPMediaItemCollection(items: items))
      },
      .cancel(.didCancel) { [self] in $0.mediaPickerDidCancel(self) },
    ]
  }
}

/// An ordered collection of songs.
@preconcurrency @MainActor
public struct MPMediaItemCollection {
  /// The songs.
  public let items: [MPMediaItem]

  /// Creates a collection of songs.
  public init(items: [MPMediaItem]) { self.items = items }
}

/// Methods to respond to the songs that the user chooses.
@preconcurrency @MainActor
public protocol MPMediaPickerControllerDelegate: NSObjectProtocol {
  /// Called with what the user has chosen.
  func mediaPicker(
    _ mediaPicker: MPMediaPickerController,
    didPickMediaItems mediaItemCollection: MPMediaItemCollection)
  /// Called when the user cancelled.
  func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
}

extension MPMediaPickerControllerDelegate {
  /// Does nothing.
  public func mediaPicker(
    _ mediaPicker: MPMediaPickerController,
    didPickMediaItems mediaItemCollection: MPMediaItemCollection
  ) {}
  /// Does nothing.
  public func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {}
}
