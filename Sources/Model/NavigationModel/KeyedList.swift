/// Values in the order in which they were added, each under a key of its own; to find, add or remove
/// one costs the same however long the list is.
package struct KeyedList<Key: Hashable, Value> {
  /// The values that remain, and gaps where others were removed.
  private var entries: [(key: Key, value: Value)?] = []
  private var indexes: [Key: Int] = [:]

  /// An empty list.
  package init() {}

  /// The number of values.
  package var count: Int { indexes.count }

  /// Whether there are no values.
  package var isEmpty: Bool { indexes.isEmpty }

  /// The values, in their order.
  package var values: [Value] { entries.compactMap { $0?.value } }

  /// The values with their keys, in their order.
  package var pairs: [(key: Key, value: Value)] { entries.compactMap(\.self) }

  /// The value of a key, nil for none; a new key is the last one, and one that is set again stays where
  /// it is.
  package subscript(key: Key) -> Value? {
    get { indexes[key].flatMap { entries[$0]?.value } }
    set {
      switch (indexes[key], newValue) {
      case (let index?, let value?): entries[index] = (key, value)
      case (nil, let value?):
        indexes[key] = entries.count
        entries.append((key, value))
      case (let index?, nil):
        indexes[key] = nil
        entries[index] = nil
        closeGaps()
      case (nil, nil): break
      }
    }
  }

  /// Removes all values that fulfil a condition.
  package mutating func removeAll(where isUnwanted: (Value) -> Bool) {
    for entry in entries {
      if let entry, isUnwanted(entry.value) { self[entry.key] = nil }
    }
  }

  /// Moves the values together when most places are gaps.
  private mutating func closeGaps() {
    guard entries.count > 8, entries.count > 2 * indexes.count else { return }
    entries.removeAll { $0 == nil }
    for (index, entry) in entries.enumerated() { if let entry { indexes[entry.key] = index } }
  }
}
