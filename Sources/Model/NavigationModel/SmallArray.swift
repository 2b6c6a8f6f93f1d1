/// A short list of values, which needs no allocation for one value.
///
/// Most changes concern one controller each way; making, copying and comparing arrays of them would
/// cost more than the rest of a change.

@usableFromInline package struct SmallArray<Element> {
  @usableFromInline var storage: Storage

  /// Never an array of fewer than two, so that equal lists are stored alike.
  @usableFromInline
  enum Storage {
    case none
    case one(Element)
    case many([Element])
  }

  /// An empty list.
  @inlinable
  package init() { storage = .none }

  /// One value.
  @inlinable
  package init(_ only: Element) { storage = .one(only) }

  /// A value, if there is one.
  @inlinable
  package init(_ only: Element?) { storage = only.map { .one($0) } ?? .none }

  /// The values of an array.
  @inlinable
  package init(_ array: [Element]) {
    switch array.count {
    case 0: storage = .none
    case 1: storage = .one(array[0])
    default: storage = .many(array)
    }
  }

  /// The same values as an array.
  @inlinable package var array: [Element] {
    switch storage {
    case .none: []
    case .one(let only): [only]
    case .many(let array): array
    }
  }

  /// Calls a closure with each value; consumed, the list need not retain it for that.
  @inlinable
  package consuming func forEach(_ body: (Element) throws -> Void) rethrows {
    switch storage {
    case .none: break
    case .one(let only): try body(only)
    case .many(let array): for element in array { try body(element) }
    }
  }

  /// The values that satisfy a condition.
  @inlinable
  package consuming func filter(_ isWanted: (Element) throws -> Bool) rethrows -> SmallArray {
    switch storage {
    case .none: SmallArray()
    case .one(let only): try isWanted(only) ? self : SmallArray()
    case .many(let array): SmallArray(try array.filter(isWanted))
    }
  }
}

extension SmallArray: RandomAccessCollection, RangeReplaceableCollection, MutableCollection {
  @inlinable
  package var startIndex: Int { 0 }

  @inlinable
  package var endIndex: Int {
    switch storage {
    case .none: 0
    case .one: 1
    case .many(let array): array.count
    }
  }

  @inlinable package subscript(index: Int) -> Element {
    get {
      switch storage {
      case .one(let only) where index == 0: only
      case .many(let array): array[index]
      default: preconditionFailure("there is no value at \(index)")
      }
    }
    set { replaceSubrange(index..<index + 1, with: CollectionOfOne(newValue)) }
  }

  @inlinable
  package mutating func append(_ element: Element) {
    if case .none = storage { storage = .one(element) } else { appendAnother(element) }
  }

  @inlinable
  mutating func appendAnother(_ element: Element) {
    var array = array
    storage = .none  // the array is uniquely referenced now, and grows in place
    array.append(element)
    self = SmallArray(array)
  }

  /// Adds the values of another list; a long one isn't copied for a few more.
  @inlinable
  package mutating func append(contentsOf other: SmallArray) {
    switch other.storage {
    case .none: break
    case .one(let only): append(only)
    case .many(let others):
      var array = array
      storage = .none  // as above
      array.append(contentsOf: others)
      self = SmallArray(array)
    }
  }

  @inlinable
  package mutating func removeAll(where isUnwanted: (Element) throws -> Bool) rethrows {
    switch storage {
    case .none: break
    case .one(let only): if try isUnwanted(only) { storage = .none }
    case .many(var array):
      try array.removeAll(where: isUnwanted)
      self = SmallArray(array)
    }
  }

  @inlinable
  package mutating func replaceSubrange<Values: Collection>(
    _ range: Range<Int>, with values: Values
  ) where Values.Element == Element {
    var array = array
    array.replaceSubrange(range, with: values)
    self = SmallArray(array)
  }
}

extension SmallArray where Element: AnyObject {
  /// Whether an object is in the list; a comparing closure would check its actor at every call.
  @inlinable
  package func containsIdentical(_ object: Element) -> Bool {
    switch storage {
    case .none: false
    case .one(let only): only === object
    case .many(let array): Self.contains(object, array)
    }
  }

  /// Whether no other object is in the list.
  @inlinable
  package func containsNone(besides object: Element) -> Bool {
    switch storage {
    case .none: true
    case .one(let only): only === object
    case .many: false
    }
  }

  @inlinable
  static func contains(_ object: Element, _ array: [Element]) -> Bool {
    for element in array where element === object { return true }
    return false
  }

