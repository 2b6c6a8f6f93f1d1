import Foundation

/// The values that a program has associated with an object.
package final class Associations {
  /// A value with the way it is referred to.
  package enum Value {
    case strong(Any)
    case weak(AnyObject)

    fileprivate var kept: Kept {
      switch self {
      case .strong(let value): Kept(strong: value)
      case .weak(let object): Kept(weak: object)
      }
    }

    /// The value itself.
    package var value: Any {
      switch self {
      case .strong(let value): value
      case .weak(let object): object
      }
    }
  }

  fileprivate struct Kept {
    var strong: Any?
    weak var weak: AnyObject?

    init(strong: Any) { self.strong = strong }
    init(weak: AnyObject) { self.weak = weak }

    var value: Value? {
      if let strong { return .strong(strong) }
      return weak.map { .weak($0) }
    }
  }

  private var values: [UnsafeRawPointer: Kept] = [:]

  /// The value of a key; nil if there is none.
  package subscript(key: UnsafeRawPointer) -> Value? {
    get { values[key]?.value }
    set { values[key] = newValue?.kept }
  }

  /// Removes all values.
  package func removeAll() { values = [:] }

  nonisolated deinit {}
}

/// An object that owns the values associated with it.
protocol AssociationOwner: AnyObject {
  /// Its values; nil before the first.
  var associations: Associations? { get set }
}

extension UIResponder: AssociationOwner {}
extension UIBarItem: AssociationOwner {}
extension UINavigationItem: AssociationOwner {}
extension UIGestureRecognizer: AssociationOwner {}
extension UIPresentationController: AssociationOwner {}

extension Associations {
  /// The values of objects that have no place for them.
  private struct Entry {
    weak var owner: AnyObject?
    let values: Associations
  }

  private static var others: [ObjectIdentifier: Entry] = [:]

  /// The values of an object; nil if there are none.
  package static func known(of object: AnyObject) -> Associations? {
    if let owner = object as? any AssociationOwner { return owner.associations }
    releaseOrphans()
    return others[ObjectIdentifier(object)]?.values
  }

  /// The values of an object; created for the first.
  package static func of(_ object: AnyObject) -> Associations {
    if let known = known(of: object) { return known }
    let made = Associations()
    if let owner = object as? any AssociationOwner {
      owner.associations = made
    } else {
      others[ObjectIdentifier(object)] = Entry(owner: object, values: made)
    }
    return made
  }

  /// Releases the values of released objects.
  static func releaseOrphans() {
    if others.isEmpty { return }
    let orphans = others.filter { $0.value.owner == nil }
    for key in orphans.keys { others[key] = nil }
  }
}

/// Identifies a thread without asking an executor or the system.
nonisolated struct ThreadID: Sendable, Equatable {
  private let address: UInt

  /// The current thread.
  init() {
    #if canImport(Darwin)
      address = UInt(bitPattern: pthread_self())
    #else
      address = UInt(pthread_self())
    #endif
  }
}
