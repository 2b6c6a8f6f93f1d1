import Drawings
import NavigationModel

/// The picture at the beginning of a site: a film that plays without a script.
struct SiteOpening: Sendable {
  /// The picture's file.
  let file: Site.File
  private let film: SiteFilm
  private let size: (width: Double, height: Double)

  /// The picture of the film with a name, otherwise of the first that has something to see; nil if
  /// none has.
  init?(_ films: [SiteFilm], named name: String?) {
    let seen = films.lazy.filter { Poster(of: $0.film) != nil }
    guard let film = seen.first(where: { $0.name == name }) ?? seen.first else { return nil }
    let strip = FilmStrip(playing: film.film)
    self.film = film
    file = ("playing.svg", strip.text)
    size = strip.size
  }

  /// The picture as a link to the film.
  var markup: Markup {
    """
    <a class="playing" href="\(film.path)"><img src="\(file.path)" width="\(Int(size.width))" \
    height="\(Int(size.height))" alt="\(film.title) A film of \(film.film.steps.count) steps, which \
    plays."></a>
    """
  }
}
