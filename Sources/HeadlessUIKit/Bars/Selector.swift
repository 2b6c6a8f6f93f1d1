import Foundation

/// The name of a method that a target performs, and the method itself where it is known.
///
/// Without the Objective-C runtime a name alone finds no method: a selector made from a literal is
/// performed by targets that are `SelectorPerforming`, one with a method by every object that has it.
/// Selectors are equal if their names are.
nonisolated public struct Selector: Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name.
  public let description: String
  let action: (@MainActor (_ target: AnyObject, _ arguments: [Any?]) -> Bool)?
  private let isOfTarget: (@Sendable (_ target: AnyObject) -> Bool)?

  /// Creates a selector with a name.
  public init(_ name: String) {
    description = name
    action = nil
    isOfTarget = nil
  }

  /// Creates a selector from a string literal.
  public init(stringLiteral name: String) { self.init(name) }

  /// Creates a selector of a method.
  public init<Target, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
  ) {
    description = name
    isOfTarget = { $0 is Target }
    action = { target, _ in
      guard let target = target as? Target else { return false }
      _ = method(target)()
      return true
    }
  }

  /// Creates a selector of a method.
  public init<Target, A, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (A) -> Result
  ) {
    description = name
    isOfTarget = { $0 is Target }
    action = { target, arguments in
      guard let target = target as? Target, let a = arguments.value(0, as: A.self) else {
        return false
      }
      _ = method(target)(a)
      return true
    }
  }

  /// Creates a selector of a method.
  public init<Target, A, B, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (A, B) -> Result
  ) {
    description = name
    isOfTarget = { $0 is Target }
    action = { target, arguments in
      guard let target = target as? Target, let a = arguments.value(0, as: A.self),
        let b = arguments.value(1, as: B.self)
      else { return false }
      _ = method(target)(a, b)
      return true
    }
  }

  /// Creates a selector of a method that isn't isolated.
  @_disfavoredOverload
  public init<Target, Result>(
    _ name: String, _ method: sending @escaping (Target) -> () -> Result
  ) {
    description = name
    isOfTarget = { $0 is Target }
    action = { target, _ in
      guard let target = target as? Target else { return false }
      _ = method(target)()
      return true
    }
  }

  /// Creates a selector of a method that isn't isolated.
  @_disfavoredOverload
  public init<Target, A, Result>(
    _ name: String, _ method: sending @escaping (Target) -> (A) -> Result
  ) {
    description = name
    isOfTarget = { $0 is Target }
    action = { target, arguments in
      guard let target = target as? Target, let a = arguments.value(0, as: A.self) else {
        return false
      }
      _ = method(target)(a)
      return true
    }
  }

  /// Creates a selector of a method that isn't isolated.
  @_disfavoredOverload
  public init<Target, A, B, Result>(
    _ name: String, _ method: sending @escaping (Target) -> (A, B) -> Result
  ) {
    description = name
    isOfTarget = { $0 is Target }
    action = { target, arguments in
      guard let target = target as? Target, let a = arguments.value(0, as: A.self),
        let b = arguments.value(1, as: B.self)
      else { return false }
      _ = method(target)(a, b)
      return true
    }
  }

  /// Creates a selector of a method.
  public init<Target, A, B, C, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (A, B, C) -> Result
  ) {
    description = name
    isOfTarget = { $0 is Target }
    action = { target, arguments in
      guard let target = target as? Target, let a = arguments.value(0, as: A.self),
        let b = arguments.value(1, as: B.self), let c = arguments.value(2, as: C.self)
      else { return false }
      _ = method(target)(a, b, c)
      return true
    }
  }

  /// Creates a selector of a method that isn't isolated.
  @_disfavoredOverload
  public init<Target, A, B, C, Result>(
    _ name: String, _ method: sending @escaping (Target) -> (A, B, C) -> Result
  ) {
    description = name
    isOfTarget = { $0 is Target }
    action = { target, arguments in
      guard let target = target as? Target, let a = arguments.value(0, as: A.self),
        let b = arguments.value(1, as: B.self), let c = arguments.value(2, as: C.self)
      else { return false }
      _ = method(target)(a, b, c)
      return true
    }
  }
}

nonisolated extension Selector: Hashable {
  /// Whether the names are the same.
  public static func == (left: Selector, right: Selector) -> Bool {
    left.description == right.description
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

extension Selector {
  /// Whether its method is one of an object's class; false for a name alone.
  nonisolated package func isMethod(of object: Any) -> Bool {
    isOfTarget?(object as AnyObject) ?? false
  }
}

nonisolated extension [Any?] {
  /// The argument at a place, if it is of the type; nothing passes for nil.
  fileprivate func value<Value>(_ index: Int, as type: Value.Type) -> Value? {
    if let value = index < count ? self[index] : nil { return value as? Value }
    return type is any ExpressibleByNilLiteral.Type ? Any?.none as? Value : nil
  }
}
