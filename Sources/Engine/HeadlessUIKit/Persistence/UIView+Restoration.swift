import Foundation
import StoredValues

// The views of a controller are saved and restored with it (B76). Those that share an identifier
// are distinguished by their order.
extension UIView {
  private static let identifierKey = "identifier"
  private static let stateKey = "state"

  /// The values that the views of the controller store, this one first, only for views with an
  /// identifier.
  func restorableStates(_ makeCoder: () -> RestorationCoder) -> [StoredValue] {
    restorableViews.map { identifier, view in
      let coder = makeCoder()
      view.receiveEncode(coder)
      return .record([
        Self.identifierKey: .string(identifier), Self.stateKey: .record(coder.values),
      ])
    }
  }

  /// Restores the views of the controller from the values that they stored.
  func restoreStates(
    _ states: [StoredValue], _ makeCoder: ([String: StoredValue]) -> RestorationCoder
  ) {
    if states.isEmpty { return }
    var views = restorableViews
    for record in states.compactMap(\.record) {
      let identifier = record[Self.identifierKey]?.text
      guard let state = record[Self.stateKey]?.record,
        let index = views.firstIndex(where: { $0.identifier == identifier })
      else { continue }
      views.remove(at: index).view.receiveDecode(makeCoder(state))
    }
  }

  /// The views of the same controller that have identifiers, back to front.
  private var restorableViews: [(identifier: String, view: UIView)] {
    var found: [(identifier: String, view: UIView)] = []
    var rest = [self]
    while let view = rest.popLast() {
      if let identifier = view.restorationIdentifier { found.append((identifier, view)) }
      rest += view.subviews.filter { $0.controller == nil }.reversed()
    }
    return found
  }
}
