import Foundation
import NavigationModel

/// What a script's override answered.
package enum OverrideAnswer {
  /// Nothing, or nothing that could be an answer.
  case none
  /// True or false.
  case flag(Bool)
  /// A controller, or several.
  case controllers([UIViewController])

  /// True or false; nil for other answers.
  var flag: Bool? {
    if case .flag(let value) = self { value } else { nil }
  }

  /// The controllers; empty for other answers.
  var controllers: [UIViewController] {
    if case .controllers(let list) = self { list } else { [] }
  }
}

// The doors of calls that have arguments or a result: a script's override answers, and then the call
// stands in the trace; else the Swift method does. An override that answers nothing useful leaves
// the answer to UIKit's default.
extension UIViewController {
  /// `canPerformAction`.
  package func receiveCanPerform(_ action: Selector, sender: Any?) -> Bool {
    answer("canPerformAction", [action.description, sender], "\(action)")?.flag
      ?? canPerformAction(action, withSender: sender)
  }

  /// `targetViewController`; an override that answers nothing means that there is none.
  package func receiveTarget(for action: Selector, sender: Any?) -> UIViewController? {
    if let answer = answer("targetViewController", [action.description, sender], "\(action)") {
      return answer.controllers.first
    }
    return targetViewController(forAction: action, sender: sender)
  }

  /// `willTransition`.
  package func receiveWillTransition(
    to collection: UITraitCollection, _ coordinator: any UIViewControllerTransitionCoordinator
  ) {
    if answer("willTransition", [collection, coordinator], "to: \(collection.room)") == nil {
      willTransition(to: collection, with: coordinator)
    }
  }

  /// `viewWillTransition`.
  package func receiveWillTransition(
    to size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let words = "to: \(Int(bounded: size.width)) x \(Int(bounded: size.height))"
    if answer("viewWillTransition", [size, coordinator], words) == nil {
      viewWillTransition(to: size, with: coordinator)
    }
  }

  /// `traitCollectionDidChange`.
  package func receiveDidChange(from former: UITraitCollection?) {
    if answer("traitCollectionDidChange", [former], former.map { "from: \($0.room)" }) == nil {
      traitCollectionDidChange(former)
    }
  }

  /// `show`.
  package func receiveShow(_ controller: UIViewController, sender: Any?) {
    if answer("show", [controller, sender], controller.label) == nil {
      show(controller, sender: sender)
    }
  }

  /// `showDetailViewController`.
  package func receiveShowDetail(_ controller: UIViewController, sender: Any?) {
    if answer("showDetailViewController", [controller, sender], controller.label) == nil {
      showDetailViewController(controller, sender: sender)
    }
  }

  /// `shouldPerformSegue`; scripts see a segue without an identifier as nil.
  package func receiveShouldPerform(_ identifier: String?, sender: Any?) -> Bool {
    answer("shouldPerformSegue", [identifier, sender], identifier)?.flag
      ?? shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender)
  }

  /// `prepare`.
  package func receivePrepare(_ segue: UIStoryboardSegue, sender: Any?) {
    if answer("prepare", [segue, sender], segue.identifier) == nil {
      prepare(for: segue, sender: sender)
    }
  }

  /// `canPerformUnwindSegueAction`.
  package func receiveCanUnwind(
    _ action: Selector, from source: UIViewController, sender: Any?
  ) -> Bool {
    let method = "canPerformUnwindSegueAction"
    return answer(method, [action.description, source, sender], "\(action)", source.label)?.flag
      ?? canPerformUnwindSegueAction(action, from: source, sender: sender)
  }

  /// `allowedChildrenForUnwinding`; an override that answers nothing allows none.
  package func receiveAllowedChildren(
    for source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    answer("allowedChildrenForUnwinding", [source], source.source.label)?.controllers
      ?? allowedChildrenForUnwinding(from: source)
  }

  /// `unwind`.
  package func receiveUnwind(_ segue: UIStoryboardSegue, towards next: UIViewController) {
    if answer("unwind", [segue, next], "towards: \(next.label)") == nil {
      unwind(for: segue, towards: next)
    }
  }

  /// `encodeRestorableState`.
  package func receiveEncode(_ coder: NSCoder) {
    if !isAnsweredByScript("encodeRestorableState", coder) { encodeRestorableState(with: coder) }
  }

  /// `decodeRestorableState`.
  package func receiveDecode(_ coder: NSCoder) {
    if !isAnsweredByScript("decodeRestorableState", coder) { decodeRestorableState(with: coder) }
  }

  /// `applicationFinishedRestoringState`.
  package func receiveFinishedRestoring() {
    if !isAnsweredByScript("applicationFinishedRestoringState") {
      applicationFinishedRestoringState()
    }
  }

  /// `collapseSecondaryViewController`.
  package func receiveCollapse(_ secondary: UIViewController, for split: UISplitViewController) {
    if answer("collapseSecondaryViewController", [secondary, split], secondary.label) == nil {
      collapseSecondaryViewController(secondary, for: split)
    }
  }

  /// `separateSecondaryViewController`; an override that answers nothing keeps what it has.
  package func receiveSeparate(for split: UISplitViewController) -> UIViewController? {
    if let answer = answer("separateSecondaryViewController", [split]) {
      return answer.controllers.first
    }
    return separateSecondaryViewController(for: split)
  }

  /// An unwind action, which the program itself has named.
  func receiveUnwindAction(_ action: Selector, _ segue: UIStoryboardSegue) {
    note(call: action.description, [])
    if isPerformedByScript(action.description, segue) { return }
    if let body = parts.unwindActions[action] {
      body(segue)
    } else {
      (self as? any SelectorPerforming)?.perform(action, with: segue)
    }
  }

  /// Whether a script's override performed a method without a result, which then stands in the
  /// trace.
  private func isAnsweredByScript(_ method: String, _ arguments: Any...) -> Bool {
    guard let behaviour, behaviour.overrides(method, of: self) else { return false }
    note(call: method, [])
    return behaviour.perform(method, of: self, arguments)
  }

  /// What a script's override answers; nil where nobody overrides the method.
  private func answer(
    _ method: String, _ arguments: [Any?], _ words: String?...
  ) -> OverrideAnswer? {
    guard let behaviour, behaviour.has(method, of: self) else { return nil }
    note(call: method, words.compactMap { $0 })
    return behaviour.answer(method, of: self, arguments)
  }

  private func note(call method: String, _ words: [String]) {
    stage.trace.append(
      Event(
        at: stage.now, kind: .callback, subject: id, name: label, callback: method,
        arguments: words))
  }
}
