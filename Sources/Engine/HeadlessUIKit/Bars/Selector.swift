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
  public init<Target, each Argument, Result>(
    _ name: String,
    _ method: @escaping @MainActor (Target) -> @MainActor (repeat each Argument) -> Result
  ) {
    description = name
    isOfTarget = { $0 is Target }
    action = { target, arguments in
      var rest = arguments[...]
      guard let target = target as? Target,
        let values = try? (repeat rest.next((each Argument).self))  // they don't fit the method
      else { return false }
      _ = method(target)(repeat each values)
      return true
    }
  }

  /// Creates a selector of a method that isn't isolated.
  @_disfavoredOverload
  public init<Target, each Argument, Result>(
    _ name: String, _ method: sending @escaping (Target) -> (repeat each Argument) -> Result
  ) {
    description = name
    isOfTarget = { $0 is Target }
    action = { target, arguments in
      var rest = arguments[...]
      guard let target = target as? Target,
        let values = try? (repeat rest.next((each Argument).self))  // they don't fit the method
      else { return false }
      _ = method(target)(repeat each values)
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

nonisolated extension ArraySlice<Any?> {
  /// Removes the first argument, if it is of the type; nothing passes for nil.
  fileprivate mutating func next<Value>(_ type: Value.Type) throws -> Value {
    let value = popFirst() ?? nil
    if value == nil, !(type is any ExpressibleByNilLiteral.Type) { throw Misfit() }
    guard let value = value as? Value else { throw Misfit() }
    return value
  }
}

/// An argument that is not of a parameter's type.
nonisolated private struct Misfit: Error {}

/// A target that performs actions by name.
@preconcurrency @MainActor
public protocol SelectorPerforming: AnyObject {
  /// Performs the method with that name; the sender is the item that was tapped.
  func perform(_ action: Selector, with sender: Any?)
}
