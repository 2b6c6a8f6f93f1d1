#if !canImport(ObjectiveC)
  import Foundation
  import HeadlessUIKit

  /// How an object keeps a value that is associated with it.
  ///
  /// [objc_AssociationPolicy](https://developer.apple.com/documentation/objectivec/objc_associationpolicy)
  nonisolated public enum objc_AssociationPolicy: UInt, Sendable {
    /// Without retaining it; here with a weak reference.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// Retaining it.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// Retaining a copy of it, if it is an `NSCopying`.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// Retaining it.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// Retaining a copy of it, if it is an `NSCopying`.
    case OBJC_ASSOCIATION_COPY = 771
  }

  /// Associates a value with an object, until the object is released; nil removes it.
  ///
  /// With a responder, an item of a bar and a gesture the value is released together with it; with
  /// another object at the end of the turn, or with the next association.
  public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
  ) {
    let kept: Associations.Value? = value.map { value in
      switch policy {
      case .OBJC_ASSOCIATION_ASSIGN: .weak(value as AnyObject)
      case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
        .strong((value as? any NSCopying)?.copy(with: nil) ?? value)
      case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: .strong(value)
      }
    }
    Associations.of(object as AnyObject)[key] = kept
  }

  /// The value that is associated with an object; nil if there is none.
  public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    Associations.known(of: object as AnyObject)?[key]?.value
  }

  /// Removes all values that are associated with an object.
  public func objc_removeAssociatedObjects(_ object: Any) {
    Associations.known(of: object as AnyObject)?.removeAll()
  }
#endif
