import EscapedText
import HeadlessUIKit
import Lua
import NavigationModel
import UIKitLua

/// The names that the texts of a tour have for what is in the learner's world.
struct TourNames {
  private let session: Session
  private let evidence: TourEvidence?
  private var hierarchy: Hierarchy { session.hierarchy }

  /// The names in a session's world, after an input that is being judged.
  init(of session: Session, _ evidence: TourEvidence?) {
    (self.session, self.evidence) = (session, evidence)
  }

  /// The name for a word; nil if there is nothing of the kind.
  subscript(word: String) -> String? { Self.rows[word]?(self) }

  private static let rows: [String: @MainActor (TourNames) -> String?] = [
    "home": {
      $0.global { $0.parent == nil && $0.kind == .plain } ?? "UIViewController \"Home\""
    },
    "nav": { $0.nav }, "here": { $0.here }, "top": { $0.top.map($0.label) },
    "below": { $0.below.map($0.label) },
    "refused": { $0.refused ?? "Help" },
    "sheet": { names in names.evidence?.presented.map(names.label) },
    "file": { $0.file },
  ]

  private func label(_ id: Hierarchy.ID) -> String { hierarchy[id].label.escaped }

  // MARK: Expressions

  /// The navigation controller in front, as an expression.
  private var nav: String? {
    guard let id = hierarchy.tourNavigations.last else { return nil }
    return global { $0.id == id } ?? "window.rootViewController"
  }

  /// The controller at the top of its stack, as an expression.
  private var here: String? {
    top.flatMap { top in global { $0.id == top } ?? nav.map { "\($0).topViewController" } }
  }

  /// The global variable whose controller is as wanted.
  private func global(where isWanted: (Node) -> Bool) -> String? {
    session.world.interpreter.globalNames.sorted().first { name in
      let value = session.world.interpreter.global(name).object(in: session.world.interpreter)
      guard let controller = value as? UIViewController, hierarchy.contains(controller.id) else {
        return false
      }
      return isWanted(hierarchy[controller.id])
    }
  }

  // MARK: Controllers

  private var top: Hierarchy.ID? { hierarchy.tourStacks.last?.last }

  private var below: Hierarchy.ID? { hierarchy.tourStacks.last?.dropLast().last }

  /// The last controller of a diagnostic that isn't on screen.
  private var refused: String? {
    let names = session.sessionWorld.names.filter { !hierarchy.visible.contains($0.key) }
    return names.max { $0.key.number < $1.key.number }?.value.escaped
  }

  private var file: String? {
    evidence?.looks.compactMap { if case .saved(let path) = $0 { path.escaped } else { nil } }.last
  }
}
