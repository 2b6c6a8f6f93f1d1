import HeadlessUIKit
import NavigationModel
import UIKitLua

/// A tour's world at a moment, to which what follows is compared.
struct TourMoment {
  let hierarchy: Hierarchy
  let trace: Trace
  let inputs: Int
  let errors: Int
}

/// What commands of the prompt have done that leaves no trace in the world.
enum TourLook {
  /// Explained why a controller is on screen or isn't.
  case explained(Hierarchy.ID)
  /// Saved the session in a file.
  case saved(String)
}

/// Whether inputs have done something.
typealias TourCondition = @MainActor (TourEvidence) -> Bool

/// What inputs have done, by which a step of the tour is judged.
struct TourEvidence {
  let former: TourMoment
  let now: TourMoment
  let looks: [TourLook]

  var hierarchy: Hierarchy { now.hierarchy }

  /// The hierarchy to compare with; taking an input back does nothing else.
  private var past: Hierarchy { isUndone ? now.hierarchy : former.hierarchy }

  /// The events that were added.
  var events: ArraySlice<Event> { now.trace.part(from: former.trace.count).events }

  /// Whether inputs were taken back.
  var isUndone: Bool { now.inputs < former.inputs }

  /// The events that were taken back.
  var undoneEvents: ArraySlice<Event> {
    isUndone ? former.trace.part(from: now.trace.count).events : []
  }

  /// Whether there was an error.
  var hasFailed: Bool { now.errors > former.errors }

  /// Whether inputs had an effect, or tried to have one.
  var isAttempt: Bool {
    !isUndone && (hasFailed || !events.isEmpty || hierarchy != former.hierarchy)
  }
}

// What steps want.
extension TourEvidence {
  /// A controller was created that is still alive.
  var hasCreated: Bool { hierarchy.identifiers.contains { !past.contains($0) } }

  /// A navigation controller came on screen.
  var showsStack: Bool {
    hierarchy.tourNavigations.contains { !past.tourNavigations.contains($0) }
  }

  /// A stack on screen has grown to at least a number of controllers.
  func hasGrown(to count: Int) -> Bool {
    hierarchy.tourNavigations.contains { id in
      let stack = hierarchy[id].children
      return stack.count >= count && stack.count > formerCount(of: id)
    }
  }

  /// A stack on screen has become smaller: to its root, or at all.
  func hasShrunk(toRoot: Bool = false) -> Bool {
    hierarchy.tourNavigations.contains { id in
      let count = hierarchy[id].children.count
      return count < formerCount(of: id) && (!toRoot || count == 1)
    }
  }

  private func formerCount(of id: Hierarchy.ID) -> Int {
    past.contains(id) ? past[id].children.count : 0
  }

  /// The presented controller that was not presented before.
  var presented: Hierarchy.ID? {
    hierarchy.visible.last { id in
      hierarchy[id].presenter != nil
        && !(past.contains(id) && past[id].presenter != nil)
    }
  }

  /// A presented controller was dismissed, and its presenter is still there.
  var hasDismissed: Bool {
    past.identifiers.contains { id in
      guard let presenter = past[id].presenter, hierarchy.contains(presenter) else {
        return false
      }
      return hierarchy[presenter].presentation == nil
    }
  }

  /// A presentation was refused because another one is in its place.
  static func isRefusal(_ event: Event) -> Bool {
    event.kind == .warning && event.callback == Diagnostic.Rule.alreadyPresenting.id
  }

  /// `:why` has explained why a controller isn't on screen.
  var hasExplainedAbsence: Bool {
    looks.contains { look in
      guard case .explained(let id) = look else { return false }
      return !hierarchy.visible.contains(id)
    }
  }

  /// The session was saved as a test.
  var hasSavedSpec: Bool {
    looks.contains { look in
      if case .saved(let path) = look { path.hasSuffix("_spec.lua") } else { false }
    }
  }

  /// Whether the events that were added have a callback, and whether of an animated change.
  func has(_ callback: String, animated: Bool? = nil) -> Bool {
    events.contains {
      $0.callback == callback && !$0.isContainer && $0.isAnimated == animated ?? $0.isAnimated
    }
  }
}
