import Foundation

/// Where the user copies things to; here it belongs to the world, and nothing else reads it.
///
/// [UIPasteboard](https://developer.apple.com/documentation/uikit/uipasteboard)
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The one that all applications share.
  open class var general: UIPasteboard { Stage.current.pasteboard }

  /// The text; nil if there is none.
  open var string: String? {
    get { items.lazy.compactMap { $0["public.utf8-plain-text"] as? String }.first }
    set { items = newValue.map { [["public.utf8-plain-text": $0]] } ?? [] }
  }
  /// The texts.
  open var strings: [String]? {
    get { items.compactMap { $0["public.utf8-plain-text"] as? String } }
    set { items = (newValue ?? []).map { ["public.utf8-plain-text": $0] } }
  }
  /// The address; nil if there is none.
  open var url: URL? {
    get { items.lazy.compactMap { $0["public.url"] as? URL }.first }
    set { items = newValue.map { [["public.url": $0]] } ?? [] }
  }
  /// The image; nil if there is none.
  open var image: UIImage? {
    get { items.lazy.compactMap { $0["public.png"] as? UIImage }.first }
    set { items = newValue.map { [["public.png": $0]] } ?? [] }
  }
  /// What is on it, by type.
  open var items: [[String: Any]] = [] { didSet { changeCount += 1 } }
  /// How often it has been changed.
  open private(set) var changeCount = 0
  /// How many things are on it.
  open var numberOfItems: Int { items.count }
  /// Whether there is a text.
  open var hasStrings: Bool { string != nil }
  /// Whether there is an address.
  open var hasURLs: Bool { url != nil }
  /// Whether there is an image.
  open var hasImages: Bool { image != nil }

  nonisolated deinit {}
}
