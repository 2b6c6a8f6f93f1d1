import NavigationModel

extension TransitionEngine {
  /// What the engine reads at every change.
  struct State {
    // The stage owns its engine for its whole life and doesn't share it: code that calls the engine
    // has the stage, and delayed actions are in the stage's clock.
    unowned var stage: Stage!
    /// The differences between iOS releases.
    var profile: Profile
    /// The events so far.
    var trace = Trace()
    /// Whether there has ever been a first responder.
    var hasEdited = false
    /// The transitions that have been requested in this turn.
    var pending = RequestedChanges()
    /// The transitions that have begun.
    var running: SmallArray<ActiveTransition> = []
    /// The transitions that end with the next turn.
    var endingNextTurn: SmallArray<ActiveTransition> = []
    /// The calls that wait for a lane.
    var waiting: [Waiting] = []
    /// Removed controllers that have begun to appear and not disappeared.
    var unfinished: SmallArray<UIViewController> = []
    /// The controllers whose views were added to a window before they have begun to appear.
    var placedEarly: SmallArray<Hierarchy.ID> = []
    /// The revision of the controllers with callbacks to receive when these were last looked at.
    var reconciled = 0
    /// The callbacks being delivered.
    var deliveries = DeliveryStack()
    /// The appearances that the program is driving, by controller (A75).
    var handDriven: [Hierarchy.ID: HandDriven] = [:]
    /// What is only drawn, by stack (D35).
    var drawings: [Hierarchy.ID: Drawing] = [:]

    /// The state of an engine without transitions.
    init(profile: Profile) { self.profile = profile }
  }
}
