import Foundation

/// A class whose `init()` stands at the place that `NSObject.init()` has in the table of every class:
/// what creates objects of classes that are only known when the program runs.
///
/// It has to be open: what can't be overridden elsewhere is called without the table.
nonisolated open class UIKitConstructor: NSObject {
  /// Creates an object of whatever class the table belongs to.
  public required override init() { super.init() }

  /// Creates an object of a class; one that doesn't inherit `init()` stops the program, as it does on a
  /// device.
  ///
  /// Inlined, it would tell the optimizer that the object is a `UIKitConstructor`, which a cast to
  /// another class never succeeds for.
  @inline(never)
  package static func make(_ type: NSObject.Type) -> NSObject {
    // bridge: Objective-C creates objects of any class; in Swift `init()` had to be `required`.
    unsafeBitCast(type, to: UIKitConstructor.Type.self).init()
  }

  /// Creates a view of a class, as its `init(frame:)` does; nil if it is another kind of class.
  @MainActor
  static func make<View: UIView>(_ type: AnyClass, as _: View.Type) -> View? {
    guard let type = type as? View.Type else { return nil }
    return PendingArguments.with(.frame(.zero)) { UIKitConstructor.make(type) as? View }
  }

  /// Creates a view of a class, as its `init(frame:)` does.
  @MainActor
  static func view<View: UIView>(_ type: View.Type) -> View {
    guard let made = make(type, as: type) else {
      preconditionFailure("\(type) could not be created")
    }
    return made
  }

  nonisolated deinit {}
}
