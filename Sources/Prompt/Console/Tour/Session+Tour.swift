import HeadlessUIKit
import Lua
import NavigationModel
import UIKitLua

// The user's session: it waits while a tour has a session of its own.
extension Session {
  /// Starts the tutorial or continues it; in the tutorial, does what a word says.
  func runTourCommand(_ word: String?) throws(LuaError) {
    if tour != nil { return try steerTour(word.flatMap(TourWord.init)) }
    guard word == nil || word == TourWord.restart.rawValue else {
      throw LuaError("no tour is in progress; :tour \(leftTour == nil ? "starts" : "continues") it")
    }
    try requireMoving()
    if word != nil { leftTour = nil }
    playTour(leftTour ?? Session(tourFor: self))
  }

  private func playTour(_ session: Session) {
    (session.write, session.writeError, session.paint) = (write, writeError, paint)
    (session.columns, session.isOver) = (columns, false)
    leftTour = session
    session.showTour()
    terminal?.finish()
    openPrompt(session)
    guard let tour = session.tour else { return }
    if tour.step == nil { leftTour = nil }
    writeFolded(
      tour.step == nil
        ? "\n" + Self.endOfTour
        : "You left the tour at step \(tour.position + 1) of \(Tour.steps.count), and your own world is back; "
          + ":tour continues there.\n")
  }

  private static let endOfTour = """
    This is the end of the tour, and your own world is back as it was. Continue with :demo lesson 1; \
    :demo lists all demos, :help all commands, and :help NAME describes a class or a member.

    """

  /// A session in a world of its own for a tour.
  private convenience init(tourFor session: Session) {
    self.init()
    if session.isConfined { confine(to: nil) }
    let usual = settings
    settings = session.settings
    (settings.show, settings.tree, settings.events) = (usual.show, usual.tree, usual.events)
    tour = Tour(from: journal, moment)
  }
}

/// A word after `:tour` during a tour.
enum TourWord: String, CaseIterable {
  case next, back, again, hint, restart, stop
}

// The tour's session.
extension Session {
  private func steerTour(_ word: TourWord?) throws(LuaError) {
    switch word {
    case nil: showTour()
    case .next: try skipStep()
    case .back: try beginStep(max((tour?.position ?? 0) - 1, 0))
    case .again: try beginStep(tour?.position ?? 0)
    case .restart: try beginStep(0)
    case .hint:
      tour?.fail()
      showHint()
    case .stop: isOver = true
    }
  }

  /// The world now.
  private var moment: TourMoment {
    TourMoment(
      hierarchy: hierarchy, trace: world.stage.trace, inputs: journal.inputCount,
      errors: reportedErrors.count)
  }

  /// Judges what has been done since the last time.
  func judgeTour() {
    guard let tour, let step = tour.step, breaks.halt == nil, timeTravel == nil else { return }
    defer { terminal?.finish() }
    let evidence = TourEvidence(former: tour.judged, now: moment, looks: tour.looks)
    self.tour?.judged = evidence.now
    self.tour?.looks = []
    if step.isDone(evidence) { return finishSteps(evidence) }
    let earlier =
      evidence.isUndone
      ? tour.stepBefore(input: evidence.now.inputs, upTo: tour.position) : tour.position
    if earlier < tour.position {
      self.tour?.goBack(to: earlier)
      showTour()
    } else if evidence.isAttempt {
      self.tour?.fail()
      if evidence.hasFailed { showTour() } else { showHint() }
    }
  }

  /// Finishes the step, and the following ones of its part that the same input did.
  private func finishSteps(_ evidence: TourEvidence) {
    repeat {
      if let step = tour?.step { showRemarks(of: step, evidence) }
      tour?.advance(in: journal)
    } while tour?.beginsPart == false && tour?.step?.isDone(evidence) == true
    if let tour, evidence.isUndone, tour.step?.needs.holds(hierarchy) == false {
      let former = tour.position - 1
      self.tour?.goBack(to: tour.stepBefore(input: evidence.now.inputs, upTo: former))
    }
    attempt { () throws(LuaError) in try showNextStep() }
  }

  /// Shows the step that has become the current one, in its own world if it begins a part.
  private func showNextStep() throws(LuaError) {
    guard let tour, tour.step != nil else { return isOver = true }
    if tour.beginsPart { try beginStep(tour.position) } else { showTour() }
  }

  /// Returns to the beginning of a step and its world.
  private func beginStep(_ position: Int) throws(LuaError) {
    try requirePresent()
    guard var tour else { return }
    let former = view
    tour.goBack(to: position)
    adopt(try replay(tour.start.entries))
    journal = tour.start
    (tour.judged, tour.looks) = (moment, [])
    self.tour = tour
    if !tour.beginsPart { showView(after: former) }
    showTour()
  }

  /// Continues with the next step; the line of this one runs if later ones may need its effect.
  private func skipStep() throws(LuaError) {
    try requirePresent()
    guard let tour, let step = tour.step else { return }
    if !tour.endsPart {
      let line = named(step.line)
      write("> \(line)\n")
      handle(line)
    }
    guard self.tour?.position == tour.position else { return }
    self.tour?.advance(in: journal)
    try showNextStep()
  }
}
