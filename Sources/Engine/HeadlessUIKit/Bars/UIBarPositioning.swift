import Foundation

/// Where a bar is on the screen.
///
/// [UIBarPosition](https://developer.apple.com/documentation/uikit/uibarposition)
nonisolated public enum UIBarPosition: Int, Sendable {
  case any = 0
  case bottom = 1
  case top = 2
  case topAttached = 3
}

/// A bar that knows where it is.
///
/// [UIBarPositioning](https://developer.apple.com/documentation/uikit/uibarpositioning)
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  /// Where it is.
  var barPosition: UIBarPosition { get }
}

/// Says where a bar is.
///
/// [UIBarPositioningDelegate](https://developer.apple.com/documentation/uikit/uibarpositioningdelegate)
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Where a bar is that belongs to no controller.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// What the bar is without a delegate.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition {
    DefaultBody.reached(.any, by: self)
  }
}

/// The call about the position of a bar.
enum BarPositionCalls {
  static let position = Call(
    .position, "position(for:)", to: { (owner: UIView) in owner.positioningDelegate },
    default: UIBarPosition.any, isRecorded: false)

  static var rows: [CallRow] { [position.row] }
}

nonisolated extension DelegateCall {
  package static let position = Self("position")
}

extension UIView {
  /// What says where a bar is; nil for other views.
  fileprivate var positioningDelegate: (any UIBarPositioningDelegate)? {
    switch self {
    case let bar as UINavigationBar: bar.delegate
    case let bar as UIToolbar: bar.delegate
    case let bar as UISearchBar: bar.delegate
    default: nil
    }
  }

  /// Where a bar is: where its delegate says, else at its usual place.
  func position(of bar: any UIBarPositioning, or usual: UIBarPosition) -> UIBarPosition {
    let position = call(BarPositionCalls.position) { $0.position(for: bar) }
    return position == .any ? usual : position
  }
}

/// The images of a bar, each for a position and a kind of height.
struct BarImages {
  private var images: [Key: UIImage] = [:]

  private struct Key: Hashable {
    let position: UIBarPosition
    let metrics: UIBarMetrics
  }

  /// The image for a position and a kind of height; nil if none was set for them.
  subscript(position: UIBarPosition, metrics: UIBarMetrics) -> UIImage? {
    get { images[Key(position: position, metrics: metrics)] }
    set { images[Key(position: position, metrics: metrics)] = newValue }
  }
}
