import Foundation

/// What is called when values of objects change that the program observes by their key paths.
package final class ValueObservers {
  /// An observed value, which is compared with what it was.
  package final class Observation {
    fileprivate weak var object: AnyObject?
    /// Reads the value, and calls the program if it is another one.
    fileprivate let compare: () -> Void

    /// An observation of a value of an object.
    package init(of object: AnyObject, compare: @escaping () -> Void) {
      self.object = object
      self.compare = compare
    }

    nonisolated deinit {}
  }

  private var observations: [Observation] = []
  /// Adds an observation.
  package func add(_ observation: Observation) { observations.append(observation) }

  /// Removes an observation.
  package func remove(_ observation: Observation) {
    observations.removeAll { $0 === observation || $0.object == nil }
  }

  /// Compares the values of an object; of all objects without one.
  package func compareValues(of object: AnyObject? = nil) {
    if observations.isEmpty { return }
    for observation in observations where observation.object != nil {
      if object == nil || observation.object === object { observation.compare() }
    }
  }

  nonisolated deinit {}
}
