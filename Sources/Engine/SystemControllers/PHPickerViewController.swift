import Foundation
import HeadlessUIKit
import NavigationModel

/// Lets the user choose photos; the program dismisses it, and an empty result is a cancel (F120).
///
/// [PHPickerViewController](https://developer.apple.com/documentation/photosui/phpickerviewcontroller)
@preconcurrency @MainActor
public final class PHPickerViewController: UIViewController {
  /// Is notified of the choice; not retained.
  public weak var delegate: (any PHPickerViewControllerDelegate)?
  /// What can be chosen.
  public let configuration: PHPickerConfiguration

  /// Creates a picker.
  public required init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker from an archive.
  ///
  /// UIKit has no such initializer.
  public required init?(coder: NSCoder) {
    var configuration = PHPickerConfiguration()
    if coder.allowsKeyedCoding, coder.containsValue(forKey: Self.limitKey) {
      configuration.selectionLimit = coder.decodeInteger(forKey: Self.limitKey)
    }
    self.configuration = configuration
    super.init(coder: coder)
  }

  /// Archives how many photos can be chosen.
  public override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(configuration.selectionLimit, forKey: Self.limitKey)
  }

  private static let limitKey = "PHSelectionLimit"

  /// Called when it has disappeared: a swipe is an empty choice (F120).
  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isDismissedByUser else { return }
    notifyDelegate(
      DelegateNotification(call: .didFinishPicking) { [self] in
        $0.picker(self, didFinishPicking: [])
      })
  }

  nonisolated deinit {}
}

/// What a picker of photos offers.
public struct PHPickerConfiguration: Sendable, Equatable {
  /// How many can be chosen; 0 for any number.
  public var selectionLimit = 1

  /// Creates a configuration for one photo.
  public init() {}
}

/// A chosen photo.
public struct PHPickerResult: Sendable, Equatable {
  /// The identifier of the photo.
  public let assetIdentifier: String?
}

extension PHPickerViewController: @MainActor SystemController {
  package static var calls: KeyValuePairs<DelegateCall, String> {
    [.didFinishPicking: "picker(_:didFinishPicking:)"]
  }

  package var listener: (any PHPickerViewControllerDelegate)? { delegate }

  package var outcomes: [SystemOutcome<any PHPickerViewControllerDelegate>] {  // F120
    let limit = configuration.selectionLimit
    return [
      .pick(
        limit == 1 ? "the name of a photo" : "the names of photos", by: .didFinishPicking,
        read: Self.results(upTo: limit)
      ) { [self] in $0.picker(self, didFinishPicking: $1) },
      .cancel(.didFinishPicking) { [self] in $0.picker(self, didFinishPicking: []) },
    ]
  }

  private static func results(upTo limit: Int) -> (Choice) -> [PHPickerResult]? {
    { choice in
      let names = choice.values.compactMap { $0 as? String }
      guard !names.isEmpty, names.count == choice.values.count, limit == 0 || names.count <= limit
      else { return nil }
      return names.map { PHPickerResult(assetIdentifier: $0) }
    }
  }
}

/// Methods to respond to the photos that the user chooses.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Called with the photos; none if the user cancelled. It dismisses the picker.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
