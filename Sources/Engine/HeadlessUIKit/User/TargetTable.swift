import Foundation
import NavigationModel

/// The objects behind the targets of a stage's screens, by numbers that are used once.
final class TargetTable {
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var lastNumber = 0
  /// The number of entries at which those of freed objects are removed.
  private var limit = 64

  private struct Entry {
    let number: Int
    weak var object: AnyObject?
  }

  /// The identity of an object; a row has that of its table and its index path.
  func id(of object: AnyObject) -> Screen.Target.ID {
    if let cell = object as? UITableViewCell, let path = cell.place,
      let table = cell.superview as? UITableView
    {
      return Screen.Target.ID(number(of: table), section: path.section, row: path.row)
    }
    return Screen.Target.ID(number(of: object))
  }

  /// The object with an identity, for a row its cell; nil if it is gone.
  func object(_ id: Screen.Target.ID) -> AnyObject? {
    let found = entries.values.first { $0.number == id.number }?.object
    guard let section = id.section, let row = id.row else { return found }
    return (found as? UITableView)?.cellForRow(at: IndexPath(row: row, section: section))
  }

  private func number(of object: AnyObject) -> Int {
    let key = ObjectIdentifier(object)
    // A freed object's address may be in use again.
    if let entry = entries[key], entry.object === object { return entry.number }
    if entries.count >= limit { removeFreed() }
    lastNumber += 1
    entries[key] = Entry(number: lastNumber, object: object)
    return lastNumber
  }

  private func removeFreed() {
    entries = entries.filter { $0.value.object != nil }
    limit = max(64, entries.count * 2)
  }

  nonisolated deinit {}
}

extension Stage {
  /// The object with an identity, for a row its cell; nil if it is gone.
  package func object(of id: Screen.Target.ID) -> AnyObject? { targets.object(id) }
}

extension NSObject {
  /// Its identity as a target on the current stage.
  var targetID: Screen.Target.ID { Stage.current.targets.id(of: self) }
}

extension UIBarButtonItem {
  /// Whether the bar or the custom view handles taps.
  var canBeTapped: Bool { customView == nil || customView is any UserTappable }
}
