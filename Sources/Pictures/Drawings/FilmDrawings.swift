import NavigationModel

/// The pictures of a film's moments.
package struct FilmDrawings: Sendable {
  private let film: Film
  /// The hues of the controllers of each world.
  private let hues: [Hues]

  /// The pictures of a film, in the look of the profile of each moment.
  package init(_ film: Film) {
    self.film = film
    hues = (0...film.resets.count).map { world in
      let pairs = film.actors.filter { $0.world == world }
        .compactMap { actor in actor.hue.map { (actor.number, $0) } }
      return Hues(Dictionary(uniqueKeysWithValues: pairs))
    }
  }

  /// The hues of the controllers that a moment shows.
  package func hues(of moment: Film.Moment) -> Hues { hues[film.world(of: moment)] }

  /// The device.
  package func device(_ moment: Film.Moment) -> DeviceDrawing {
    DeviceDrawing(
      film.screens[moment.screen], look: Look(Profile.named(moment.profile) ?? .modern),
      hues: hues(of: moment), motions: moment.motions, from: moment.former.map { film.screens[$0] },
      finger: moment.finger)
  }

  /// The families of a moment, by the indices of its step and of it.
  ///
  /// Those that the step has begun with are there as well. In a width they are below each other where
  /// they have to be; in a room they are arranged as they are largest there.
  package func family(
    _ step: Int, _ place: Int, width: Double = .infinity, room: FamilyDrawing.Room? = nil
  ) -> FamilyDrawing {
    let moments = film.steps[step].moments
    let shown = [film.lastMoment(beforeStep: step)].compactMap(\.self) + moments[...place]
    let isEnd = step == film.steps.count - 1 && place == moments.count - 1
    let (hues, world) = (hues(of: moments[place]), film.world(of: moments[place]))
    let hierarchies = shown.filter { film.world(of: $0) == world }
      .map { film.hierarchies[$0.hierarchy] }
    if let room { return FamilyDrawing(hierarchies, hues: hues, isEnd: isEnd, in: room) }
    return FamilyDrawing(hierarchies, hues: hues, isEnd: isEnd, width: width)
  }
}
