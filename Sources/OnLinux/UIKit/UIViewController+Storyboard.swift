import Foundation
import HeadlessUIKit

extension UIViewController {
  /// The storyboard that it comes from; nil for one that a program has created.
  public var storyboard: UIStoryboard? { attachments["storyboard"] as? UIStoryboard }
}
