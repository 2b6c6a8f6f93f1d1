import EscapedText
import Films
import NavigationModel
import StoredValues

/// A film, or an app that can be touched, as an HTML file.
package struct FilmFile {
  private let text: String

  /// The file of an app that can be touched.
  package init(_ exploration: Exploration) { text = PlayPage(exploration).text }

  /// The file of a film, or of two side by side.
  package init(
    _ film: Film, comparedWith other: Film? = nil, showing steps: ClosedRange<Int>? = nil
  ) {
    text = FilmPage(film, comparedWith: other, showing: steps).text
  }

  /// How to make a film shorter that takes long to open; nil for others.
  package static func advice(on film: Film) -> String? {
    guard film.steps.count > FilmPage.mostSteps else { return nil }
    return "the film has \(film.steps.count) steps and opens slowly; "
      + "--steps 1-\(FilmPage.mostSteps) or --part 1 shows some of them"
  }

  /// How to make an app smaller whose page would be too large; nil for others.
  package static func advice(on exploration: Exploration) -> String? {
    let (states, ways) = (exploration.states.count, exploration.ways.count)
    guard states > PlayPage.mostStates || ways > PlayPage.mostWays else { return nil }
    return "the page has \(states) states and \(ways) ways and is large; fewer --taps or --states, "
      + "or `app.fingerprint` in the script, make it smaller"
  }

  /// Writes the file, or to standard output for `-`; returns an error message on failure.
  ///
  /// A file of another origin is not replaced.
  package func write(to path: String, output: (String) -> Void) -> String? {
    guard path != "-" else {
      output(text)
      return nil
    }
    let bytes = [UInt8](text.utf8)
    do throws(SystemError) {
      if Self.isFilm(path) == false { return Self.taken(path) }
      try WholeFile(path).write(bytes)
      return nil
    } catch {
      return "\(path.escaped): can't be written: \(error)"
    }
  }

  /// Makes a folder for films, which may be there already; returns an error message unless films can
  /// be written into it.
  package static func prepare(folder: String) -> String? {
    do throws(SystemError) {
      try Disk.makeFolder(folder)
      try Disk.checkWritable(folder)
      return nil
    } catch {
      return "\(folder.escaped): films can't be written there: \(error)"
    }
  }

  /// Removes a film, ignoring failures; a file of another origin stays.
  package static func remove(_ path: String) {
    if isFilm(path) == true { Disk.remove(path) }
  }

  private static func taken(_ path: String) -> String {
    "\(path.escaped): is there already and is no film of drilldown; nothing was written"
  }

  /// Whether a file is a film of ours; nil if there is none.
  private static func isFilm(_ path: String) -> Bool? {
    let signs = [FilmPage.sign, PlayPage.sign].map { Array($0.utf8) }
    let length = signs.map(\.count).max() ?? 0
    do {
      guard let file = try OpenFile.reading(path) else { return nil }
      guard file.entry.isFile else { return false }
      let bytes = try file.bytes(limit: length)
      return signs.contains { bytes.starts(with: $0) }
    } catch {
      return false
    }
  }
}
