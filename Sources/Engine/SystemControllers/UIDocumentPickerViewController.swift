import Foundation
import HeadlessUIKit
import NavigationModel

/// Lets the user choose documents.
///
/// It dismisses itself, and its delegate is called when that has begun (F119).
/// [UIDocumentPickerViewController](https://developer.apple.com/documentation/uikit/uidocumentpickerviewcontroller)
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
  /// Is notified of the choice; not retained.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether several documents can be chosen; false.
  open var allowsMultipleSelection = false
  /// Whether names are shown with their extensions; kept, no effect.
  open var shouldShowFileExtensions = false
  /// The folder that is shown first; kept, no effect.
  open var directoryURL: URL?
  /// The types of the documents to choose from; none for an export.
  package let contentTypes: [UTType]

  /// Creates a picker of documents of some types (iOS 14).
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    self.contentTypes = contentTypes
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker of a place for documents (iOS 14).
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    contentTypes = []
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker without types; the coder is not read further.
  public required init?(coder: NSCoder) {
    contentTypes = []
    super.init(coder: coder)
  }

  /// Called when it has disappeared: a swipe cancels (F120).
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isDismissedByUser else { return }
    notifyDelegate(
      DelegateNotification(call: .wasCancelled) { [self] in $0.documentPickerWasCancelled(self) })
  }

  nonisolated deinit {}
}

extension UIDocumentPickerViewController: @MainActor SystemController {
  package static var calls: KeyValuePairs<DelegateCall, String> {
    [
      .didPickDocumentsAt: "documentPicker(_:didPickDocumentsAt:)",
      .wasCancelled: "documentPickerWasCancelled(_:)",
    ]
  }

  package var listener: (any UIDocumentPickerDelegate)? { delegate }

  package var outcomes: [SystemOutcome<any UIDocumentPickerDelegate>] {  // F119
    [
      .pick(
        allowsMultipleSelection ? "the URLs of documents" : "the URL of a document",
        by: .didPickDocumentsAt, read: { [self] in urls(of: $0) }
      ) { [self] in $0.documentPicker(self, didPickDocumentsAt: $1) }
      .closing(.beforeCalls),
      .cancel(.wasCancelled) { [self] in $0.documentPickerWasCancelled(self) }
        .closing(.beforeCalls),
    ]
  }

  private func urls(of choice: Choice) -> [URL]? {
    let urls = choice.values.compactMap { $0 as? URL ?? ($0 as? String).flatMap(URL.init(string:)) }
    guard !urls.isEmpty, urls.count == choice.values.count else { return nil }
    return urls.count == 1 || allowsMultipleSelection ? urls : nil
  }
}

/// Methods to respond to the documents that the user chooses.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: AnyObject {
  /// Called with the documents, while the picker is being dismissed.
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Called when the user cancelled.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Does nothing.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
    DefaultBody.reached(by: self)
  }
}

/// A type of documents, by its identifier.
///
/// [UTType](https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct)
nonisolated public struct UTType: Hashable, Sendable {
  /// The identifier: `public.plain-text`.
  public let identifier: String

  /// A type with an identifier; every one is accepted.
  public init?(_ identifier: String) { self.identifier = identifier }

  private init(known identifier: String) { self.identifier = identifier }

  /// Any item.
  public static let item = UTType(known: "public.item")
  /// A folder.
  public static let folder = UTType(known: "public.folder")
  /// Any text.
  public static let text = UTType(known: "public.text")
  /// A text without attributes.
  public static let plainText = UTType(known: "public.plain-text")
  /// A picture.
  public static let image = UTType(known: "public.image")
  /// A film.
  public static let movie = UTType(known: "public.movie")
  /// A document in PDF.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// A document in JSON.
  public static let json = UTType(known: "public.json")
}
