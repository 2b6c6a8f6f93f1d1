/// The order of one kind of change: which callbacks are called, and when.
///
/// This is the only place where containers differ. A beat in `asked` is played inside the call, one
/// in `committed` at the end of the run-loop turn, one in `ended` when the animation has run.
public struct Choreography: Sendable, Equatable {
  /// The name of the change, as in UIKit's own methods.
  public private(set) var name: String
  /// How long it takes when it is animated and visible.
  public var duration: Duration
  /// What to do while the same container is still busy with an earlier change.
  public var whenBusy: WhenBusy
  /// What to do when the same turn has changed the container already.
  public var whenPending: WhenPending
  /// When an unanimated one plays its `ended` beats.
  public var unanimated: UnanimatedEnd
  /// Whether another change of the same container finishes it at once (F113).
  public var isInterruptible = false
  /// Whether it waits for the end of an animated presentation or dismissal with which the container is
  /// appearing (A46c).
  public var waitsForAppearance = false
  /// Whether children that are set without an animation appear inside the call where the container,
  /// in another one's view, has not appeared yet (C29).
  public var appearsBeforeContainer = false
  /// What becomes of it when the program changes the same container in the turn in which the user has
  /// begun it; nil for nothing.
  public var whenOvertaken: Overtaking?
  /// The kind of the change that cancels it, from after to before; nil if it can't be cancelled.
  public var cancellation: Kind?
  /// Played inside the call.
  public var asked: [Beat]
  /// Played at the end of the turn.
  public var committed: [Beat]
  /// Played when the animation has run.
  public var ended: [Beat]

  /// A row.
  public init(
    _ name: String, duration: Duration = .zero, whenBusy: WhenBusy = .proceed,
    whenPending: WhenPending = .join, unanimated: UnanimatedEnd = .sameTurn,
    cancelledBy cancellation: Kind? = nil, asked: [Beat] = [], committed: [Beat] = [],
    ended: [Beat] = []
  ) {
    self.name = name
    self.duration = duration
    self.whenBusy = whenBusy
    self.whenPending = whenPending
    self.unanimated = unanimated
    self.cancellation = cancellation
    self.asked = asked
    self.committed = committed
    self.ended = ended
  }

  /// The same row with further beats, as when the user makes the change.
  func adding(
    asked: [Beat] = [], ended: [Beat] = [], cancelledBy cancellation: Kind? = nil,
    whenOvertaken: Overtaking? = nil
  ) -> Choreography {
    var row = self
    row.asked += asked
    row.ended += ended
    row.cancellation = cancellation ?? self.cancellation
    row.whenOvertaken = whenOvertaken ?? self.whenOvertaken
    return row
  }

  /// The same row as a zoom, which any other change interrupts (F111 to F113).
  func zooming(cancelledBy cancellation: Kind?) -> Choreography {
    var row = self
    row.name = "zoom"
    row.isInterruptible = true
    row.cancellation = cancellation
    return row
  }

  /// Whether removed children receive moves.
  package var movesRemovedChildren: Bool { ended.contains(.didMoveFromParent) }

  /// Whether two changes of a turn become one: not when the first has already called appearance
  /// callbacks (A32, A35).
  public var joins: Bool { whenPending != .separate && asked.allSatisfy { !$0.isAppearance } }

  /// What becomes of a change by the user that the program overtakes (C28).
  public struct Overtaking: Sendable, Equatable {
    /// The kind of change that it continues as.
    public let kind: Kind
    /// What is played at once if it is complete.
    public let ended: [Beat]
  }

  /// When beats are played.
  public enum Column: Sendable, CaseIterable {
    /// Inside the call.
    case asked
    /// At the end of the turn.
    case committed
    /// When the animation has run.
    case ended
  }

  /// The beats of a column.
  public func beats(_ column: Column) -> [Beat] {
    switch column {
    case .asked: asked
    case .committed: committed
    case .ended: ended
    }
  }

  /// A row that is in a profile once and is passed on without being copied.
  @usableFromInline package final class Row: Sendable, Equatable {
    /// The row itself.
    @usableFromInline package let value: Choreography
    /// Whether two changes of a turn become one.
    @usableFromInline package let joins: Bool
    /// What the beats of its columns do, which is found once and not at every change.
    @usableFromInline package let asked, committed, ended: [Beat.Effect]

    /// Wraps a row.
    @usableFromInline package init(_ value: Choreography) {
      self.value = value
      joins = value.joins
      asked = value.asked.map(\.effect)
      committed = value.committed.map(\.effect)
      ended = value.ended.map(\.effect)
    }

    /// Whether both are equal.
    @usableFromInline package static func == (left: Row, right: Row) -> Bool {
      left.value == right.value
    }
  }
}

