/// Identifiers in an order, each once; a long list is not searched for one, but near where it was, and
/// near the ends.
package struct OrderedIdentifiers<Identifier: Hashable> {
  /// The identifiers, in their order.
  package private(set) var all: [Identifier] = []
  /// Where each was when it was added or found last; those before it may have come and gone since.
  private var places: [Identifier: Int] = [:]

  /// The identifiers of an array, which has each once.
  package init(_ identifiers: [Identifier] = []) { append(identifiers) }

  /// The number of identifiers.
  package var count: Int { all.count }

  /// Whether there are none.
  package var isEmpty: Bool { all.isEmpty }

  /// Whether an identifier is among them.
  package func contains(_ identifier: Identifier) -> Bool { places[identifier] != nil }

  /// The index of an identifier; nil if it isn't among them.
  package func index(of identifier: Identifier) -> Int? {
    guard let place = places[identifier] else { return nil }
    for distance in all.indices {
      if has(identifier, at: place - distance) { return place - distance }
      if has(identifier, at: place + distance) { return place + distance }
      if has(identifier, at: distance) { return distance }
      if has(identifier, at: all.count - 1 - distance) { return all.count - 1 - distance }
    }
    return nil
  }

  private func has(_ identifier: Identifier, at index: Int) -> Bool {
    index >= 0 && index < all.count && all[index] == identifier
  }

  /// Adds identifiers, none of which is among them, at the end.
  package mutating func append(_ identifiers: [Identifier]) { insert(identifiers, at: count) }

  /// Inserts identifiers, none of which is among them, at an index.
  package mutating func insert(_ identifiers: [Identifier], at index: Int) {
    all.insert(contentsOf: identifiers, at: index)
    for (offset, identifier) in identifiers.enumerated() { places[identifier] = index + offset }
  }

  /// Inserts identifiers before or after one of them, which is found sooner the next time.
  package mutating func insert(
    _ identifiers: [Identifier], beside target: Identifier, after: Bool
  ) {
    guard let index = index(of: target) else { return }
    insert(identifiers, at: after ? index + 1 : index)
    places[target] = after ? index : index + identifiers.count
  }

  /// Adds an identifier as the last one, wherever it has been.
  package mutating func moveToEnd(_ identifier: Identifier) {
    remove([identifier])
    append([identifier])
  }

  /// Removes those of some identifiers that are among them; a few one by one, and many at once.
  package mutating func remove(_ identifiers: [Identifier]) {
    guard identifiers.count < 8 else {
      let gone = Set(identifiers)
      return self = Self(all.filter { !gone.contains($0) })
    }
    for identifier in identifiers {
      if let index = index(of: identifier) { all.remove(at: index) }
      places[identifier] = nil
    }
  }
}

extension OrderedIdentifiers: Sendable where Identifier: Sendable {}
