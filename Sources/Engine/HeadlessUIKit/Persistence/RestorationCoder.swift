import Foundation
import NavigationModel
import StoredValues

/// A coder that stores plain values, and controllers as references to their paths (B76).
///
/// It can be read while it is being written. Reading a value as another type than was written
/// returns the same as a missing value.
package nonisolated final class RestorationCoder: NSCoder {
  /// What has been written, by key.
  package var values: [String: StoredValue]
  private let references: ControllerReferences
  /// The maximum nesting of lists and records in a value: the archive adds some levels around it,
  /// and has to remain readable.
  package static let deepest = StoredValue.deepest - 20

  /// Creates a coder with values, and with references to controllers of one kind.
  init(_ values: [String: StoredValue] = [:], _ references: ControllerReferences) {
    self.values = values
    self.references = references
    super.init()
  }

  /// Creates an empty coder, with references to the live controllers of a world.
  @MainActor package convenience init(on stage: Stage) {
    self.init([:], .living(on: stage))
  }

  /// The path of a controller as a value; nil if it has none by which it could be found again.
  package func reference(to controller: UIViewController) -> StoredValue? {
    MainActor.assumeIsolated { [references] in references.path(controller)?.stored }
  }

  /// A reference to no controller, in place of a controller without a path among other values.
  package static let noController = RestorationPath([], number: 0).stored

  /// Whether a value is a reference to a controller, whether or not it exists.
  package func isReference(_ value: StoredValue) -> Bool { RestorationPath(value) != nil }

  /// The controller that a value refers to, if there is one.
  package func controller(for value: StoredValue) -> UIViewController? {
    guard let path = RestorationPath(value) else { return nil }
    return MainActor.assumeIsolated { [references] in references.controller(path) }
  }

  // MARK: NSCoder

  package override var allowsKeyedCoding: Bool { true }

  package override func containsValue(forKey key: String) -> Bool { values[key] != nil }

  package override func encode(_ object: Any?, forKey key: String) {
    values[key] = object.flatMap { store($0) }
  }

  package override func encodeConditionalObject(_ object: Any?, forKey key: String) {
    encode(object, forKey: key)
  }

  package override func encode(_ value: Bool, forKey key: String) { values[key] = .bool(value) }

  package override func encode(_ value: Int, forKey key: String) { values[key] = .integer(value) }

  package override func encode(_ value: Int32, forKey key: String) {
    values[key] = .integer(Int(value))
  }

  package override func encode(_ value: Int64, forKey key: String) {
    values[key] = .integer(Int(value))
  }

  package override func encode(_ value: Float, forKey key: String) {
    values[key] = .number(Double(value))
  }

  package override func encode(_ value: Double, forKey key: String) { values[key] = .number(value) }

  package override func encodeBytes(
    _ bytes: UnsafePointer<UInt8>?, length: Int, forKey key: String
  ) {
    values[key] = .data(Array(UnsafeBufferPointer(start: bytes, count: length)))
  }

  package override func decodeObject(forKey key: String) -> Any? { values[key].flatMap(object) }

  package override func decodePropertyList(forKey key: String) -> Any? { decodeObject(forKey: key) }

  package override func decodeBool(forKey key: String) -> Bool {
    switch values[key] {
    case .bool(let value): value
    case .integer(let value): value != 0
    default: false
    }
  }

  package override func decodeInteger(forKey key: String) -> Int { values[key]?.integer ?? 0 }

  package override func decodeInt32(forKey key: String) -> Int32 {
    Int32(exactly: decodeInteger(forKey: key)) ?? 0
  }

  package override func decodeInt64(forKey key: String) -> Int64 {
    Int64(decodeInteger(forKey: key))
  }

  package override func decodeFloat(forKey key: String) -> Float {
    Float(decodeDouble(forKey: key))
  }

  package override func decodeDouble(forKey key: String) -> Double { values[key]?.number ?? 0 }

  package override func withDecodedUnsafeBufferPointer<Result>(
    forKey key: String, body: (UnsafeBufferPointer<UInt8>?) throws -> Result
  ) rethrows -> Result {
    guard case .data(let bytes) = values[key] else { return try body(nil) }
    return try bytes.withUnsafeBufferPointer(body)
  }

  /// The value that an object is stored as; one that cannot be stored raises (B76).
  private func store(_ object: Any) -> StoredValue? {
    do throws(Unstorable) {
      return try stored(object)
    } catch {
      MainActor.assumeIsolated {
        Stage.current.report(.notStorable, error.name, because: Diagnostic.Cause(error.why))
      }
      return nil
    }
  }
}
