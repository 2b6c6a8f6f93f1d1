import ArgumentParser
import Console
import NavigationModel

/// The forms in which `render` draws a script, as the command line spells them.
struct RenderOutputs: ParsableArguments {
  @Option(help: ArgumentHelp("Write the pictures into a folder.", valueName: "folder"))
  var svg: String?

  /// The chosen forms.
  @MainActor var chosen: [RenderOutput] { rows.compactMap(\.self) }

  /// The forms; nil for those that weren't chosen.
  @MainActor private var rows: [RenderOutput?] {
    [RenderOutput("--svg", "a folder", svg) { FilmPictures($0).write(to: $1) }]
  }

  func validate() throws {
    try MainActor.assumeIsolated {
      guard !chosen.isEmpty else { throw ValidationError("choose an output, such as --svg.") }
      if let empty = chosen.first(where: \.path.isEmpty) {
        throw ValidationError("\(empty.option) needs the path of \(empty.kind).")
      }
    }
  }
}

/// A form in which a film is written: its option, and where it goes.
struct RenderOutput {
  let option: String
  /// What its path names.
  let kind: String
  let path: String
  /// Writes a film; returns an error message on failure.
  let write: @MainActor (Film, _ path: String) -> String?

  /// A form with a path; nil if there is none.
  init?(
    _ option: String, _ kind: String, _ path: String?,
    write: @escaping @MainActor (Film, _ path: String) -> String?
  ) {
    guard let path else { return nil }
    (self.option, self.kind, self.path, self.write) = (option, kind, path, write)
  }
}
