import NavigationModel

/// The picture of a film that says most: a page opens there, and an index shows it.
package struct Poster {
  /// The index of its step.
  package let step: Int
  /// The picture.
  package let moment: Film.Moment

  /// The picture of a film; nil if a script has nothing to see.
  ///
  /// It is the end of the last step with a diagnostic; without one the latest of those with the most
  /// controllers, among those at which nothing moves.
  package init?(of film: Film) {
    let seen = film.steps.indices.flatMap { step in
      film.steps[step].moments.filter { !film.screens[$0.screen].isBlank }.map { (step, $0) }
    }
    let ends = film.steps.indices.filter { !film.steps[$0].diagnostics.isEmpty }
    let warned = seen.last { step, moment in
      ends.contains(step) && moment == film.steps[step].moments.last
    }
    let calm = seen.filter { $0.1.kind != .asked && $0.1.motions.isEmpty }
    let sizes = calm.map { film.hierarchies[$0.1.hierarchy].placedCount }
    let most = sizes.max()
    let fullest = sizes.lastIndex { $0 == most }.map { calm[$0] }
    guard let (step, moment) = warned ?? fullest ?? seen.last else { return nil }
    (self.step, self.moment) = (step, moment)
  }
}

extension Hierarchy {
  /// The number of controllers on screen, in containers, or presented.
  fileprivate var placedCount: Int {
    identifiers.count { self[$0].isOnScreen || self[$0].parent != nil || self[$0].presenter != nil }
  }
}