extension Choreography {
  /// A kind of change; the index of a profile's rows.
  public enum Kind: Int, Sendable, CaseIterable {
    /// A window gets another root, or is shown or hidden.
    case root
    /// A window is released.
    case close
    /// A controller is pushed.
    case push
    /// The same by a zoom, the way back, and that cancelled (F110 to F112).
    case zoomPush, zoomPop, cancelZoom
    /// Controllers are popped.
    case pop
    /// A stack loses a controller to another container.
    case reparent
    /// The program selects a tab.
    case select
    /// The user selects a tab.
    case tap
    /// Either of them, with an animator of the program's, is cancelled (F87).
    case cancelSelect
    /// A container's children are replaced or selected; without an animation but for tabs with an animator
    /// of the program's (H135).
    case arrange
    /// The program shows or hides columns of a split view.
    case columns
    /// The system or the user shows or hides them (F42).
    case userColumns
    /// The user drags them in or out, or cancels that.
    case dragColumns, cancelColumns
    /// The program shows or hides the inspector of a split view (F47).
    case inspect
    /// A change of a stack is cancelled: from after to before.
    case cancel
    /// A page controller scrolls to other pages, or turns to them by a curl.
    case scroll, curl
    /// The same, cancelled.
    case cancelScroll, cancelCurl
    /// The user turns the page, or turns it back.
    case userScroll, userCurl, cancelUserScroll, cancelUserCurl
    /// Environments take other traits, on a screen that stays as it is (F100, F104).
    case traits
    /// Nothing changes, and only the completion runs.
    case nothing
    /// Controllers that appeared or disappeared outside of other changes receive their callbacks.
    case reconcile
    /// A custom container shows one child instead of another.
    case exchange
    /// A custom container adds or removes a child, or its view.
    case embed
    /// A controller is presented in a style that removes the presenter from the screen.
    case present
    /// A controller is presented in a style that keeps the presenter on the screen.
    case presentOver
    /// A presentation by `present` is dismissed.
    case dismiss
    /// A presentation by `presentOver` is dismissed.
    case dismissOver
    /// The user dismisses a presentation by `presentOver`.
    case userDismiss
    /// The same of a presentation that covers its presenter, which a zoom lets him do (F110).
    case userUncover
    /// A presentation, or a dismissal, is cancelled.
    case cancelPresent, cancelDismiss
    /// A search becomes active, or ends; not if the program itself presents or dismisses it (E4).
    case presentSearch, dismissSearch
    /// A presentation adapts to another style, because the surroundings have changed.
    case adapt
    /// The device rotates, or has other traits.
    case resize
    /// The screen takes the orientation of the controller that decides on it now, without a turn of
    /// the device; after a dismissal, of which the presenter is notified with its size (J12).
    case reorient, turnBack
    /// The view of a controller is laid out.
    case layout
    /// A controller is notified that the margins or the safe area of its view have changed.
    case insets
    /// The program itself makes a controller appear or disappear: `beginAppearanceTransition` plays
    /// the first column, `endAppearanceTransition` the last one.
    case appearByHand, disappearByHand
  }

  /// Who has a lane, in which one change runs at a time.
  public enum LaneOwner: String, Sendable {
    case window, container, presenter
  }

  /// What happens to a call while its container is busy.
  public enum WhenBusy: Sendable, Equatable {
    /// It is deferred until the container is idle (A46c).
    case wait
    /// The same, with UIKit's old warnings (A45, D2).
    case waitWithWarnings
    /// It does nothing and returns nil, with UIKit's old warnings (A45, A49, D2).
    case returnNil
    /// It is made anyway, unless its conditions refuse it.
    case proceed
    /// The earlier change is finished at once, with UIKit's old warnings; then it is made (A45,
    /// D2).
    case finishFirst
  }

  /// What happens to a call when the same turn has changed the container already.
  public enum WhenPending: Sendable, Equatable {
    /// Both become one change (A35).
    case join
    /// Both become one, and UIKit warns if one is animated (A45, D1).
    case joinWithWarnings
    /// An animated one is deferred until the turn has ended (A46d).
    case deferAnimated
    /// It stays a separate change, and none joins it.
    case separate
  }

  /// When an unanimated change is over.
  public enum UnanimatedEnd: Sendable, Equatable {
    /// Inside the call (iOS 7 and earlier, P59).
    case atOnce
    /// At the end of the turn.
    case sameTurn
    /// At the end of the next turn (D5, D26).
    case nextTurn
  }
}

extension Choreography.Kind {
  /// Whose lane it is made in; nil for what is played without one: what the engine adds by itself, what
  /// changes all of the screen, and what the program drives.
  public var lane: Choreography.LaneOwner? {
    switch self {
    case .root, .close: .window
    case .push, .zoomPush, .zoomPop, .cancelZoom, .pop, .cancel, .reparent, .select, .tap,
      .cancelSelect, .arrange, .columns, .userColumns, .dragColumns, .cancelColumns, .inspect,
      .scroll, .curl, .cancelScroll, .cancelCurl, .userScroll, .userCurl, .cancelUserScroll,
      .cancelUserCurl, .exchange, .embed:
      .container
    case .present, .presentOver, .dismiss, .dismissOver, .userDismiss, .userUncover,
      .cancelPresent, .cancelDismiss, .presentSearch, .dismissSearch, .adapt, .nothing:
      .presenter
    case .traits, .reconcile, .resize, .reorient, .turnBack, .layout, .insets, .appearByHand,
      .disappearByHand:
      nil
    }
  }

  /// Whether columns of a split view are shown and hidden.
  package var isOfColumns: Bool {
    switch self {
    case .columns, .userColumns, .dragColumns, .cancelColumns, .inspect: true
    default: false
    }
  }
}
