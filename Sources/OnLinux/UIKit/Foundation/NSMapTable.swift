#if !canImport(ObjectiveC)
  import Foundation

  /// Objects by objects, each of which may be kept without retaining it.
  ///
  /// A pair whose key or object was released is gone from then on.
  /// [NSMapTable](https://developer.apple.com/documentation/foundation/nsmaptable)
  nonisolated open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject, NSCopying
  {
    private let keyOptions, valueOptions: NSPointerFunctions.Options
    private var buckets: [Int: [Entry]] = [:]
    private var lastNumber = 0
    private var entryLimit = 16

    private struct Entry {
      let key, object: TableReference
      /// Its place in the order in which pairs were added.
      let number: Int

      var isAlive: Bool { key.object != nil && object.object != nil }
    }

    /// Creates a table that keeps its keys and objects in the ways of the options.
    public init(
      keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
      capacity initialCapacity: Int
    ) {
      (self.keyOptions, self.valueOptions) = (keyOptions, valueOptions)
      super.init()
    }

    /// Creates a table that keeps its keys and objects in the ways of the options.
    public convenience init(
      keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = []
    ) { self.init(keyOptions: keyOptions, valueOptions: valueOptions, capacity: 0) }

    /// A table that retains its keys and objects.
    open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

    /// A table that retains its objects, but not its keys.
    open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
      NSMapTable(keyOptions: .weakMemory)
    }

    /// A table that retains its keys, but not its objects.
    open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
      NSMapTable(valueOptions: .weakMemory)
    }

    /// A table that retains neither.
    open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
      NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    /// The number of pairs.
    open var count: Int { pairs.count }

    /// The object of a key; nil if there is none.
    open func object(forKey aKey: KeyType?) -> ObjectType? {
      guard let aKey else { return nil }
      let bucket = buckets[hash(of: aKey)] ?? []
      return bucket.first { matches($0, aKey) }?.object.object as? ObjectType
    }

    /// Sets the object of a key; nil removes it.
    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
      guard let aKey else { return }
      guard let anObject else { return removeObject(forKey: aKey) }
      let hash = hash(of: aKey)
      var bucket = (buckets[hash] ?? []).filter(\.isAlive)
      let known = bucket.firstIndex { matches($0, aKey) }
      lastNumber += 1
      let entry = Entry(
        key: known.map { bucket[$0].key } ?? TableReference(aKey, isWeak: keyOptions.areWeak),
        object: TableReference(anObject, isWeak: valueOptions.areWeak),
        number: known.map { bucket[$0].number } ?? lastNumber)
      if let known { bucket[known] = entry } else { bucket.append(entry) }
      buckets[hash] = bucket
      removeReleased()
    }

    /// Removes a key and its object.
    open func removeObject(forKey aKey: KeyType?) {
      guard let aKey else { return }
      let hash = hash(of: aKey)
      let rest = (buckets[hash] ?? []).filter { $0.isAlive && !matches($0, aKey) }
      buckets[hash] = rest.isEmpty ? nil : rest
    }

    /// Removes all keys and objects.
    open func removeAllObjects() { buckets = [:] }

    /// Goes through the keys.
    open func keyEnumerator() -> NSEnumerator { ListEnumerator(pairs.map(\.key)) }

    /// Goes through the objects.
    open func objectEnumerator() -> NSEnumerator? { ListEnumerator(pairs.map(\.object)) }

    /// The objects by their keys.
    open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
      var dictionary: [AnyHashable: ObjectType] = [:]
      for (key, object) in pairs {
        let key = key as? AnyHashable ?? AnyHashable(ObjectIdentifier(key))
        dictionary[key] = object as? ObjectType
      }
      return dictionary
    }

    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = NSMapTable(keyOptions: keyOptions, valueOptions: valueOptions)
      for (key, object) in pairs {
        copy.setObject(object as? ObjectType, forKey: key as? KeyType)
      }
      return copy
    }

    /// What is in it now, in the order in which it was added.
    private var pairs: [(key: AnyObject, object: AnyObject)] {
      buckets.values.joined().sorted { $0.number < $1.number }.compactMap { entry in
        guard let key = entry.key.object, let object = entry.object.object else { return nil }
        return (key, object)
      }
    }

    private func hash(of key: AnyObject) -> Int {
      if !keyOptions.compareIdentities {
        if let object = key as? NSObject { return object.hash }
        if let value = key as? any Hashable { return AnyHashable(value).hashValue }
      }
      return ObjectIdentifier(key).hashValue
    }

    private func matches(_ entry: Entry, _ key: AnyObject) -> Bool {
      guard let own = entry.key.object, entry.isAlive else { return false }
      if own === key { return true }
      if keyOptions.compareIdentities { return false }
      if let own = own as? NSObject { return own.isEqual(key) }
      guard let own = own as? any Hashable, let key = key as? any Hashable else { return false }
      return AnyHashable(own) == AnyHashable(key)
    }

    /// Forgets pairs that are gone, each time the table has become twice as large.
    private func removeReleased() {
      guard buckets.count > entryLimit else { return }
      for (hash, bucket) in buckets {
        let rest = bucket.filter(\.isAlive)
        if rest.count < bucket.count { buckets[hash] = rest.isEmpty ? nil : rest }
      }
      entryLimit = max(16, 2 * buckets.count)
    }
  }

  /// How an `NSMapTable` keeps what is in it.
  public typealias NSMapTableOptions = Int

  /// Objects are retained.
  nonisolated public let NSMapTableStrongMemory = NSPointerFunctions.Options.strongMemory
  /// Objects aren't retained.
  nonisolated public let NSMapTableWeakMemory = NSPointerFunctions.Options.weakMemory
  /// Objects are compared by their identity.
  nonisolated public let NSMapTableObjectPointerPersonality = NSPointerFunctions.Options
    .objectPointerPersonality
  /// Objects are copied.
  nonisolated public let NSMapTableCopyIn = NSPointerFunctions.Options.copyIn
#endif
