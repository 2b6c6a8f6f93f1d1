#if !canImport(ObjectiveC)
  import Foundation

  /// Objects, each of which is there once, and which may be kept without retaining them.
  ///
  /// One that was released is gone from then on.
  /// [NSHashTable](https://developer.apple.com/documentation/foundation/nshashtable)
  nonisolated open class NSHashTable<ObjectType: AnyObject>: NSObject, NSCopying {
    private let options: NSPointerFunctions.Options
    private let table: NSMapTable<ObjectType, NSNumber>

    /// Creates a table that keeps its objects in the ways of the options.
    public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int) {
      self.options = options
      table = NSMapTable(keyOptions: options)
      super.init()
    }

    /// Creates a table that keeps its objects in the ways of the options.
    public convenience init(options: NSPointerFunctions.Options = []) {
      self.init(options: options, capacity: 0)
    }

    /// A table that doesn't retain its objects.
    open class func weakObjects() -> NSHashTable<ObjectType> {
      NSHashTable(options: .weakMemory)
    }

    /// The number of objects.
    open var count: Int { table.count }

    /// The objects, in the order in which they were added.
    open var allObjects: [ObjectType] {
      table.keyEnumerator().compactMap { $0 as? ObjectType }
    }

    /// One of the objects; nil if there are none.
    open var anyObject: ObjectType? { allObjects.first }

    /// The objects as a set.
    open var setRepresentation: Set<AnyHashable> {
      Set(allObjects.map { $0 as? AnyHashable ?? AnyHashable(ObjectIdentifier($0)) })
    }

    /// Goes through the objects.
    open func objectEnumerator() -> NSEnumerator { table.keyEnumerator() }

    /// The object that is in it and equal to another one; nil if there is none.
    open func member(_ object: ObjectType?) -> ObjectType? {
      guard let object, table.object(forKey: object) != nil else { return nil }
      return options.compareIdentities
        ? object : allObjects.first { $0 === object || ($0 as? NSObject)?.isEqual(object) == true }
    }

    /// Whether an object is in it.
    open func contains(_ anObject: ObjectType?) -> Bool { table.object(forKey: anObject) != nil }

    /// Adds an object, unless it is in it.
    open func add(_ object: ObjectType?) {
      guard let object, !contains(object) else { return }
      table.setObject(1, forKey: object)
    }

    /// Removes an object.
    open func remove(_ object: ObjectType?) { table.removeObject(forKey: object) }

    /// Removes all objects.
    open func removeAllObjects() { table.removeAllObjects() }

    /// Removes the objects that another table doesn't have.
    open func intersect(_ other: NSHashTable<ObjectType>) {
      for object in allObjects where !other.contains(object) { remove(object) }
    }

    /// Adds the objects of another table.
    open func union(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(add) }

    /// Removes the objects of another table.
    open func minus(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(remove) }

    /// Whether another table has one of its objects.
    open func intersects(_ other: NSHashTable<ObjectType>) -> Bool {
      allObjects.contains { other.contains($0) }
    }

    /// Whether another table has all of its objects.
    open func isSubset(of other: NSHashTable<ObjectType>) -> Bool {
      allObjects.allSatisfy { other.contains($0) }
    }

    /// Whether another table has the same objects.
    open func isEqual(to other: NSHashTable<ObjectType>) -> Bool {
      count == other.count && isSubset(of: other)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = NSHashTable(options: options)
      copy.union(self)
      return copy
    }
  }
#endif
