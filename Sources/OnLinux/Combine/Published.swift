import Foundation

/// An object that says when it is about to change.
///
/// [ObservableObject](https://developer.apple.com/documentation/combine/observableobject)
public protocol ObservableObject: AnyObject {
  /// The type of the publisher.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  /// Gives a value before a property changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher that its published properties have in common.
  public var objectWillChange: ObservableObjectPublisher {
    var boxes: [any PublishedBoxing] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror {
      boxes += current.children.compactMap { ($0.value as? any PublishedProperty)?.boxing }
      mirror = current.superclassMirror
    }
    let publisher = boxes.lazy.compactMap(\.objectWillChange).first ?? ObservableObjectPublisher()
    for box in boxes { box.objectWillChange = publisher }
    return publisher
  }
}

/// Says that an object is about to change.
///
/// [ObservableObjectPublisher](https://developer.apple.com/documentation/combine/observableobjectpublisher)
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never
  private let subject = PassthroughSubject<Void, Never>()

  /// Creates a publisher.
  public init() {}

  /// Says that the object is about to change.
  public func send() { subject.send() }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    subject.receive(subscriber: subscriber)
  }
}

protocol PublishedBoxing: AnyObject {
  var objectWillChange: ObservableObjectPublisher? { get set }
}

protocol PublishedProperty { var boxing: any PublishedBoxing { get } }

/// The value of a published property and who is notified of it.
final class PublishedBox<Value>: PublishedBoxing {
  let subject: CurrentValueSubject<Value, Never>
  var objectWillChange: ObservableObjectPublisher?
  var links: [AnyCancellable] = []
  private var value: Value

  init(_ value: Value) {
    self.value = value
    subject = CurrentValueSubject(value)
  }

  var current: Value { value }

  // Subscribers are notified before the property has the value.
  func set(_ new: Value) {
    objectWillChange?.send()
    subject.send(new)
    value = new
  }
}

/// A property with a publisher, `$name`, that gives its value and each that it is about to have.
///
/// [Published](https://developer.apple.com/documentation/combine/published)
@propertyWrapper
public struct Published<Value>: PublishedProperty {
  private let box: PublishedBox<Value>
  var boxing: any PublishedBoxing { box }

  /// Creates a property with a value.
  public init(wrappedValue: Value) { box = PublishedBox(wrappedValue) }
  /// Creates a property with a value.
  public init(initialValue: Value) { box = PublishedBox(initialValue) }

  /// Gives the values of a property.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    let box: PublishedBox<Value>

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Value, S.Failure == Never { box.subject.receive(subscriber: subscriber) }
  }

  /// Its publisher.
  public var projectedValue: Publisher {
    mutating get { Publisher(box: box) }
    set {
      guard newValue.box !== box else { return }
      box.links.append(newValue.box.subject.sink { [weak box] in box?.set($0) })
    }
  }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }

  public static subscript<Owner: AnyObject>(
    _enclosingInstance object: Owner,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<Owner, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].box.current }
    set { object[keyPath: storageKeyPath].box.set(newValue) }
  }
}
