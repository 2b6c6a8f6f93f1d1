#if !canImport(ObjectiveC)
  import Foundation
  import HeadlessUIKit

  /// A selector with a name; without Objective-C it finds no method.
  nonisolated public func NSSelectorFromString(_ aSelectorName: String) -> Selector {
    MainThread.run { Stage.current.noteStandIn(.brokenSelector) }
    return Selector(aSelectorName)
  }

  /// The name of a selector.
  nonisolated public func NSStringFromSelector(_ aSelector: Selector) -> String {
    aSelector.description
  }

  extension NSObjectProtocol {
    /// Whether it has the method of a selector; false for one that is only a name.
    public func responds(to aSelector: Selector!) -> Bool {
      aSelector.map { $0.isMethod(of: self) } ?? false
    }
  }
#endif
