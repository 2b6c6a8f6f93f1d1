import Foundation
import Rewriting

/// What is to be built, and where.
package struct Request {
  /// The folder with Package.swift.
  package var path: String
  /// Where to build; nil for the usual place.
  package var scratch: String?
  /// Drilldown's sources; nil for those that the command was built from.
  package var drilldown: String?
  /// A folder of SwiftPM's in which Drilldown is built; nil to build it.
  package var modules: String?
  /// Whether all that SwiftPM prints is printed.
  package var isVerbose = false
  /// Where films of tests that fail are written; nil for none.
  package var films: String?
  /// The device and the release that tests run on; nil for an iPhone of today.
  package var device: String?
  package var profile: String?

  package init(path: String) { self.path = path }
}

/// A package that is built.
package struct Job {
  private let package: ClientPackage
  private let scratch: String
  private let modules: Modules
  private let overlay: Overlay
  private let isVerbose: Bool
  private let swiftPM: SwiftPM
  private let films: String?
  private let host: Host

  /// Prepares what the compiler needs; the arguments are for `swift build`.
  package init(_ request: Request, _ arguments: [String]) throws {
    let folder = try ClientPackage.folder(at: request.path)
    // Tests that are filmed are other programs, so that they are built elsewhere.
    let scratch =
      (request.scratch.map(Self.absolute) ?? folder + "/.build/uikit")
      + (request.films == nil ? "" : "-films")
    films = try request.films.map(Self.filmFolder)
    let swiftPM = SwiftPM(scratch: scratch, additions: arguments)
    package = try ClientPackage(in: folder, swiftPM: swiftPM)
    let checkout = Self.checkout(request.drilldown)
    let face = UIKitFace(checkout)
    host = try Host(device: request.device, profile: request.profile, of: face)
    modules = try Self.modules(request, checkout)
    overlay = try Self.overlay(package, scratch, swiftPM, face, filming: films != nil)
    self.scratch = scratch
    self.swiftPM = swiftPM
    isVerbose = request.isVerbose
  }

  /// Builds the package, says what can't be made to work, and returns the exit code.
  package func build(tests: Bool) throws -> Int32 {
    for file in overlay.remarks {
      for remark in file.remarks {
        Output.line("\(file.path):\(remark.line):\(remark.column): warning: \(remark.text)")
      }
    }
    var diagnostics = Diagnostics(overlay, isVerbose: isVerbose)
    let code = try swiftPM.build(package.folder, tests: tests, flags: flags) { line in
      for line in diagnostics.lines(for: line) { Output.line(line) }
    }
    if code == 0, tests { try BundleFiles(of: package).write(to: scratch + "/debug") }
    return code == 0 || code > 128 ? code : Failure.Code.failed.rawValue
  }

  /// Runs the tests, and returns the exit code.
  package func test(_ arguments: [String]) throws -> Int32 {
    guard !package.testTargets.isEmpty else {
      throw Failure(try MissingTests(of: package).description, .unloadable)
    }
    for (path, listed) in overlay.tests {
      for test in DiscoveredTests.names(in: path).subtracting(listed.keys).sorted() {
        Output.error("drilldown-uikit: \(test) is not run: its class isn't found")
      }
    }
    return try TestRun(
      package: package, swiftPM: swiftPM, flags: flags, arguments: arguments, films: films,
      host: host, scratch: scratch,
      places: overlay.tests.values.reduce(into: [:]) { $0.merge($1) { $1 } }
    ).run()
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

  private static func modules(_ request: Request, _ checkout: String) throws -> Modules {
    let isFilming = request.films != nil
    if let built = request.modules {
      return try Modules(builtIn: absolute(built), of: checkout, filming: isFilming)
    }
    return try Modules(checkout: checkout, filming: isFilming)
  }

  /// A checkout of Drilldown; nil for the one that the command was built from.
  static func checkout(_ path: String?) -> String { absolute(path ?? ownCheckout) }

  /// Three folders above the package that this file belongs to.
  private static var ownCheckout: String {
    URL(filePath: #filePath).appending(path: "../../../../..").standardizedFileURL
      .path(percentEncoded: false)
  }

  private static func absolute(_ path: String) -> String {
    let base = FileManager.default.currentDirectoryPath
    return URL(filePath: path, relativeTo: URL(filePath: base + "/")).standardizedFileURL
      .path(percentEncoded: false)
  }

  private static func overlay(
    _ package: ClientPackage, _ scratch: String, _ swiftPM: SwiftPM,
    _ face: UIKitFace, filming: Bool
  ) throws -> Overlay {
    var overlay = Overlay(in: scratch)
    let own = try package.sourceFolders.map { try SourceFiles(in: $0).paths }
    var modules = own
    for folder in try package.dependencies(swiftPM) {
      let files = try SourceFiles(in: folder, excluding: ["Test", "Example", "Demo"]).paths
      modules += Dictionary(grouping: files) { target(of: $0, in: folder) }
        .sorted { $0.key < $1.key }.map(\.value)
    }
    try overlay.rewrite(
      modules, remarkingOn: Set(own.joined()), declaring: face,
      filming: filming)
    try addTests(of: package, in: scratch, to: &overlay, filming: filming)
    try overlay.write()
    return overlay
  }

  /// The folder of the target that a file of a package belongs to, as packages are usually laid out.
  private static func target(of path: String, in folder: String) -> String {
    let parts = path.dropFirst(folder.count).split(separator: "/")
    return parts.first.map { ["Sources", "Source"].contains($0) } == true && parts.count > 2
      ? String(parts[1]) : ""
  }

  private static func addTests(
    of package: ClientPackage, in scratch: String, to overlay: inout Overlay,
    filming: Bool
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
      let list = TestList(module: target.c99name, classes, filming: filming)
      try overlay.add(
        list.file, at: "\(scratch)/\(triple)/debug/\(derived)/\(target.c99name).swift",
        listing: classes.methods)
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
