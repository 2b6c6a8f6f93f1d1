import Foundation
import HeadlessUIKit

extension UIViewController {
  /// The storyboard that it comes from: none.
  public var storyboard: UIStoryboard? { nil }
}
