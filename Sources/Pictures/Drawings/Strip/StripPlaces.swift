import NavigationModel

/// A moment of a film, by the indices of its step and in it.
struct StripPlace: Sendable {
  let step, moment: Int
}

/// The moments of a film that a strip draws.
struct StripPlaces {
  private let film: Film
  private let drawings: FilmDrawings

  init(_ film: Film, _ drawings: FilmDrawings) { (self.film, self.drawings) = (film, drawings) }

  /// The end of each step, unless it looks like the one before.
  var ends: [StripPlace] { withoutRepeats(places { $0.suffix(1) }) }

  /// Every moment, unless it looks like the one before.
  var moments: [StripPlace] { withoutRepeats(places { $0 }) }

  /// The picture that says most; nil if there is nothing to see.
  var poster: StripPlace? {
    Poster(of: film).flatMap { poster in
      film.steps[poster.step].moments.firstIndex(of: poster.moment)
        .map { StripPlace(step: poster.step, moment: $0) }
    }
  }

  private func places(in moments: (Range<Int>) -> Range<Int>) -> [StripPlace] {
    film.steps.indices.flatMap { step in
      moments(film.steps[step].moments.indices).map { StripPlace(step: step, moment: $0) }
    }
  }

  private func withoutRepeats(_ places: [StripPlace]) -> [StripPlace] {
    var former: Look?
    return places.filter { place in
      let look = look(of: film[place])
      defer { former = look }
      return look != former
    }
  }

  /// What one can see of a moment: its device and its hierarchy.
  private struct Look: Equatable {
    let device, family: String
  }

  private func look(of moment: Film.Moment) -> Look {
    let family = FamilyDrawing(
      [film.hierarchies[moment.hierarchy]], hues: drawings.hues(of: moment))
    return Look(device: drawings.device(moment).svg, family: family.svg)
  }
}

extension Film {
  /// The moment at a place.
  subscript(place: StripPlace) -> Moment { steps[place.step].moments[place.moment] }
}
