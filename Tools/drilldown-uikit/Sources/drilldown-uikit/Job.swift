import ArgumentParser
import Foundation
import Rewriting

/// A package that is built.
struct Job {
  private let package: ClientPackage
  private let scratch: String
  private let modules: Modules
  private let overlay: Overlay
  private let isVerbose: Bool
  private let swiftPM: SwiftPM

  init(_ options: BuildOptions, _ arguments: [String], filmingTo films: String? = nil) throws {
    let folder = try ClientPackage.folder(at: options.path)
    // Tests that are filmed are other programs, so that they are built elsewhere.
    let scratch =
      (options.scratchPath.map(Self.absolute) ?? folder + "/.build/uikit")
      + (films == nil ? "" : "-films")
    let films = try films.map(Self.filmFolder)
    let swiftPM = SwiftPM(scratch: scratch, additions: arguments)
    package = try ClientPackage(in: folder, swiftPM: swiftPM)
    let checkout = Self.absolute(options.drilldown ?? Self.ownCheckout)
    modules = try Self.modules(options, checkout, filming: films != nil)
    overlay = try Self.overlay(package, scratch, swiftPM, checkout, films)
    self.scratch = scratch
    self.swiftPM = swiftPM
    isVerbose = options.verbose
  }

  /// Builds the package, and says what can't be made to work.
  func build(tests: Bool) throws {
    for file in overlay.remarks {
      for remark in file.remarks {
        Output.line("\(file.path):\(remark.line):\(remark.column): warning: \(remark.text)")
      }
    }
    var diagnostics = Diagnostics(overlay, isVerbose: isVerbose)
    let code = try swiftPM.build(package.folder, tests: tests, flags: flags) { line in
      for line in diagnostics.lines(for: line) { Output.line(line) }
    }
    guard code == 0 else { throw ExitCode(code > 128 ? code : Failure.Code.failed.rawValue) }
  }

  /// Runs the tests.
  func test(_ arguments: [String]) throws {
    let code = try swiftPM.test(package.folder, flags: flags + arguments, environment: [:])
    guard code == 0 else { throw ExitCode(code) }
  }

  private var flags: [String] {
    modules.flags + ["-Xswiftc", "-vfsoverlay", "-Xswiftc", overlay.path]
      + (package.languageMode.map { ["-Xswiftc", "-swift-version", "-Xswiftc", $0] } ?? [])
  }

  private static func filmFolder(_ path: String) throws -> String {
    guard !path.isEmpty else { throw Failure("--film needs a folder", .wrongUsage) }
    let folder = absolute(path)
    try FileSystem.makeFolder(folder)
    guard FileManager.default.isWritableFile(atPath: folder) else {
      throw Failure("\(path.quoted): films can't be written there", .unwritable)
    }
    return folder
  }

  private static func modules(_ options: BuildOptions, _ checkout: String, filming: Bool)
    throws -> Modules
  {
    if let built = options.modules {
      return try Modules(builtIn: absolute(built), filming: filming)
    }
    return try Modules(checkout: checkout, filming: filming)
  }

  /// Three folders above the package that this file belongs to.
  private static var ownCheckout: String {
    URL(filePath: #filePath).appending(path: "../../../../..").standardizedFileURL.path()
  }

  private static func absolute(_ path: String) -> String {
    let base = FileManager.default.currentDirectoryPath
    return URL(filePath: path, relativeTo: URL(filePath: base + "/")).standardizedFileURL
      .path(percentEncoded: false)
  }

  private static func overlay(
    _ package: ClientPackage, _ scratch: String, _ swiftPM: SwiftPM,
    _ checkout: String, _ films: String?
  ) throws -> Overlay {
    var overlay = Overlay(in: scratch + "/rewritten")
    var sources: [String] = []
    for folder in package.sourceFolders { sources += try SourceFiles(in: folder).paths }
    let own = sources.count
    for folder in try package.dependencies(swiftPM) {
      sources += try SourceFiles(in: folder, excluding: ["Test", "Example", "Demo"]).paths
    }
    try overlay.rewrite(
      sources, remarkingOn: Set(sources[..<own]), declaring: UIKitProtocols(checkout),
      filming: films != nil)
    try addTests(of: package, in: scratch, to: &overlay, filmingTo: films)
    try overlay.write()
    return overlay
  }

  private static func addTests(
    of package: ClientPackage, in scratch: String, to overlay: inout Overlay,
    filmingTo films: String?
  ) throws {
    var lists: [TestList] = []
    let derived = "\(package.name)PackageDiscoveredTests.derived"
    for target in package.testTargets {
      var classes = TestClasses()
      for source in target.sources {
        let path = "\(package.folder)/\(target.path)/\(source)"
        guard path.hasSuffix(".swift") else { continue }
        classes.add(ParsedFile(try overlay.text(of: path)), at: path)
      }
      let list = TestList(module: target.c99name, classes, filmingTo: films)
      try overlay.add(
        list.file, at: "\(scratch)/\(triple)/debug/\(derived)/\(target.c99name).swift")
      lists.append(list)
    }
    for name in ["LinuxMain.swift", "XCTMain.swift"] {
      let path = "\(package.folder)/Tests/\(name)"
      if FileManager.default.fileExists(atPath: path) {
        try overlay.add(TestList.main(lists), at: path)
      }
    }
  }

  /// The folder of SwiftPM's that has the name of the platform.
  private static var triple: String {
    #if arch(arm64)
      "aarch64-unknown-linux-gnu"
    #else
      "x86_64-unknown-linux-gnu"
    #endif
  }
}
