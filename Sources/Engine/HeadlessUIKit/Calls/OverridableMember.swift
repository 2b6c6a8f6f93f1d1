import NavigationModel

/// A member that can be overridden and that the framework calls, other than a callback: a row of the
/// table of them.
package struct OverridableMember: Sendable, Equatable {
  /// Its bare name, as in traces.
  package let name: String
  /// The method or property, as UIKit writes it.
  package let method: String
  /// The classes that declare it, whose subclasses may answer; else they do themselves.
  package let classes: [String]
  /// What an override may answer.
  package let answer: Answer
  /// Whether a call of an override is recorded in the trace.
  package let isRecorded: Bool
  /// The property to which the class's own member assigns the first argument, so that an override
  /// that doesn't call super is found; nil where nothing is checked.
  let assignedBySuper: KeyPath<UIViewController, Bool>?
  /// The beat that plays it, if it has a fixed place in a change.
  package let beat: Beat?

  /// What an override may answer.
  package enum Answer: Sendable {
    /// Whatever it answers is ignored.
    case nothing
    /// A boolean; nil for the class's own answer.
    case flag
    /// A controller; nil for none.
    case controller
    /// Several controllers, or one; nil for none.
    case controllers
    /// A style of the status bar.
    case style
    /// Several orientations, or one.
    case orientations, orientation
    /// A size.
    case size
    /// A rectangle.
    case frame
    /// Edges of the screen.
    case edges
    /// Commands of keys.
    case commands
    /// How the status bar changes.
    case animation
    /// Attributes of a layout, or a sequence of them.
    case attributes
    /// A view.
    case view
    /// A scroll view.
    case scrollView
  }

  init(
    _ name: String, _ method: String, _ answer: Answer,
    of classes: [String], isRecorded: Bool = false,
    assignedBySuper: KeyPath<UIViewController, Bool>? = nil, in beat: Beat? = nil
  ) {
    self.name = name
    self.method = method
    self.classes = classes
    self.answer = answer
    self.isRecorded = isRecorded
    self.assignedBySuper = assignedBySuper
    self.beat = beat
  }

  /// Its selector in Objective-C, as messages name it: `setEditing:animated:`.
  var selector: String {
    method.replacing("(_:", with: ":").replacing(")", with: "").replacing("()", with: "")
  }

  /// An action whose name the program has chosen; its call is recorded whether it is overridden or not.
  static func unwindAction(_ action: Selector) -> OverridableMember {
    OverridableMember(action.description, action.description, .nothing, of: ["UIViewController"])
  }
}
