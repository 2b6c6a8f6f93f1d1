import Foundation
import HeadlessUIKit

/// A property of a class of the engine's that the engine doesn't know: its values are kept with the object.
enum KeptProperty: Int {
  case shortcutItems = 1
  case isPointerInteractionEnabled
  case pointerStyleProvider

  /// The value of an object; nil if none was set.
  func value(of object: AnyObject) -> Any? {
    key.flatMap { Associations.known(of: object)?[$0]?.value }
  }

  /// Sets the value of an object.
  func set(_ value: Any?, of object: AnyObject) {
    if let key { Associations.of(object)[key] = value.map { .strong($0) } }
  }

  // No address of a program's own is that small.
  private var key: UnsafeRawPointer? { UnsafeRawPointer(bitPattern: rawValue) }
}
