import ArgumentParser
import Console
import Foundation
import StoredValues

/// When texts have colours, as the command line spells it.
enum ColorChoice: String, CaseIterable, ExpressibleByArgument {
  case auto, always, never

  /// The colours of texts: on a terminal that supports them, unless they are disabled.
  var paint: (String, Tone) -> String {
    isOn ? { Tone.paint($0, $1) } : { text, _ in text }
  }

  /// Whether the line being typed may have colours.
  var isOnAtPrompt: Bool { isOn && isatty(STDIN_FILENO) == 1 }

  private var isOn: Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto: isatty(STDOUT_FILENO) == 1 && isatty(STDERR_FILENO) == 1 && Self.isWanted
    }
  }

  private static var isWanted: Bool {
    let environment = ProcessEnvironment.values
    let terminal = environment["TERM"] ?? "dumb"
    return environment["NO_COLOR", default: ""].isEmpty && terminal != "dumb" && !terminal.isEmpty
  }
}
