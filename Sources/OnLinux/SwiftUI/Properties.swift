import Foundation

// Properties that SwiftUI keeps or fills: here each is a value in a box, and nothing follows from a change.

/// A value that belongs to somewhere else.
///
/// [Binding](https://developer.apple.com/documentation/swiftui/binding)
@propertyWrapper @dynamicMemberLookup
@preconcurrency @MainActor
public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  /// Creates a binding from what reads and what writes the value.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    (self.get, self.set) = (get, set)
  }

  /// A binding whose value never changes.
  public static func constant(_ value: Value) -> Binding { Binding(get: { value }, set: { _ in }) }

  /// The value.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
  /// Itself.
  public var projectedValue: Binding { self }

  /// A binding to a property of the value.
  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(
      get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
  }
}

/// What a property of a view refers to, so that views are values.
final class Storage<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }

  var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
}

/// A value of a view's own.
///
/// [State](https://developer.apple.com/documentation/swiftui/state)
@propertyWrapper
@preconcurrency @MainActor
public struct State<Value> {
  private let storage: Storage<Value>

  /// Creates a property with its first value.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
  /// Creates a property with its first value.
  public init(initialValue: Value) { storage = Storage(initialValue) }

  /// The value.
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }
  /// A binding to it.
  public var projectedValue: Binding<Value> { storage.binding }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a property without a value.
  public init() { self.init(wrappedValue: nil) }
}

/// A value that lasts as long as a gesture.
///
/// [GestureState](https://developer.apple.com/documentation/swiftui/gesturestate)
@propertyWrapper
@preconcurrency @MainActor
public struct GestureState<Value> {
  /// The value.
  public let wrappedValue: Value
  /// Creates a property with its value before the gesture.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Itself.
  public var projectedValue: GestureState { self }
}

/// Whether a view has the keyboard, or which one; nothing sets it.
///
/// [FocusState](https://developer.apple.com/documentation/swiftui/focusstate)
@propertyWrapper
@preconcurrency @MainActor
public struct FocusState<Value: Hashable> {
  private let storage: Storage<Value>

  /// Creates a property that is false.
  public init() where Value == Bool { storage = Storage(false) }
  /// Creates a property without a value.
  public init() where Value: ExpressibleByNilLiteral { storage = Storage(nil) }

  /// The value.
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }
  /// A binding to it.
  public var projectedValue: Binding<Value> { storage.binding }
}

/// A value of the user's defaults.
///
/// [AppStorage](https://developer.apple.com/documentation/swiftui/appstorage)
@propertyWrapper
@preconcurrency @MainActor
public struct AppStorage<Value> {
  private let key: String
  private let store: UserDefaults
  private let initial: Value

  /// Creates a property with the value that it has where none is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    (initial, self.key, self.store) = (wrappedValue, key, store ?? .standard)
  }

  /// The value.
  public var wrappedValue: Value {
    get { store.object(forKey: key) as? Value ?? initial }
    nonmutating set { store.set(newValue, forKey: key) }
  }
  /// A binding to it.
  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

/// The properties of an object as bindings.
///
/// [ObservedObject.Wrapper](https://developer.apple.com/documentation/swiftui/observedobject/wrapper)
@dynamicMemberLookup
@preconcurrency @MainActor
public struct ObservedObjectWrapper<Model: AnyObject> {
  fileprivate let object: Model

  /// A binding to a property of the object.
  public subscript<Value>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Model, Value>
  ) -> Binding<Value> {
    Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

/// An object whose changes a view follows.
///
/// [ObservedObject](https://developer.apple.com/documentation/swiftui/observedobject)
@propertyWrapper
@preconcurrency @MainActor
public struct ObservedObject<ObjectType: ObservableObject> {
  /// Its properties as bindings.
  public typealias Wrapper = ObservedObjectWrapper<ObjectType>
  /// The object.
  public var wrappedValue: ObjectType
  /// Creates a property of an object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  /// Creates a property of an object.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }
  /// Its properties as bindings.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

/// An object of a view's own, created when it is first asked for.
///
/// [StateObject](https://developer.apple.com/documentation/swiftui/stateobject)
@propertyWrapper
@preconcurrency @MainActor
public struct StateObject<ObjectType: ObservableObject> {
  private let storage: Storage<ObjectType?>
  private let make: () -> ObjectType

  /// Creates a property of an object.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    (storage, make) = (Storage(nil), thunk)
  }

  /// The object.
  public var wrappedValue: ObjectType {
    if let present = storage.value { return present }
    let made = make()
    storage.value = made
    return made
  }
  /// Its properties as bindings.
  public var projectedValue: ObservedObjectWrapper<ObjectType> {
    ObservedObjectWrapper(object: wrappedValue)
  }
}

/// An object that a view around has passed on; none is passed on here, and asking for it ends the program.
///
/// [EnvironmentObject](https://developer.apple.com/documentation/swiftui/environmentobject)
@propertyWrapper
@preconcurrency @MainActor
public struct EnvironmentObject<ObjectType: ObservableObject> {
  /// Creates a property of an object.
  public init() {}
  /// The object.
  public var wrappedValue: ObjectType {
    fatalError("No ObservableObject of type \(ObjectType.self) found: views aren't evaluated here")
  }
  /// Its properties as bindings.
  public var projectedValue: ObservedObjectWrapper<ObjectType> {
    ObservedObjectWrapper(object: wrappedValue)
  }
}

/// Names that views of different places have in common.
///
/// [Namespace](https://developer.apple.com/documentation/swiftui/namespace)
@propertyWrapper
@preconcurrency @MainActor
public struct Namespace {
  /// A name.
  nonisolated public struct ID: Hashable, Sendable { fileprivate let value = UUID() }
  /// The name.
  public let wrappedValue = ID()
  /// Creates a name.
  public init() {}
}
