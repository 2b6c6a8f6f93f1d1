import FilmReels
import HeadlessUIKit
import NavigationModel

/// Records what something that the user does changes.
@MainActor final class WayRecorder {
  private let app: any RunningApp
  private let stage: Stage
  private var reel: FilmReel
  private var draft = FilmDraft()
  private let firstEvent: Int
  private let beginning: Duration
  private let former: Hierarchy
  private let draws: Bool

  /// Begins; pictures are taken only where they are wanted.
  init(_ app: any RunningApp, draws: Bool) {
    (self.app, self.draws, stage) = (app, draws, app.stage)
    reel = FilmReel(Film(Film.Source(name: "", text: ""), profile: stage.profile.name))
    firstEvent = stage.trace.count
    beginning = stage.now
    former = stage.hierarchy
    guard draws else { return }
    reel.begin(with: stage)
    stage.turnDidEnd = { [unowned self] in reel.endTurn(&draft, stage) }
    stage.willTouch = { [unowned self] in reel.addTap(on: $0, to: &draft, stage) }
  }

  /// What was recorded; with an app that has begun anew only what came before that.
  nonisolated struct Record: Sendable, Codable {
    var moments: [Film.Moment] = []
    var hierarchies: [Hierarchy] = []
    var screens: [Screen] = []
    var events: [Event] = []
    /// Which numbers controllers have where it ends, by those that they have in it.
    var numbers: [Int: Int] = [:]
    var caption = ""
  }

  /// Ends where controllers have some numbers; hierarchies and screens are numbered by places.
  func finish(in last: PlaceNumbers) -> Record {
    var places = PlaceNumbers(of: former)
    var record = Record()
    guard app.stage === stage else {
      (record.numbers, record.caption) = (places.numbers(in: last), "The app starts anew.")
      return record
    }
    if draws {
      reel.addEnd(to: &draft, stage)
      (stage.turnDidEnd, stage.willTouch) = (nil, nil)
    }
    let film = reel.film
    for hierarchy in film.hierarchies { places.add(hierarchy) }
    places.add(stage.hierarchy)
    let events = stage.trace.part(from: firstEvent).events
    // When something is released depends on when garbage is collected, unless that is done each time.
    record.events = events.filter { draws || $0.kind != .released }
      .map { $0.numbered(by: &places, from: beginning) }
    record.numbers = places.numbers(in: last)
    record.caption =
      Caption(
        from: former.numbered(by: places), to: stage.hierarchy.numbered(by: places),
        screenChanges: true, events: record.events
      ).text
    guard draws else { return record }
    record.hierarchies = film.hierarchies.map { $0.numbered(by: places) }
    record.screens = film.screens.map { screen in
      screen.numbered(by: places, of: film.hierarchy(with: screen, in: draft))
    }
    record.moments = draft.moments.map { moment in
      var copy = moment
      copy.at = max(moment.at - beginning, .zero)
      copy.motions = moment.motions.map { $0.numbered(by: places, from: beginning) }
      copy.finger = nil
      return copy
    }
    return record
  }
}

extension Film {
  /// The hierarchy that is shown with a screen.
  fileprivate func hierarchy(with screen: Screen, in draft: FilmDraft) -> Hierarchy {
    let moment = draft.moments.first {
      screens[$0.screen] == screen || $0.former.map { screens[$0] == screen } ?? false
    }
    return moment.map { hierarchies[$0.hierarchy] } ?? hierarchies.last ?? Hierarchy()
  }
}
