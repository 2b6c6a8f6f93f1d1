extension Screen {
  /// Something that the user can do on the screen, or why it does nothing: a hit whose place isn't
  /// known yet, because only a drawing knows where things are.
  package struct Touch: Sendable {
    /// What is touched, and how.
    package var kind: Hit.Kind
    /// What a screen reader would say.
    package var name: String
    /// The gesture.
    package var gesture: Gesture
    /// What the gesture begins on.
    package var place: Place
    /// Why it does nothing; nil where UIKit lets it happen.
    package var obstacle: String?

    /// A gesture at a place.
    package init(
      _ kind: Hit.Kind, _ name: String, _ gesture: Gesture, at place: Place, obstacle: String? = nil
    ) {
      self.kind = kind
      self.name = name
      self.gesture = gesture
      self.place = place
      self.obstacle = obstacle
    }
  }

  /// A gesture of the user: the name that `user` has for it, and what it is done with.
  package struct Gesture: Sendable {
    /// The name of the function.
    package var name: String
    /// Its arguments.
    package var arguments: [Argument]

    /// A gesture.
    package init(_ name: String, _ arguments: [Argument] = []) {
      self.name = name
      self.arguments = arguments
    }

    /// What a gesture is done with.
    package indirect enum Argument: Sendable {
      case text(String)
      case integer(Int)
      case number(Double)
      case flag(Bool)
      /// A view, which is a target or has a recogniser.
      case view(Target.ID)
      case list([Argument])
      case options(KeyValuePairs<String, Argument>)
    }
  }

  /// What a gesture begins on.
  package enum Place: Sendable, Hashable {
    /// A target.
    case target(Target.ID)
    /// The view of a controller, by its number.
    case view(Int)
    /// A rectangle of the view of a controller, in its points.
    case part(of: Int, Frame)
    /// Everything around a layer, by the number of its controller; nil for an alert that is a view.
    case surroundings(Int?)
    /// The keyboard.
    case keyboard
    /// A rectangle of the screen in front of everything, in points.
    case screen(Frame)
  }
}
