import Foundation
import NavigationModel

extension Stage {
  /// The user of the simulated device.
  ///
  ///     try stage.user.tap("Edit")
  ///     stage.settle()
  public var user: User {
    gestures += 1
    return User(stage: self)
  }

  /// What a user can do with the device: gestures on its screen.
  ///
  /// A gesture changes nothing but what UIKit would change; its transitions run when time advances.
  /// One that UIKit would ignore throws `User.Failure.ignored` with the reason.
  public struct User {
    let stage: Stage

    /// Why a gesture had no effect.
    nonisolated public enum Failure: Error, Sendable, Equatable {
      /// UIKit would ignore the gesture, for this reason.
      case ignored(String)
      /// What the gesture needs is not on the screen; the choices are what there is instead.
      case notFound(Wanted, choices: [String])
      /// The target is no longer on the screen, or its row has other contents.
      case gone(Screen.Target)
    }

    /// What a gesture needs.
    nonisolated public enum Wanted: Sendable, Equatable {
      /// Something to tap, as a text in quotes or the description of an object.
      case target(String)
      /// A tab, as a text in quotes, an index or the description of an object.
      case tab(String)
      /// A title in the menu of the back button.
      case menuTitle(String)
      /// A table.
      case table
      /// A text field, as a text in quotes or the description of an object; nil for the one that is
      /// being edited.
      case field(String?)
      /// A height of a sheet, by its name.
      case detent(String)
      /// A slider, as a name in quotes or the description of an object; nil for the only one.
      case slider(String?)
    }

    /// What a program or a test names: a visible text, a place, or an object of the program.
    package enum Reference {
      /// A visible text, with or without its chevron or brackets.
      case text(String)
      /// The place among what there is, from 0.
      case index(Int)
      /// An object, nil if there is none, and its description for errors.
      case object(AnyObject?, String)

      /// What errors call it.
      package var description: String {
        switch self {
        case .text(let text): "\"\(text)\""
        case .index(let index): "\(index)"
        case .object(_, let name): name
        }
      }
    }
  }
}

nonisolated extension Stage.User.Failure: CustomStringConvertible {
  /// One sentence: what was wanted, and what there is.
  public var description: String {
    switch self {
    case .ignored(let reason): reason
    case .gone(let target): "\"\(target.text)\" is no longer on screen"
    case .notFound(let wanted, let choices):
      wanted.text
        + (choices.isEmpty
          ? wanted.textWithoutChoices
          : "; there are: " + choices.map { "\"\($0)\"" }.joined(separator: ", "))
    }
  }
}

nonisolated extension Stage.User.Wanted {
  fileprivate var text: String {
    switch self {
    case .target(let name): "no \(name) on screen"
    case .tab(let name): "no tab \(name)"
    case .menuTitle(let title): "no \"\(title)\" in the menu of the back button"
    case .table: "there is no table on screen"
    case .detent(let name): "the sheet has no height \"\(name)\""
    case .field(let name?): "no text field \(name)"
    case .field(nil): "no text field is edited"
    case .slider(let name?): "no slider \(name)"
    case .slider(nil): "there is not exactly one slider on screen"
    }
  }

  fileprivate var textWithoutChoices: String {
    switch self {
    case .target, .tab: "; nothing can be tapped"
    case .field: "; there is no text field on screen"
    case .slider: "; there is no slider on screen"
    case .menuTitle, .table, .detent: ""
    }
  }
}

extension Stage.User {
  /// Performs a gesture on this stage; while the app is in the background none reaches it.
  func perform<Result>(_ gesture: () throws(Failure) -> Result) throws(Failure) -> Result {
    if stage.application.applicationState == .background {
      throw .ignored("the app is in the background")
    }
    return try onStage(gesture)
  }

  /// Performs something while this stage is the current one.
  func onStage<Result>(_ gesture: () throws(Failure) -> Result) throws(Failure) -> Result {
    let former = Stage.current
    Stage.current = stage
    // A program may make another stage current meanwhile, which remains.
    defer { if Stage.current === stage { Stage.current = former } }
    return try gesture()
  }

  /// Throws the reason why a gesture is ignored, if there is one.
  func check(_ obstacle: String?) throws(Failure) {
    if let obstacle { throw .ignored(obstacle) }
  }

  /// The controllers that taps reach, presenters and parents first: taps do not reach what is below
  /// a presentation that dims it (P36, C22).
  package var reachable: [UIViewController] {
    stage.reachable.compactMap(stage.controller)
  }

  /// The topmost controller of a class that taps reach; throws the reason if there is none.
  func topmost<Controller>(_: Controller.Type, or reason: String) throws(Failure) -> Controller {
    guard let found = reachable.lazy.compactMap({ $0 as? Controller }).last else {
      throw .ignored(reason)
    }
    return found
  }
}