  /// Removes an object.
  @inlinable
  package mutating func remove(_ object: Element) {
    switch storage {
    case .none: break
    case .one(let only): if only === object { storage = .none }
    case .many(var array):
      guard let index = array.nearestIndex(where: { $0 === object }) else { return }
      storage = .none  // as above
      array.remove(at: index)
      self = SmallArray(array)
    }
  }
}

extension SmallArray: Equatable where Element: Equatable {
  // A derived comparison isn't specialized for the elements in other modules.
  @inlinable
  package static func == (one: SmallArray, other: SmallArray) -> Bool {
    switch (one.storage, other.storage) {
    case (.none, .none): true
    case (.one(let one), .one(let other)): one == other
    case (.many(let one), .many(let other)): one == other
    default: false
    }
  }

  /// Whether a value is in the list.
  @inlinable
  package func contains(_ element: Element) -> Bool {
    switch storage {
    case .none: false
    case .one(let only): only == element
    case .many(let array): array.contains(element)
    }
  }
}

extension SmallArray where Element: Hashable {
  /// The values that are in another list as well.
  @inlinable
  package func intersection(with other: SmallArray) -> SmallArray {
    switch storage {
    case .none: SmallArray()
    case .one(let only): other.contains(only) ? self : SmallArray()
    case .many(let array): SmallArray(array.filter(other.membership))
    }
  }

  /// Whether no value is in another list as well.
  @inlinable
  package func isDisjoint(with other: SmallArray) -> Bool {
    switch storage {
    case .none: true
    case .one(let only): !other.contains(only)
    case .many(let array): !array.contains(where: other.membership)
    }
  }

  /// The values that are not in another list.
  @inlinable
  package func without(_ other: SmallArray) -> SmallArray {
    if other.isEmpty { return self }
    switch storage {
    case .none: return SmallArray()
    case .one(let only): return other.contains(only) ? SmallArray() : self
    case .many(let array):
      let isIn = other.membership
      return SmallArray(array.filter { !isIn($0) })
    }
  }

  /// The values that are not in another list, which is mostly the same but for one value: what both
  /// begin and end with is only compared.
  func part(notIn other: SmallArray) -> SmallArray {
    guard case .many(let array) = storage, case .many(let others) = other.storage else {
      return without(other)
    }
    if array == others { return [] }
    let length = Swift.min(array.count, others.count)
    var (start, end) = (0, 0)
    while start < length, array[start] == others[start] { start += 1 }
    while end < length - start, array[array.count - 1 - end] == others[others.count - 1 - end] {
      end += 1
    }
    return SmallArray(Array(array[start..<array.count - end]))
      .without(SmallArray(Array(others[start..<others.count - end])))
  }

  /// Removes the values of another list, each of which is in the list once at most.
  @inlinable
  package mutating func remove(_ other: SmallArray) {
    guard case .many(var array) = storage, case .one(let only) = other.storage else {
      return self = without(other)
    }
    guard let index = array.nearestIndex(where: { $0 == only }) else { return }
    storage = .none  // the array is uniquely referenced now, and shrinks in place
    array.remove(at: index)
    self = SmallArray(array)
  }

  /// Says whether a value is in the list; a long one isn't searched for each value.
  @inlinable
  var membership: (Element) -> Bool { count > 8 ? Set(self).contains : contains }
}

extension Array {
  /// The index of an element that fulfils a condition, searched from both ends at once: lists mostly
  /// lose their first or last elements; nil for none.
  @inlinable
  package func nearestIndex(where isWanted: (Element) throws -> Bool) rethrows -> Int? {
    var (first, last) = (0, count - 1)
    while first <= last {
      if try isWanted(self[first]) { return first }
      if try isWanted(self[last]) { return last }
      (first, last) = (first + 1, last - 1)
    }
    return nil
  }
}

extension SmallArray: ExpressibleByArrayLiteral {
  @inlinable
  package init(arrayLiteral elements: Element...) { self.init(elements) }
}

extension SmallArray.Storage: Sendable where Element: Sendable {}
extension SmallArray: Sendable where Element: Sendable {}

/// The same as an array.
extension SmallArray: Encodable where Element: Encodable {
  @usableFromInline package func encode(to encoder: any Encoder) throws {
    try array.encode(to: encoder)
  }
}

extension SmallArray: Decodable where Element: Decodable {
  @usableFromInline package init(from decoder: any Decoder) throws {
    self.init(try [Element](from: decoder))
  }
}
