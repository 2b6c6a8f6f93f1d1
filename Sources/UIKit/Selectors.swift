#if !canImport(ObjectiveC)
  import Foundation
  import HeadlessUIKit

  extension NSObjectProtocol {
    /// Whether it has the method of a selector; false for one that is only a name.
    public func responds(to aSelector: Selector!) -> Bool {
      aSelector.map { $0.isMethod(of: self) } ?? false
    }
  }
#endif
