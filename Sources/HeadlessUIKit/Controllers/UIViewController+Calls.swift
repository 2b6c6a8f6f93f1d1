import Foundation
import NavigationModel

/// The value that a script's override returned.
package enum OverrideResult {
  /// No value, or none that could be a result.
  case none
  /// True or false.
  case flag(Bool)
  /// A controller, or several of them.
  case controllers([UIViewController])

  /// True or false; nil for other results.
  var flag: Bool? {
    if case .flag(let value) = self { value } else { nil }
  }

  /// The controllers; empty for other results.
  var controllers: [UIViewController] {
    if case .controllers(let list) = self { list } else { [] }
  }
}

// Entry points for calls with arguments or a result: a script's override is called if there is one,
// and the call is recorded in the trace; otherwise the Swift method is called. If an override
// returns nothing useful, UIKit's default applies.
extension UIViewController {
  /// Calls `canPerformAction`.
  package func receiveCanPerform(_ action: Selector, sender: Any?) -> Bool {
    overrideResult("canPerformAction", [action.description, sender], "\(action)")?.flag
      ?? canPerformAction(action, withSender: sender)
  }

  /// Calls `targetViewController`; an override that returns nothing means that there is no target.
  package func receiveTarget(for action: Selector, sender: Any?) -> UIViewController? {
    if let answer = overrideResult(
      "targetViewController", [action.description, sender], "\(action)")
    {
      return answer.controllers.first
    }
    return targetViewController(forAction: action, sender: sender)
  }

  /// Calls `willTransition`.
  package func receiveWillTransition(
    to collection: UITraitCollection, _ coordinator: any UIViewControllerTransitionCoordinator
  ) {
    if overrideResult("willTransition", [collection, coordinator], "to: \(collection.room)") == nil
    {
      willTransition(to: collection, with: coordinator)
    }
  }

  /// Calls `viewWillTransition`.
  package func receiveWillTransition(
    to size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let words = "to: \(Int(bounded: size.width)) x \(Int(bounded: size.height))"
    if overrideResult("viewWillTransition", [size, coordinator], words) == nil {
      viewWillTransition(to: size, with: coordinator)
    }
  }

  /// Calls `traitCollectionDidChange`.
  package func receiveDidChange(from former: UITraitCollection?) {
    if overrideResult("traitCollectionDidChange", [former], former.map { "from: \($0.room)" })
      == nil
    {
      traitCollectionDidChange(former)
    }
  }

  /// Calls `show`.
  package func receiveShow(_ controller: UIViewController, sender: Any?) {
    if overrideResult("show", [controller, sender], controller.label) == nil {
      show(controller, sender: sender)
    }
  }

  /// Calls `showDetailViewController`.
  package func receiveShowDetail(_ controller: UIViewController, sender: Any?) {
    if overrideResult("showDetailViewController", [controller, sender], controller.label) == nil {
      showDetailViewController(controller, sender: sender)
    }
  }

  /// Calls `shouldPerformSegue`; scripts receive nil for a segue without an identifier.
  package func receiveShouldPerform(_ identifier: String?, sender: Any?) -> Bool {
    overrideResult("shouldPerformSegue", [identifier, sender], identifier)?.flag
      ?? shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender)
  }

  /// Calls `prepare`.
  package func receivePrepare(_ segue: UIStoryboardSegue, sender: Any?) {
    if overrideResult("prepare", [segue, sender], segue.identifier) == nil {
      prepare(for: segue, sender: sender)
    }
  }

  /// Calls `canPerformUnwindSegueAction`.
  package func receiveCanUnwind(
    _ action: Selector, from source: UIViewController, sender: Any?
  ) -> Bool {
    let method = "canPerformUnwindSegueAction"
    return overrideResult(method, [action.description, source, sender], "\(action)", source.label)?
      .flag
      ?? canPerformUnwindSegueAction(action, from: source, sender: sender)
  }

  /// Calls `allowedChildrenForUnwinding`; an override that returns nothing allows none.
  package func receiveAllowedChildren(
    for source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    overrideResult("allowedChildrenForUnwinding", [source], source.source.label)?.controllers
      ?? allowedChildrenForUnwinding(from: source)
  }

  /// Calls `unwind`.
  package func receiveUnwind(_ segue: UIStoryboardSegue, towards next: UIViewController) {
    if overrideResult("unwind", [segue, next], "towards: \(next.label)") == nil {
      unwind(for: segue, towards: next)
    }
  }

  /// Calls `encodeRestorableState`.
  package func receiveEncode(_ coder: NSCoder) {
    if !callsTracedOverride("encodeRestorableState", coder) { encodeRestorableState(with: coder) }
  }

  /// Calls `decodeRestorableState`.
  package func receiveDecode(_ coder: NSCoder) {
    if !callsTracedOverride("decodeRestorableState", coder) { decodeRestorableState(with: coder) }
  }

  /// Calls `applicationFinishedRestoringState`.
  package func receiveFinishedRestoring() {
    if !callsTracedOverride("applicationFinishedRestoringState") {
      applicationFinishedRestoringState()
    }
  }

  /// Calls `collapseSecondaryViewController`.
  package func receiveCollapse(_ secondary: UIViewController, for split: UISplitViewController) {
    if overrideResult("collapseSecondaryViewController", [secondary, split], secondary.label) == nil
    {
      collapseSecondaryViewController(secondary, for: split)
    }
  }

  /// Calls `separateSecondaryViewController`; an override that returns nothing separates nothing.
  package func receiveSeparate(for split: UISplitViewController) -> UIViewController? {
    if let answer = overrideResult("separateSecondaryViewController", [split]) {
      return answer.controllers.first
    }
    return separateSecondaryViewController(for: split)
  }

  /// Calls an unwind action, whose name the program itself has chosen.
  func receiveUnwindAction(_ action: Selector, _ segue: UIStoryboardSegue) {
    trace(call: action.description, [])
    if callsOverride(action.description, segue) { return }
    if let body = parts.unwindActions[action] {
      body(segue)
    } else {
      (self as? any SelectorPerforming)?.perform(action, with: segue)
    }
  }

  /// Whether a script's override performed a method without a result; if so, the call is recorded
  /// in the trace.
  private func callsTracedOverride(_ method: String, _ arguments: Any...) -> Bool {
    guard let behaviour, behaviour.overrides(method, of: self) else { return false }
    trace(call: method, [])
    return behaviour.callOverride(method, of: self, arguments)
  }

  /// The result of a script's override; nil if the method is not overridden.
  private func overrideResult(
    _ method: String, _ arguments: [Any?], _ words: String?...
  ) -> OverrideResult? {
    guard let behaviour, behaviour.has(method, of: self) else { return nil }
    trace(call: method, words.compactMap { $0 })
    return behaviour.overrideResult(method, of: self, arguments)
  }

  private func trace(call method: String, _ words: [String]) {
    stage.trace.append(
      Event(
        at: stage.now, kind: .callback, subject: id, name: label, callback: method,
        arguments: words))
  }
}
