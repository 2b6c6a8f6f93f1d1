import Foundation
import NavigationModel

/// Finds the object of an identifier, and keeps alive those that have a place.
final class Registry {
  @exclusivity(unchecked) private var entries: [Entry] = []
  /// The windows by number; a window is kept by whoever made it.
  @exclusivity(unchecked) var windows: [WeakWindow] = []

  @exclusivity(unchecked) private var dropped: [UIViewController] = []
  @exclusivity(unchecked) private var isDropping = false
  private var classes: [ObjectIdentifier: ClassFacts] = [:]
  /// The class that was asked about last: many of one class are often made in a row.
  @exclusivity(unchecked) private var latest = (
    type: NSObject.self as AnyClass, facts: ClassFacts()
  )

  /// What holds of all objects of a class.
  struct ClassFacts {
    /// Its name, without its module.
    var name = ""
    /// Whether it is one of this framework's, so that nobody has overridden anything.
    var isOfFramework = false
  }

  /// What is known of a class; asking the runtime each time would cost more than all else in making
  /// a controller.
  func facts(of type: AnyClass) -> ClassFacts {
    if latest.type == type { return latest.facts }
    let facts = classes[ObjectIdentifier(type)] ?? ClassFacts(type)
    classes[ObjectIdentifier(type)] = facts
    latest = (type, facts)
    return facts
  }

  private struct Entry {
    unowned(unsafe) var object: UIViewController?
    var number: Int32
    var isOfFramework: Bool
    var hasDelegate = false
    var holds = 0
    var held: UIViewController?
  }

  /// A reference to a window that does not keep it.
  struct WeakWindow {
    weak var window: UIWindow?
  }

  /// The living object of an identifier.
  @inline(__always)
  subscript(id: Hierarchy.ID) -> UIViewController? {
    let slot = id.index
    return slot < entries.count && entries[slot].number == id.number ? entries[slot].object : nil
  }

  /// Whether an object is of a class of this framework, and no script overrides anything.
  @inline(__always)
  func isOfFramework(_ id: Hierarchy.ID) -> Bool { entries[id.index].isOfFramework }

  /// Whether nobody listens to a stack: its class is this framework's, and it has had no delegate.
  @inline(__always)
  func isUnheard(_ id: Hierarchy.ID) -> Bool {
    entries[id.index].isOfFramework && !entries[id.index].hasDelegate
  }

  /// Notes whether a stack has a delegate.
  func noteDelegate(_ isThere: Bool, of id: Hierarchy.ID) {
    entries[id.index].hasDelegate = isThere
  }

  /// Notes that a script may override something.
  func noteBehaviour(of id: Hierarchy.ID) { entries[id.index].isOfFramework = false }

  /// Enters a new object.
  func insert(_ object: UIViewController) {
    let slot = object.id.index
    let entry = Entry(
      object: object, number: Int32(object.id.number),
      isOfFramework: facts(of: type(of: object)).isOfFramework)
    if slot < entries.count { entries[slot] = entry } else { entries.append(entry) }
  }

  /// Forgets an object that is going away.
  func remove(_ id: Hierarchy.ID) {
    entries[id.index] = Entry(object: nil, number: 0, isOfFramework: false)
  }

  /// Keeps an object alive once more.
  func hold(_ id: Hierarchy.ID) {
    entries[id.index].holds += 1
    if entries[id.index].holds == 1 { entries[id.index].held = entries[id.index].object }
  }

  /// Takes back one `hold`; the object is returned so that it goes away where the caller wants it
  /// to.
  func letGo(_ id: Hierarchy.ID) -> UIViewController? {
    entries[id.index].holds -= 1
    guard entries[id.index].holds == 0 else { return nil }
    return entries[id.index].held.take()
  }

  /// Takes back one `hold` of each, and lets objects go one after the other, and not each inside
  /// the last: chains may be long.
  func drop(_ ids: [Hierarchy.ID]) {
    for id in ids {
      if let object = letGo(id) { dropped.append(object) }
    }
    guard !isDropping else { return }
    isDropping = true
    while dropped.popLast() != nil {}
    isDropping = false
  }

  /// Keeps nobody alive any more.
  func vacate() {
    drop(
      entries.indices.compactMap { slot in
        guard entries[slot].holds > 0 else { return nil }
        entries[slot].holds = 1
        return entries[slot].held?.id
      })
  }

  /// Whether the registry keeps an object alive.
  func holds(_ id: Hierarchy.ID) -> Bool { entries[id.index].holds > 0 }

  nonisolated deinit {}
}

extension Registry.ClassFacts {
  /// What is known of a class.
  fileprivate init(_ type: AnyClass) {
    name = String(describing: type)
    isOfFramework = String(reflecting: type).hasPrefix("HeadlessUIKit.")
  }
}
