import Foundation

/// Lets a change of a selection be felt; here nothing is.
///
/// [UISelectionFeedbackGenerator](https://developer.apple.com/documentation/uikit/uiselectionfeedbackgenerator)
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Lets one be felt.
  open func selectionChanged() { give() }
}
