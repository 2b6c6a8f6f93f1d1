import Foundation
import NavigationModel

/// Finds objects by identifier and retains those that have a place in the hierarchy.
final class Registry {
  @exclusivity(unchecked) private var entries: [Entry] = []
  /// The windows by number; a window is retained by the code that created it.
  @exclusivity(unchecked) var windows: [WeakWindow] = []

  @exclusivity(unchecked) private var dropped: [UIViewController] = []
  @exclusivity(unchecked) private var isDropping = false
  private var classes: [ObjectIdentifier: ClassFacts] = [:]
  /// The most recently looked up class: controllers of one class are often created in a row.
  @exclusivity(unchecked) private var latest = (
    type: NSObject.self as AnyClass, facts: ClassFacts()
  )

  /// Facts about a class that apply to all its instances.
  struct ClassFacts {
    /// Its name, without its module.
    var name = ""
    /// Whether it is a class of this framework, without overrides.
    var isOfFramework = false
  }

  /// The facts about a class, cached because asking the runtime each time would cost more than the
  /// rest of creating a controller.
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

  /// A weak reference to a window.
  struct WeakWindow {
    weak var window: UIWindow?
  }

  /// The living object with an identifier.
  @inline(__always)
  subscript(id: Hierarchy.ID) -> UIViewController? {
    let slot = id.index
    return slot < entries.count && entries[slot].number == id.number ? entries[slot].object : nil
  }

  /// Whether an object's class belongs to this framework and no script overrides anything.
  @inline(__always)
  func isOfFramework(_ id: Hierarchy.ID) -> Bool { entries[id.index].isOfFramework }

  /// Whether a stack has no observers: its class is this framework's, and it has had no delegate.
  @inline(__always)
  func isUnheard(_ id: Hierarchy.ID) -> Bool {
    entries[id.index].isOfFramework && !entries[id.index].hasDelegate
  }

  /// Records whether a stack has a delegate.
  func noteDelegate(_ isThere: Bool, of id: Hierarchy.ID) {
    entries[id.index].hasDelegate = isThere
  }

  /// Records that a script may override methods of a controller.
  func noteBehaviour(of id: Hierarchy.ID) { entries[id.index].isOfFramework = false }

  /// Registers a new object.
  func insert(_ object: UIViewController) {
    let slot = object.id.index
    let entry = Entry(
      object: object, number: Int32(object.id.number),
      isOfFramework: facts(of: type(of: object)).isOfFramework)
    if slot < entries.count { entries[slot] = entry } else { entries.append(entry) }
  }

  /// Removes an object that is being deallocated.
  func remove(_ id: Hierarchy.ID) {
    entries[id.index] = Entry(object: nil, number: 0, isOfFramework: false)
  }

  /// Retains an object.
  func hold(_ id: Hierarchy.ID) {
    entries[id.index].holds += 1
    if entries[id.index].holds == 1 { entries[id.index].held = entries[id.index].object }
  }

  /// Balances one `hold`; returns the object if it was the last, so that the caller decides where
  /// it is released.
  func letGo(_ id: Hierarchy.ID) -> UIViewController? {
    entries[id.index].holds -= 1
    guard entries[id.index].holds == 0 else { return nil }
    return entries[id.index].held.take()
  }

  /// Balances one `hold` of each, and releases the objects one after the other instead of
  /// recursively, since chains may be long.
  func drop(_ ids: [Hierarchy.ID]) {
    for id in ids {
      if let object = letGo(id) { dropped.append(object) }
    }
    guard !isDropping else { return }
    isDropping = true
    while dropped.popLast() != nil {}
    isDropping = false
  }

  /// Releases all objects.
  func vacate() {
    drop(
      entries.indices.compactMap { slot in
        guard entries[slot].holds > 0 else { return nil }
        entries[slot].holds = 1
        return entries[slot].held?.id
      })
  }

  /// Whether the registry retains an object.
  func holds(_ id: Hierarchy.ID) -> Bool { entries[id.index].holds > 0 }

  nonisolated deinit {}
}

extension Registry.ClassFacts {
  /// The facts about a class, from the runtime.
  fileprivate init(_ type: AnyClass) {
    name = String(describing: type)
    isOfFramework = String(reflecting: type).hasPrefix("HeadlessUIKit.")
  }
}
