import Foundation

/// Values of some traits, by trait.
nonisolated struct TraitValues {
  private var entries: [ObjectIdentifier: Entry] = [:]

  private struct Entry {
    let value: Any
    let fallback: Any
  }

  /// Whether there are none.
  var isEmpty: Bool { entries.isEmpty }

  /// The value of a trait; nil without one.
  subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value? {
    get { entries[ObjectIdentifier(trait)]?.value as? Trait.Value }
    set {
      entries[ObjectIdentifier(trait)] = newValue.map {
        Entry(value: $0, fallback: trait.defaultValue)
      }
    }
  }

  /// Takes the values of others in place of its own.
  mutating func take(_ others: TraitValues) {
    entries.merge(others.entries) { _, new in new }
  }

  /// Whether a trait has a value.
  func contains(_ trait: UITrait) -> Bool { entries[ObjectIdentifier(trait)] != nil }

  /// Whether it has the values of all traits that others have.
  func contains(_ others: TraitValues) -> Bool {
    others.entries.allSatisfy { trait, other in
      entries[trait].map { Self.areEqual($0.value, other.value) } ?? false
    }
  }

  /// Whether a trait has another value than among others.
  func differs(from others: TraitValues, in trait: ObjectIdentifier) -> Bool {
    let (own, other) = (entries[trait], others.entries[trait])
    switch (own, other) {
    case (nil, nil): return false
    case (let entry?, nil): return !Self.areEqual(entry.value, entry.fallback)
    case (nil, let entry?): return !Self.areEqual(entry.value, entry.fallback)
    case (let own?, let other?): return !Self.areEqual(own.value, other.value)
    }
  }

  /// Whether any trait has another value than among others.
  func differs(from others: TraitValues) -> Bool {
    entries.keys.contains { differs(from: others, in: $0) }
      || others.entries.keys.contains { differs(from: others, in: $0) }
  }

  /// Values that can't be compared are taken to differ (unconfirmed).
  private static func areEqual(_ left: Any, _ right: Any) -> Bool {
    (left as? any Equatable)?.equals(right) ?? false
  }
}

nonisolated extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { (other as? Self) == self }
}
