import Drawings
import NavigationModel

/// A film as one HTML file: a document with every step, which its script turns into a player.
///
/// It asks for nothing, neither from disk nor from a network: its content policy forbids that.
package struct FilmPage: Sendable {
  /// The beginning of each file, by which a later run knows that it may replace it.
  package static let sign = "<!doctype html>\n<!-- a film, drawn by drilldown -->\n"
  /// The file; the same films have the same bytes.
  package let text: String

  /// More steps than these should be cut: the page takes seconds to open.
  package static let mostSteps = 300

  /// The page of a film, or of two side by side; of a film alone it may show only some steps, which
  /// are counted from 1.
  package init(
    _ film: Film, comparedWith other: Film? = nil, showing steps: ClosedRange<Int>? = nil
  ) {
    self.init(film, comparedWith: other, showing: steps, linkingTo: nil, [])
  }

  /// A way to another page of a site.
  struct Link: Sendable {
    /// Its file, from the site's folder.
    let path: String
    let title: String
  }

  /// The page of a film, or of two, of a site, whose style sheet and script are in another folder, as
  /// are the pages that it links to.
  init(_ film: Film, comparedWith other: Film? = nil, onSiteAt folder: Markup, links: [Link]) {
    self.init(film, comparedWith: other, showing: nil, linkingTo: folder, links)
  }

  private init(
    _ film: Film, comparedWith other: Film?, showing steps: ClosedRange<Int>?,
    linkingTo folder: Markup?, _ links: [Link]
  ) {
    var sheet = PictureSheet()
    let films = [film] + [other].compactMap(\.self)
    let all = 0..<(films.map(\.steps.count).reduce(0, +))
    let shown = steps.map { ($0.lowerBound - 1..<$0.upperBound).clamped(to: all) } ?? all
    let drawn = films.enumerated().map {
      DrawnFilm($1, steps: shown, isOther: $0 > 0, on: &sheet)
    }
    let (definitions, pictures) = sheet.written
    let sides = drawn.map { PageSide($0, pictures) }
    let resource = PageResource.film
    let page: Markup = """
      <html lang="en">
      \(resource.head(titled: film.title, in: folder))
      <body>
      <svg class="defs" width="0" height="0" aria-hidden="true"><defs>\(Markup(written: definitions))\
      <pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">\
      <path class="hatch" d="M0 0V6"/></pattern></defs></svg>
      \(PageFrame(sides, links: links.map { Self.markup($0, folder) }).text)
      \(PageSteps(sides, shown).text)
      \(sides.map(\.cast))
      \(sides.map(\.script))
      \(resource.script(in: folder))
      </body>
      </html>

      """
    text = Self.sign + page.text
  }

  private static func markup(_ link: Link, _ folder: Markup?) -> Markup {
    "<a href=\"\(folder ?? "")\(link.path)\">\(link.title)</a>"
  }
}

extension FilmPage {
  /// The steps of each part of a film, counted from 1: what comes before the first heading is a part
  /// as well.
  package static func parts(of film: Film) -> [ClosedRange<Int>] {
    let starts = [0] + film.parts.map(\.firstStep) + [film.steps.count]
    return zip(starts, starts.dropFirst()).compactMap { $0 < $1 ? $0 + 1...$1 : nil }
  }
}

/// A film whose pictures are on a sheet.
struct DrawnFilm: Sendable {
  let film: Film
  /// Whether it is the second one of a comparison.
  let isOther: Bool
  /// The indices of the pictures of each moment, step by step.
  let pictures: [[(device: Int, family: Int)]]
  /// What the finger of each moment is on, step by step.
  let touched: [[String?]]
  /// Where controllers' views are in each moment, step by step: numbers for the script.
  let views: [[String]]

  init(_ film: Film, steps: Range<Int>, isOther: Bool, on sheet: inout PictureSheet) {
    self.film = film
    self.isOther = isOther
    var pens = (device: DevicePen(film), family: FamilyPen(film))
    pictures = film.steps.enumerated().map { index, step in
      guard steps.contains(index) else { return [] }
      return step.moments.enumerated().map { place, moment in
        (pens.device.draw(moment, on: &sheet), pens.family.draw(index, place, on: &sheet))
      }
    }
    views = film.steps.map { step in
      step.moments.map { pens.device.views[DeviceState($0, in: film)] ?? "" }
    }
    touched = film.steps.map { step in
      step.moments.map { pens.device.touched[DeviceState($0, in: film)] ?? nil }
    }
  }
}

/// What the picture of a device depends on; many moments of a film share it.
private struct DeviceState: Hashable {
  let profile: String
  /// The world, by which controllers have their hues.
  let world: Int
  let screen: Int
  let former: Int?
  let motions: [Motion]
  let finger: Screen.Target.ID?

  init(_ moment: Film.Moment, in film: Film) {
    (profile, screen, former) = (moment.profile, moment.screen, moment.former)
    world = film.world(of: moment)
    (motions, finger) = (moment.motions, moment.finger)
  }
}

/// Draws devices, each state once.
private struct DevicePen {
  /// What the finger is on.
  private(set) var touched: [DeviceState: String?] = [:]
  /// Where the views of controllers are.
  private(set) var views: [DeviceState: String] = [:]
  private let film: Film
  private let drawings: FilmDrawings
  private var known: [DeviceState: Int] = [:]

  init(_ film: Film) { (self.film, drawings) = (film, FilmDrawings(film)) }

  mutating func draw(_ moment: Film.Moment, on sheet: inout PictureSheet) -> Int {
    let state = DeviceState(moment, in: film)
    if let index = known[state] {
      sheet.repeatPicture(index)
      return index
    }
    let drawing = drawings.device(moment)
    views[state] = drawing.views.map(\.text).joined(separator: ";")
    touched[state] = drawing.targets.first { $0.id == moment.finger }?.text
    let index = sheet.add(drawing)
    known[state] = index
    return index
  }
}

/// Draws families, each state once.
private struct FamilyPen {
  /// The least that its card has on a desktop; on a phone it is smaller.
  private static let room = FamilyDrawing.Room(width: 500, height: 290)

  private let film: Film
  private let drawings: FilmDrawings
  private var known: [[Int]: Int] = [:]

  init(_ film: Film) {
    self.film = film
    drawings = FilmDrawings(film)
  }

  mutating func draw(_ step: Int, _ place: Int, on sheet: inout PictureSheet) -> Int {
    let moments = film.steps[step].moments
    let before = step > 0 ? film.steps[step - 1].moments.last?.hierarchy : nil
    let isEnd = step == film.steps.count - 1 && place == moments.count - 1
    let state = [isEnd ? 1 : 0, before ?? -1] + moments[...place].map(\.hierarchy)
    if let index = known[state] {
      sheet.repeatPicture(index)
      return index
    }
    let index = sheet.add(drawings.family(step, place, room: Self.room))
    known[state] = index
    return index
  }
}
