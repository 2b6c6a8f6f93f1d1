import Foundation
import HeadlessUIKit

/// A delegate that implements only some of its calls, such as one made from a table of functions.
///
/// A class, because the runtime searches all conformances of the program for those of a delegate.
class SelectiveDelegate: NSObject {
  /// Whether it implements a call.
  func listens(to call: DelegateCall) -> Bool { true }
}
