import Drawings
import Lua
import NavigationModel
import Persistence

/// The pictures of a film as files, two for each moment.
package struct FilmPictures {
  private let film: Film
  private let hues: Hues

  /// The pictures of a film, in the look of the profile of each moment.
  package init(_ film: Film) {
    self.film = film
    hues = Hues(
      Dictionary(
        uniqueKeysWithValues: film.actors.compactMap { actor in actor.hue.map { (actor.number, $0) }
        }))
  }

  /// The pictures, in order.
  package var files: [GeneratedFile] {
    film.steps.enumerated().flatMap { index, step -> [GeneratedFile] in
      let names = Self.names(of: step.moments)
      return zip(step.moments.indices, names).flatMap { place, name in
        let path = "step-\(index + 1)-\(name)"
        return [
          GeneratedFile(
            path: "\(path).svg", text: StandalonePicture(device(step.moments[place])).text),
          GeneratedFile(
            path: "\(path)-family.svg", text: StandalonePicture(family(index, place)).text),
        ]
      }
    }
  }

  /// The kinds of the moments; those that occur again are numbered.
  private static func names(of moments: [Film.Moment]) -> [String] {
    var counts: [Film.Kind: Int] = [:]
    return moments.map { moment in
      let count = counts[moment.kind, default: 0] + 1
      counts[moment.kind] = count
      return count == 1 ? moment.kind.rawValue : "\(moment.kind.rawValue)-\(count)"
    }
  }

  private func device(_ moment: Film.Moment) -> String {
    DeviceDrawing(
      film.screens[moment.screen], look: Look(Profile.named(moment.profile) ?? .modern), hues: hues,
      motions: moment.motions,
      from: moment.former.map { film.screens[$0] }, finger: moment.finger
    ).svg
  }

  /// The families of a moment; those that the step has begun with are there as well.
  private func family(_ step: Int, _ place: Int) -> String {
    let moments = film.steps[step].moments
    let before = step > 0 ? film.steps[step - 1].moments.last.map(\.hierarchy) : nil
    let indices = [before].compactMap(\.self) + moments[...place].map(\.hierarchy)
    let isEnd = step == film.steps.count - 1 && place == moments.count - 1
    return FamilyDrawing(indices.map { film.hierarchies[$0] }, hues: hues, isEnd: isEnd).svg
  }

  /// Writes the pictures into a folder, which is created if needed; returns an error message on
  /// failure.
  ///
  /// Nothing is written where a file of another origin has the name of a picture. Pictures of an
  /// earlier run of a longer film are removed: they would show other steps.
  package func write(to folder: String) -> String? {
    let files = files
    if let path = files.lazy.map({ "\(folder)/\($0.path)" }).first(where: Self.isForeign) {
      return "\(path): is there already and wasn't drawn by drilldown; nothing was written"
    }
    do {
      try Disk.makeFolder(folder)
    } catch {
      return "\(folder): can't be created: \(error)"
    }
    if let problem = files.write(to: folder) { return problem }
    let names = Set(files.map(\.path))
    for name in Disk.names(in: folder) where name.hasPrefix("step-") && !names.contains(name) {
      let path = "\(folder)/\(name)"
      if Self.isDrawn(path) == true { Disk.remove(path) }
    }
    return nil
  }

  private static func isForeign(_ path: String) -> Bool { isDrawn(path) == false }

  /// Whether a file is a picture of ours; nil if there is none.
  private static func isDrawn(_ path: String) -> Bool? {
    let sign = Array(StandalonePicture.sign.utf8)
    do {
      guard let file = try OpenFile.reading(path) else { return nil }
      return try file.entry.isFile && file.bytes(limit: sign.count).starts(with: sign)
    } catch {
      return false
    }
  }
}
