import Foundation

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
