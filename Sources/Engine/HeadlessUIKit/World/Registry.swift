import Foundation
import NavigationModel

/// Finds objects by identifier and retains those that have a place in the hierarchy.
final class Registry {
  private var entries: [Registration] = []
  /// The windows by number; a window is retained by the code that created it.
  var windows: [WeakWindow] = []

  /// The page controllers that retain the neighbors of a page (C26).
  private(set) var pageControllers: Set<Hierarchy.ID> = []
  private var released: [UIViewController] = []
  private var isReleasing = false
  private var classes: [ObjectIdentifier: ClassFacts] = [:]
  /// The most recently looked up class: controllers of one class are often created in a row.
  private var latest: (type: ObjectIdentifier, facts: ClassFacts)?

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
    let key = ObjectIdentifier(type)
    if let latest, latest.type == key { return latest.facts }
    let facts = classes[key] ?? ClassFacts(type)
    if let latest { classes[latest.type] = latest.facts }
    latest = (key, facts)
    return facts
  }

  /// Whether a class belongs to this framework; its name isn't copied to find out.
  func isOfFramework(_ type: AnyClass) -> Bool {
    if let isOfFramework = latest?.facts.isOfFramework, latest?.type == ObjectIdentifier(type) {
      return isOfFramework
    }
    return facts(of: type).isOfFramework
  }

  private struct Registration {
    var number: Int32
    var isOfFramework: Bool
    var hasDelegate = false
    var retainCount = 0
    var retained: UIViewController?
    /// The object; nil from the moment on at which it is released.
    let reference: Unretained<UIViewController>

    init(_ object: UIViewController?, number: Int32, isOfFramework: Bool) {
      (self.number, self.isOfFramework) = (number, isOfFramework)
      reference = Unretained(object)
    }
  }

  /// A weak reference to a window.
  struct WeakWindow {
    weak var window: UIWindow?
  }

  /// The living object with an identifier.
  subscript(id: Hierarchy.ID) -> UIViewController? {
    let slot = id.index
    guard slot < entries.count, entries[slot].number == id.number else { return nil }
    // Through a computed property the entry would be copied: a fifth of a push and pop.
    return entries[slot].reference.place.object
  }

  /// Whether an object's class belongs to this framework and nothing overrides its members.
  func isOfFramework(_ id: Hierarchy.ID) -> Bool { entries[id.index].isOfFramework }

  /// Whether a stack has no observers: its class is this framework's, and it has had no delegate.
  func isUnobserved(_ id: Hierarchy.ID) -> Bool {
    entries[id.index].isOfFramework && !entries[id.index].hasDelegate
  }

  /// Records whether a stack has a delegate.
  func setHasDelegate(_ isThere: Bool, of id: Hierarchy.ID) {
    change(id) { $0.hasDelegate = isThere }
  }

  /// Records that members of a controller may be overridden.
  func setHasOverrides(of id: Hierarchy.ID) { change(id) { $0.isOfFramework = false } }

  /// Changes an entry: in the table on its own, so that none of its many readers has to check at run
  /// time that it isn't being changed.
  private func change<Result>(
    _ id: Hierarchy.ID, _ body: (inout Registration) -> Result
  ) -> Result {
    var table: [Registration] = []
    (table, entries) = (entries, table)
    defer { entries = table }
    return body(&table[id.index])
  }

  /// Registers a new object.
  func insert(_ object: UIViewController) {
    let slot = object.id.index
    let entry = Registration(
      object, number: Int32(object.id.number),
      isOfFramework: isOfFramework(type(of: object)))
    var table: [Registration] = []
    (table, entries) = (entries, table)
    if slot < table.count { table[slot] = entry } else { table.append(entry) }
    entries = table
  }

  /// Records whether a page controller retains the neighbors of a page.
  func setRetainsNeighbors(_ isRetaining: Bool, _ id: Hierarchy.ID) {
    if isRetaining { pageControllers.insert(id) } else { pageControllers.remove(id) }
  }

  /// Removes an object that is being deallocated.
  func remove(_ id: Hierarchy.ID) {
    if !pageControllers.isEmpty { pageControllers.remove(id) }
    change(id) { $0 = Registration(nil, number: 0, isOfFramework: false) }
  }

  /// Retains an object.
  func retain(_ id: Hierarchy.ID) {
    change(id) {
      $0.retainCount += 1
      if $0.retainCount == 1 { $0.retained = $0.reference.place.object }
    }
  }

  /// Balances one `retain`; returns the object if it was the last, so that the caller decides where
  /// it is released.
  func release(_ id: Hierarchy.ID) -> UIViewController? {
    change(id) {
      $0.retainCount -= 1
      return $0.retainCount == 0 ? $0.retained.take() : nil
    }
  }

  /// Balances one `retain` of each, and releases the objects one after the other instead of
  /// recursively, since chains may be long.
  func releaseAll(_ ids: [Hierarchy.ID]) {
    if ids.isEmpty { return }
    for id in ids {
      if let object = release(id) { released.append(object) }
    }
    guard !isReleasing else { return }
    isReleasing = true
    while released.popLast() != nil {}
    isReleasing = false
  }

  /// Releases all objects.
  func removeAll() {
    releaseAll(
      entries.indices.compactMap { slot in
        guard entries[slot].retainCount > 0, let object = entries[slot].retained else { return nil }
        change(object.id) { $0.retainCount = 1 }
        return object.id
      })
  }

  /// Whether the registry retains an object.
  func isRetained(_ id: Hierarchy.ID) -> Bool { entries[id.index].retainCount > 0 }

  nonisolated deinit {}
}

extension Registry.ClassFacts {
  /// The facts about a class, from the runtime.
  fileprivate init(_ type: AnyClass) {
    // What `String(describing:)` calls, after it has asked for protocols that no class has: that took
    // a third of the start of the command.
    name = _typeName(type, qualified: false)
    isOfFramework = _typeName(type, qualified: true).hasPrefix("HeadlessUIKit.")
  }
}
