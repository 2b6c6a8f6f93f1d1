import Foundation

/// A view of a controller that shows other controllers while it is pressed.
///
/// The devices that could be pressed are from 2015 to 2018; others, and Drilldown's, never ask.
/// [UIViewControllerPreviewing](https://developer.apple.com/documentation/uikit/uiviewcontrollerpreviewing)
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// A recognizer that others can wait for; it never recognizes anything.
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  /// Who is asked what to show.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// The view that is pressed.
  var sourceView: UIView { get }
  /// The part of the view that stays sharp, in points.
  var sourceRect: CGRect { get set }
}
