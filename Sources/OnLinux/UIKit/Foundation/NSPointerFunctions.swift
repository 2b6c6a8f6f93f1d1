#if !canImport(ObjectiveC)
  import Foundation

  /// How a table keeps and compares what is in it.
  ///
  /// [NSPointerFunctions](https://developer.apple.com/documentation/foundation/nspointerfunctions)
  nonisolated open class NSPointerFunctions: NSObject {
    /// How what is in a table is kept and compared.
    ///
    /// [NSPointerFunctions.Options](https://developer.apple.com/documentation/foundation/nspointerfunctions/options)
    nonisolated public struct Options: OptionSet, Hashable, Sendable {
      /// The bits, as in Foundation.
      public let rawValue: UInt
      /// Creates options from raw bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// Objects are retained.
      public static let strongMemory: Self = []
      /// Objects aren't retained, and are gone from the table when they are released.
      public static let weakMemory = Self(rawValue: 5 << 0)
      /// Objects are compared by `isEqual`.
      public static let objectPersonality: Self = []
      /// Objects are compared by their identity.
      public static let objectPointerPersonality = Self(rawValue: 2 << 8)
      /// Objects are copied; they aren't here, but retained.
      public static let copyIn = Self(rawValue: 1 << 16)

      var areWeak: Bool { contains(.weakMemory) }
      var compareIdentities: Bool { contains(.objectPointerPersonality) }
    }
  }

  /// An object in a table, retained or not.
  nonisolated struct TableReference {
    private let retained: AnyObject?
    private weak var other: AnyObject?

    init(_ object: AnyObject, isWeak: Bool) {
      (retained, other) = (isWeak ? nil : object, isWeak ? object : nil)
    }

    /// The object; nil if it was released.
    var object: AnyObject? { retained ?? other }
  }

  /// Goes through objects in order.
  nonisolated final class ListEnumerator: NSEnumerator {
    private var rest: ArraySlice<AnyObject>

    init(_ objects: [AnyObject]) { rest = objects[...] }

    override func nextObject() -> Any? { rest.popFirst() }
  }
#endif
