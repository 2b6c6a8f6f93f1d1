import NavigationModel

/// The pictures of a film's moments.
package struct FilmDrawings: Sendable {
  private let film: Film
  /// The hue of each controller.
  package let hues: Hues

  /// The pictures of a film, in the look of the profile of each moment.
  package init(_ film: Film) {
    self.film = film
    let pairs = film.actors.compactMap { actor in actor.hue.map { (actor.number, $0) } }
    hues = Hues(Dictionary(uniqueKeysWithValues: pairs))
  }

  /// The device.
  package func device(_ moment: Film.Moment) -> DeviceDrawing {
    DeviceDrawing(
      film.screens[moment.screen], look: Look(Profile.named(moment.profile) ?? .modern), hues: hues,
      motions: moment.motions, from: moment.former.map { film.screens[$0] }, finger: moment.finger)
  }

  /// The families of a moment, by the indices of its step and of it.
  ///
  /// Those that the step has begun with are there as well. In a width they are below each other where
  /// they have to be; in a room they are arranged as they are largest there.
  package func family(
    _ step: Int, _ place: Int, width: Double = .infinity, room: FamilyDrawing.Room? = nil
  ) -> FamilyDrawing {
    let moments = film.steps[step].moments
    let before = step > 0 ? film.steps[step - 1].moments.last.map(\.hierarchy) : nil
    let indices = [before].compactMap(\.self) + moments[...place].map(\.hierarchy)
    let isEnd = step == film.steps.count - 1 && place == moments.count - 1
    let hierarchies = indices.map { film.hierarchies[$0] }
    if let room { return FamilyDrawing(hierarchies, hues: hues, isEnd: isEnd, in: room) }
    return FamilyDrawing(hierarchies, hues: hues, isEnd: isEnd, width: width)
  }
}
