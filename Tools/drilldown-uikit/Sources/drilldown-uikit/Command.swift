import ArgumentParser
import Foundation
import PackageBuilding

/// Builds packages written for UIKit, and runs their tests, on Linux.
@main
struct DrilldownUIKit: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "drilldown-uikit",
    abstract: "Builds packages written for UIKit, and runs their tests, on Linux.",
    subcommands: [Test.self, Build.self, Explain.self])

  static func main() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch let failure as Failure {
      Output.error("drilldown-uikit: \(failure)")
      Foundation.exit(failure.code.rawValue)
    } catch  where exitCode(for: error) == .validationFailure {
      Output.error(fullMessage(for: error))
      Foundation.exit(Failure.Code.wrongUsage.rawValue)
    } catch {
      exit(withError: error)
    }
  }
}

/// What both commands take.
struct BuildOptions: ParsableArguments {
  @Argument(help: "The folder with Package.swift.", completion: .directory)
  var path = "."

  @Option(
    help: ArgumentHelp(
      "Where to build; .build/uikit in the package by default.", valueName: "folder"))
  var scratchPath: String?

  @Option(
    help: ArgumentHelp(
      "Drilldown's sources; by default those that this command was built from.",
      valueName: "folder"))
  var drilldown: String?

  @Option(
    help: ArgumentHelp(
      "A folder of SwiftPM's in which Drilldown is built already; nothing of it is built then.",
      valueName: "folder"))
  var modules: String?

  @Flag(name: .shortAndLong, help: "Print all that SwiftPM prints.")
  var verbose = false

  /// What is to be built.
  var request: Request {
    var request = Request(path: path)
    request.scratch = scratchPath
    request.drilldown = drilldown
    request.modules = modules
    request.isVerbose = verbose
    return request
  }
}

/// `drilldown-uikit build`.
struct Build: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Build a package.")

  @OptionGroup var options: BuildOptions
  @Argument(parsing: .postTerminator, help: "Arguments of `swift build`.")
  var arguments: [String] = []

  func run() throws {
    let code = try Job(options.request, arguments).build(tests: false)
    if code != 0 { throw ExitCode(code) }
  }
}

/// `drilldown-uikit test`.
struct Test: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Build a package with its tests, and run them.")

  @OptionGroup var options: BuildOptions
  @Option(
    help: ArgumentHelp("Write a film of each test that fails into a folder.", valueName: "folder"),
    completion: .directory)
  var film: String?
  @Option(
    help: ArgumentHelp(
      "The device of the tests: iPhone, iPad or a model such as 'iPhone 8'.", valueName: "name"))
  var device: String?
  @Option(
    help: ArgumentHelp(
      "The release of iOS: modern, ios16 or another profile of Drilldown's.", valueName: "name"))
  var profile: String?
  @Argument(parsing: .postTerminator, help: "Arguments of `swift test`, such as --filter NAME.")
  var arguments: [String] = []

  func run() throws {
    var request = options.request
    request.films = film
    request.device = device
    request.profile = profile
    let job = try Job(request, [])
    var code = try job.build(tests: true)
    if code == 0 { code = try job.test(arguments) }
    if code != 0 { throw ExitCode(code) }
  }
}

/// `drilldown-uikit explain`.
struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Say whether UIKit on Linux has a name, and what to do where it doesn't.")

  @Argument(help: "A class, a function, a method such as responds(to:), or a framework.")
  var name: String

  @Option(
    help: ArgumentHelp(
      "Drilldown's sources; by default those that this command was built from.",
      valueName: "folder"))
  var drilldown: String?

  func run() throws {
    Output.line(try Explanation(of: name, drilldown: drilldown).description)
  }
}
