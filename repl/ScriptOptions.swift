import ArgumentParser
import NavigationModel

/// How scripts run, as the command line says it.
struct ScriptOptions: ParsableArguments {
  @Option(
    name: .short, help: ArgumentHelp("Run a string of Lua; may be repeated.", valueName: "text"))
  var execute: [String] = []

  @Option(
    name: .short,
    help: ArgumentHelp("Require a module first; may be repeated.", valueName: "module"))
  var library: [String] = []

  @Option(help: "The iOS version to emulate.")
  var profile = ProfileChoice.modern

  @Option(
    help: ArgumentHelp("Save `defaults` in a file.", valueName: "file"),
    completion: .file())
  var defaults: String?

  @Option(
    help: ArgumentHelp("Save the app's restoration state in a file.", valueName: "file"),
    completion: .file())
  var state: String?

  @Option(help: "When to color errors, warnings and events.")
  var color = ColorChoice.auto

  @OptionGroup(title: "Limits")
  var limitOptions: LimitOptions

  @Flag(name: .short, help: "Open the prompt after the script.")
  var interactive = false

  @Flag(name: .short, help: "Don't print the banner.")
  var quiet = false

  @Flag(help: "Don't run the init file.")
  var noInit = false

  @Flag(help: "Don't save the history.")
  var `private` = false

  func validate() throws {
    for (option, path) in ["--defaults": defaults, "--state": state] where path?.isEmpty == true {
      throw ValidationError("\(option) needs the path of a file.")
    }
    if let state, state == defaults {
      throw ValidationError("--state and --defaults need different files.")
    }
  }

  /// The options as what is to be done, without a script.
  @MainActor var invocation: Invocation {
    Invocation(
      execute: execute, library: library, profile: profile.profile, defaults: defaults,
      state: state, limits: limitOptions.limits, isInteractive: interactive, isQuiet: quiet,
      hasStartFile: !noInit, isPrivate: `private`, color: color)
  }
}

/// A profile, as the command line spells it.
enum ProfileChoice: String, CaseIterable, ExpressibleByArgument {
  case modern, ios16, mid, ios7, classic

  /// The profile.
  var profile: Profile { Profile.named(rawValue) ?? .modern }
}
