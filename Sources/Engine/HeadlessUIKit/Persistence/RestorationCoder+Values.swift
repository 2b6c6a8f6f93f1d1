import Foundation
import StoredValues

/// The reason why an object is not stored.
nonisolated struct Unstorable: Error {
  /// The name of its class.
  let name: String
  /// The problem with it.
  let why: String
}

nonisolated extension Unstorable {
  /// An object with too many levels of nesting.
  fileprivate init(tooDeep object: Any) {
    self.init(name: "\(type(of: object))", why: "it holds too many lists inside each other")
  }
}

nonisolated extension RestorationCoder {
  /// The value that an object is stored as; nil for a controller that could not be found again.
  func stored(_ object: Any) throws(Unstorable) -> StoredValue? {
    let value = try stored(object, depth: 0)
    if let value, value.depth > Self.deepest { throw Unstorable(tooDeep: object) }
    return value
  }

  private func stored(_ object: Any, depth: Int) throws(Unstorable) -> StoredValue? {
    guard depth < Self.deepest else { throw Unstorable(tooDeep: object) }
    if let controller = object as? UIViewController { return reference(to: controller) }
    if let value = StoredValue(scalar: object) { return value }
    if let list = object as? [Any] { return .list(try stored(list, depth)) }
    if let record = object as? [String: Any] { return .record(try stored(record, depth)).escaped }
    throw Unstorable(
      name: "\(type(of: object))",
      why: "an archive holds numbers, texts, data, lists and dictionaries of them")
  }

  private func stored(_ list: [Any], _ depth: Int) throws(Unstorable) -> [StoredValue] {
    var values: [StoredValue] = []
    for element in list {
      if let value = try stored(element, depth: depth + 1) { values.append(value) }
    }
    return values
  }

  private func stored(
    _ record: [String: Any], _ depth: Int
  ) throws(Unstorable) -> [String: StoredValue] {
    var values: [String: StoredValue] = [:]
    for (key, element) in record { values[key] = try stored(element, depth: depth + 1) }
    return values
  }

  /// The object that a value represents; nil for a missing controller, and for values that are
  /// nested too deeply.
  func object(_ value: StoredValue) -> Any? { object(value, depth: 0) }

  private func object(_ value: StoredValue, depth: Int) -> Any? {
    guard depth < StoredValue.deepest else { return nil }
    if RestorationPath(value) != nil { return controller(for: value) }
    switch value.unescaped {
    case .bool(let value): return value
    case .integer(let value): return value
    case .number(let value): return value
    case .string(let value): return value
    case .data(let bytes): return Data(bytes)
    case .list(let list): return list.compactMap { object($0, depth: depth + 1) }
    case .record(let record): return record.compactMapValues { object($0, depth: depth + 1) }
    }
  }
}

nonisolated extension StoredValue {
  /// A whole number; nil if it is not one.
  var integer: Int? {
    switch self {
    case .integer(let value): value
    case .number(let value): Int(exactly: value)
    default: nil
    }
  }

  /// A number; nil if it is not one.
  var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }

  /// The value of an object that contains no others.
  fileprivate init?(scalar object: Any) {
    switch object {
    case let number as NSNumber where type(of: object) is NSNumber.Type: self.init(number)
    case let value as Bool: self = .bool(value)
    case let value as any BinaryInteger:
      guard let value = Int(exactly: value) else { return nil }
      self = .integer(value)
    case let value as Double: self = .number(value)
    case let value as Float: self = .number(Double(value))
    case let value as CGFloat: self = .number(Double(value))
    case let value as String: self = .string(value)
    case let value as Data: self = .data(Array(value))
    case let value as CGRect: self = .string(NSStringFromRect(value))
    case let value as CGPoint: self = .string(NSStringFromPoint(value))
    case let value as CGSize: self = .string(NSStringFromSize(value))
    default: return nil
    }
  }

  /// A boxed number, by the type that it was boxed as.
  private init(_ number: NSNumber) {
    self =
      switch Character(Unicode.Scalar(UInt8(bitPattern: number.objCType.pointee))) {
      case "c", "B": .bool(number.boolValue)
      case "f", "d": .number(number.doubleValue)
      default: .integer(number.intValue)
      }
  }
}
