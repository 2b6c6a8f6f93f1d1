/// A song or another piece; what is in it does not matter here.
public typealias MPMediaItem = Any

/// Lets the user choose songs.
///
/// [MPMediaPickerController](https://developer.apple.com/documentation/mediaplayer/mpmediapickercontroller)
open class MPMediaPickerController: UIViewController {
  /// Told of what the person chooses, and dismisses; not retained.
  open weak var delegate: (any MPMediaPickerControllerDelegate)?

  nonisolated deinit {}
}

extension MPMediaPickerController: SystemController {
  package var listener: AnyObject? { delegate }

  package var outcomes: [Outcome] {  // P114
    [
      .pick("items", by: .didPickMediaItems, read: { $0.values.isEmpty ? nil : $0.values }) {
        [self] items in
        delegate?.mediaPicker(self, didPickMediaItems: MPMediaItemCollection(items: items))
      },
      .cancel(.didCancel) { [self] in delegate?.mediaPickerDidCancel(self) },
    ]
  }
}

/// Songs in an order.
public struct MPMediaItemCollection {
  /// The songs.
  public let items: [MPMediaItem]

  /// A list of songs.
  public init(items: [MPMediaItem]) { self.items = items }
}

/// Told of the songs that a person chooses.
public protocol MPMediaPickerControllerDelegate: AnyObject {
  /// Called with what the person has chosen.
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
