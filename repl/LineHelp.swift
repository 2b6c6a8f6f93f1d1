import Console

/// What an editor of lines asks about the line being typed.
struct LineHelp {
  /// The completions of the line up to the cursor.
  typealias LineCompletion = (_ line: String) -> InputCompletion

  /// The completions of the line up to the cursor.
  let completion: LineCompletion
  /// Whether an input needs more lines.
  let isIncomplete: (String) -> Bool
  /// Whether the terminal can show colours.
  let hasColours: Bool
  /// What is to be shown.
  let settings: () -> OutputSettings

  /// Whether words of the line have colours.
  var showsColours: Bool { hasColours && settings().colours == .on }
  /// Whether the line is continued from the history.
  var showsSuggestions: Bool { hasColours && settings().suggestions == .on }
}
