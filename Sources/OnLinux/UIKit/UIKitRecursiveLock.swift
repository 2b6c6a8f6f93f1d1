#if !canImport(ObjectiveC)
  import Foundation

  /// A lock for a thread that may close it again, that can be inherited from, as Foundation's can on Apple's platforms only.
  ///
  /// `drilldown-uikit` makes it the superclass of classes that are written with `NSRecursiveLock`.
  nonisolated open class UIKitRecursiveLock: UIKitLock {
    /// Creates an open lock for one thread.
    public override init() { super.init(NSRecursiveLock()) }
  }
#endif
