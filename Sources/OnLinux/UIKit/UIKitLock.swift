#if !canImport(ObjectiveC)
  import Foundation

  /// A lock of Foundation.
  nonisolated protocol FoundationLock: AnyObject, NSLocking {
    var name: String? { get set }
    func `try`() -> Bool
    func lock(before limit: Date) -> Bool
  }

  nonisolated extension NSLock: FoundationLock {}
  nonisolated extension NSRecursiveLock: FoundationLock {}

  /// A lock that can be inherited from, as Foundation's can on Apple's platforms only.
  ///
  /// `drilldown-uikit` makes it the superclass of classes that are written with `NSLock`.
  nonisolated open class UIKitLock: NSObject, NSLocking {
    private let inner: any FoundationLock

    /// Creates an open lock.
    public override init() { inner = NSLock() }

    init(_ inner: any FoundationLock) { self.inner = inner }

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
