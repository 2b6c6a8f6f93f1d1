import Foundation

/// A property that the archive of an object contains: a row of the table of its class.
///
/// The keys are those of nibs where they are known, the others are unconfirmed.
struct ArchivedProperty<Owner: AnyObject> {
  /// Writes the property.
  let writeToArchive: (Owner, NSCoder) -> Void
  /// Sets the property, if the archive contains a value of its type.
  let readFromArchive: (Owner, NSCoder) -> Void

  /// A value that an archive can hold: a number, a text, an object with `encode(with:)`, or a list
  /// of them.
  init<Value>(
    _ key: String, get: @escaping (Owner) -> Value?, set: @escaping (Owner, Value) -> Void
  ) {
    writeToArchive = { owner, coder in
      guard let value = get(owner) else { return }
      // Without this call a program that Foundation is linked into statically lacks the conformance
      // by which a list becomes an object, and the archiver ends the program.
      let list = (value as? [Any])?._bridgeToObjectiveC()
      coder.encode(list ?? value as Any, forKey: key)
    }
    readFromArchive = { owner, coder in
      if let value: Value = coder.archived(key) { set(owner, value) }
    }
  }

  /// A stored or computed property.
  init<Value>(_ key: String, _ path: ReferenceWritableKeyPath<Owner, Value>) {
    self.init(key, get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
  }

  /// A property that may be nil.
  init<Value>(_ key: String, _ path: ReferenceWritableKeyPath<Owner, Value?>) {
    self.init(key, get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
  }

  /// A property whose values have numbers or texts.
  init<Value: RawRepresentable>(_ key: String, raw path: ReferenceWritableKeyPath<Owner, Value>) {
    self.init(
      key, get: { $0[keyPath: path].rawValue },
      set: { owner, number in
        if let value = Value(rawValue: number) { owner[keyPath: path] = value }
      })
  }

  /// A property that may be nil, and whose values have numbers or texts.
  init<Value: RawRepresentable>(_ key: String, raw path: ReferenceWritableKeyPath<Owner, Value?>) {
    self.init(
      key, get: { $0[keyPath: path]?.rawValue },
      set: { $0[keyPath: path] = Value(rawValue: $1) })
  }

  /// An image, by its name.
  init(_ key: String, image path: ReferenceWritableKeyPath<Owner, UIImage?>) {
    self.init(
      key, get: { $0[keyPath: path]?.name }, set: { $0[keyPath: path] = UIImage(named: $1) })
  }
}

extension Array {
  /// Writes the properties of an object.
  func encode<Owner>(_ owner: Owner, with coder: NSCoder) where Element == ArchivedProperty<Owner> {
    for property in self { property.writeToArchive(owner, coder) }
  }

  /// Sets the properties of an object that the archive contains.
  func decode<Owner>(_ owner: Owner, with coder: NSCoder) where Element == ArchivedProperty<Owner> {
    for property in self { property.readFromArchive(owner, coder) }
  }
}

extension NSCoder {
  /// The value for a key; nil if there is none of this type.
  func archived<Value>(_ key: String) -> Value? {
    guard allowsKeyedCoding, containsValue(forKey: key) else { return nil }
    return decodeObject(forKey: key) as? Value
  }
}
