/// A transition in progress, as a picture needs it: what moves, and how far it has come.
public struct Motion: Sendable, Hashable, Codable {
  /// The movement that the user sees.
  public var kind: Kind
  /// The number of the container or presenter that it happens in.
  public var lane: Int?
  /// The number of the controller that leaves the screen, or is covered.
  public var leaving: Int?
  /// The number of the controller that comes to the screen, or is uncovered.
  public var entering: Int?
  /// The animation of a presentation; nil for other movements.
  public var style: UIModalTransitionStyle?
  /// Whether what is presented takes the presenter's place in its container.
  public var isInContext = false
  /// When it began, as far as the clock knows: a held finger has no clock.
  public var began: Duration
  /// How long it takes in all.
  public var duration: Duration
  /// Whether a finger drives it.
  public var isInteractive = false
  /// Whether it returns to where it came from.
  public var isCancelled = false
  /// Whether the program animates it.
  public var isCustom = false
  /// How far it has come, from 0 to 1.
  public var fraction: Double

  /// A movement.
  public init(
    _ kind: Kind, in lane: Int? = nil, from leaving: Int? = nil, to entering: Int? = nil,
    style: UIModalTransitionStyle? = nil, began: Duration = .zero, duration: Duration = .zero,
    fraction: Double = 0.5
  ) {
    self.kind = kind
    self.lane = lane
    self.leaving = leaving
    self.entering = entering
    self.style = style
    self.began = began
    self.duration = duration
    self.fraction = min(max(fraction, 0), 1)
  }

  /// What moves.
  public enum Kind: String, Sendable, CaseIterable, Codable {
    /// A stack gains or loses its top.
    case push, pop
    /// A controller is presented or dismissed.
    case present, dismiss
    /// A page scrolls to the next one or to the one before it.
    case pageForward, pageBack
    /// A page of a book is turned, or turned back.
    case curlForward, curlBack
    /// A container shows one child in place of another.
    case exchange
    /// A sheet takes another height.
    case detent
  }

  /// The same movement at another moment.
  public func at(_ fraction: Double) -> Motion {
    var copy = self
    copy.fraction = min(max(fraction, 0), 1)
    return copy
  }

  /// When it is half over; nil for one without a clock.
  public var middle: Duration? { isInteractive || duration <= .zero ? nil : began + duration / 2 }
}
