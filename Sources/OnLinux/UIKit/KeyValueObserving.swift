#if !canImport(ObjectiveC)
  import Foundation
  import HeadlessUIKit

  /// Which values a change of an observed value has.
  ///
  /// [NSKeyValueObservingOptions](https://developer.apple.com/documentation/foundation/nskeyvalueobservingoptions)
  nonisolated public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The new value.
    public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
    /// The value before the change.
    public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
    /// The closure is called with the present value at once.
    public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
    /// The closure is called before a change as well; not called here.
    public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
  }

  /// What has happened to an observed value.
  ///
  /// [NSKeyValueChange](https://developer.apple.com/documentation/foundation/nskeyvaluechange)
  nonisolated public enum NSKeyValueChange: UInt, Sendable {
    case setting = 1
    case insertion = 2
    case removal = 3
    case replacement = 4
  }

  /// A change of an observed value.
  ///
  /// [NSKeyValueObservedChange](https://developer.apple.com/documentation/foundation/nskeyvalueobservedchange)
  nonisolated public struct NSKeyValueObservedChange<Value> {
    /// What a change is.
    public typealias Kind = NSKeyValueChange
    /// What has happened: the value was set.
    public let kind: Kind
    /// The new value, if it was asked for.
    public let newValue: Value?
    /// The value before, if it was asked for.
    public let oldValue: Value?
    /// Which elements have changed; nil.
    public let indexes: IndexSet?
    /// Whether the change is about to happen; false.
    public let isPrior: Bool
  }

  /// An observation of a value, which ends when it is released.
  ///
  /// [NSKeyValueObservation](https://developer.apple.com/documentation/foundation/nskeyvalueobservation)
  nonisolated public final class NSKeyValueObservation: NSObject {
    fileprivate let cancelObservation: @Sendable () -> Void

    fileprivate init(_ end: @escaping @Sendable () -> Void) { cancelObservation = end }

    /// Ends the observation.
    public func invalidate() { cancelObservation() }

    deinit { cancelObservation() }
  }

  extension NSObjectProtocol where Self: NSObject {
    /// Calls a closure when a value of the object is another one.
    ///
    /// Frames, contents and offsets of views are compared as they are set, and so are properties that
    /// `drilldown-uikit` has found to be dynamic; all others at the end of the turn.
    nonisolated public func observe<Value>(
      _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
      let observed = Crossing(ObservedValue(self, keyPath, options, changeHandler))
      MainThread.run { observed.value.begin() }
      return NSKeyValueObservation { MainThread.run { observed.value.end() } }
    }

    /// Notes that a value was set, so that it is compared now.
    nonisolated public func drilldownValueDidChange() {
      MainThread.run(with: self as NSObject) { Stage.current.valueObservers.compareValues(of: $0) }
    }
  }

  /// A value with what it was when it was last compared.
  nonisolated private final class ObservedValue<Object: NSObject, Value> {
    private weak var object: Object?
    private let keyPath: KeyPath<Object, Value>
    private let options: NSKeyValueObservingOptions
    private let handler: (Object, NSKeyValueObservedChange<Value>) -> Void
    private var known: Value?
    private var observation: ValueObservers.Observation?

    init(
      _ object: Object, _ keyPath: KeyPath<Object, Value>, _ options: NSKeyValueObservingOptions,
      _ handler: @escaping (Object, NSKeyValueObservedChange<Value>) -> Void
    ) {
      self.object = object
      self.keyPath = keyPath
      self.options = options
      self.handler = handler
    }

    @MainActor func begin() {
      guard let object else { return }
      known = object[keyPath: keyPath]
      let observation = ValueObservers.Observation(of: object) { [weak self] in self?.check() }
      self.observation = observation
      Stage.current.valueObservers.add(observation)
      if options.contains(.initial) { report(from: nil) }
    }

    @MainActor func end() {
      observation.map { Stage.current.valueObservers.remove($0) }
      observation = nil
    }

    @MainActor private func check() {
      guard observation != nil, let object, let former = known else { return }
      let value = object[keyPath: keyPath]
      guard !Self.areEqual(value, former) else { return }
      known = value
      report(from: former)
    }

    @MainActor private func report(from former: Value?) {
      guard let object else { return }
      let change = NSKeyValueObservedChange(
        kind: .setting, newValue: options.contains(.new) ? known : nil,
        oldValue: options.contains(.old) ? former : nil, indexes: nil, isPrior: false)
      HandlerCall.observedValue.run { handler(object, change) }
    }

    /// Whether two values are the same: objects without equality are if they are one; other values
    /// without it are taken for the same.
    private static func areEqual(_ left: Value, _ right: Value) -> Bool {
      if let left = left as? any Equatable { return left.isEqual(to: right) }
      if Value.self is AnyObject.Type { return left as AnyObject === right as AnyObject }
      return true
    }
  }

  nonisolated extension Equatable {
    fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
  }
#endif
