import Drawings
import Lua
import NavigationModel
import StoredValues

/// The pictures of a film as files, two for each moment.
package struct FilmPictures {
  private let film: Film
  private let width: Double

  /// The pictures of a film, in the look of the profile of each moment.
  ///
  /// In a width, in points, families that don't fit beside each other are drawn below each other.
  package init(_ film: Film, width: Double = .infinity) {
    self.film = film
    self.width = width
  }

  /// The pictures, in order.
  package var files: [GeneratedFile] {
    let drawings = FilmDrawings(film)
    return film.steps.enumerated().flatMap { index, step -> [GeneratedFile] in
      let names = Self.names(of: step.moments)
      return zip(step.moments.indices, names).flatMap { place, name in
        let path = "step-\(index + 1)-\(name)"
        return [
          GeneratedFile(
            path: "\(path).svg",
            text: StandalonePicture(drawings.device(step.moments[place]).svg).text),
          GeneratedFile(
            path: "\(path)-family.svg",
            text: StandalonePicture(drawings.family(index, place, width: width).svg).text),
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
