import Foundation

/// A suggestion with a text.
///
/// [UISearchSuggestionItem](https://developer.apple.com/documentation/uikit/uisearchsuggestionitem)
@preconcurrency @MainActor
public final class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  /// The text that is shown.
  public let localizedSuggestion: String?
  /// What is said about it; kept, no effect.
  public let localizedDescription: String?
  /// A value of the program that it stands for.
  public var representedObject: Any?

  /// Creates a suggestion.
  public init(localizedSuggestion: String, localizedDescription: String? = nil) {
    self.localizedSuggestion = localizedSuggestion
    self.localizedDescription = localizedDescription
    super.init()
  }

  nonisolated deinit {}
}

/// What a search suggests below its bar.
///
/// [UISearchSuggestion](https://developer.apple.com/documentation/uikit/uisearchsuggestion)
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
  /// The text that is shown.
  var localizedSuggestion: String? { get }
  /// A value of the program that it stands for.
  var representedObject: Any? { get set }
}
