#if !canImport(ObjectiveC)
  import Foundation

  /// A lock that can be inherited from, as Foundation's can on Apple's platforms only.
  ///
  /// `drilldown-uikit` makes it the superclass of classes that are written with `NSLock`.
  nonisolated open class UIKitLock: NSObject, NSLocking {
    private let inner = NSLock()

    /// Creates an open lock.
    public override init() { super.init() }

    /// Its name; kept, no effect.
    open var name: String? {
      get { inner.name }
      set { inner.name = newValue }
    }

    /// Waits until it is open, and closes it.
    open func lock() { inner.lock() }
    /// Opens it.
    open func unlock() { inner.unlock() }
    /// Closes it, if it is open.
    open func `try`() -> Bool { inner.try() }
    /// Waits until it is open, no longer than until a date, and closes it.
    open func lock(before limit: Date) -> Bool { inner.lock(before: limit) }
  }
#endif
