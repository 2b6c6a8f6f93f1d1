internal import CRetaining

/// A reference that doesn't retain its object, and is nil from the moment on at which that is released
/// for the last time.
///
/// Objects of a world refer in this way to those that retain them or that they belong to. These clear such
/// references when they end, but on the main actor: a test may release its window or its controllers on
/// any thread, while the main actor lays out what was in them or draws it for a film. `weak` would do, but
/// makes each use of the object slower, not only of the reference.
nonisolated struct Unretained<Object: AnyObject & Sendable>: Sendable {
  #if canImport(ObjectiveC)
    private weak var reference: Object?

    init(_ object: Object? = nil) { reference = object }

    var place: Self { self }
    var object: Object? { reference }
  #else
    /// Keeps the memory of the object, but not the object.
    private unowned let memory: Object?
    /// Where the object is; a reader of this alone doesn't count as one more that keeps the memory.
    let place: Place

    init(_ object: Object? = nil) {
      memory = object
      place = Place(
        address: object.map { UInt(bitPattern: Unmanaged.passUnretained($0).toOpaque()) } ?? 0)
    }

    /// The place of an object in memory.
    struct Place {
      fileprivate let address: UInt

      /// The object; nil from the moment on at which it is released.
      var object: Object? {
        // Reading what is unowned would stop the program instead.
        guard let pointer = UnsafeMutableRawPointer(bitPattern: address),
          let retained = drilldown_try_retain(pointer)
        else { return nil }
        return Unmanaged<Object>.fromOpaque(retained).takeRetainedValue()
      }
    }
  #endif
}
