/// A call to a delegate, by the distinguishing part of UIKit's method.
nonisolated package struct DelegateCall: Hashable, Sendable {
  /// The word for it in traces, breakpoints and tables of functions.
  package let rawValue: String

  /// A call of a word.
  package init(_ word: String) { rawValue = word }
}
