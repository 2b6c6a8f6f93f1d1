import Foundation

/// The modules that stand for Apple's, built from Drilldown's sources.
struct Modules {
  /// Where the compiler finds the modules.
  let imports: String
  /// Where the linker finds the library.
  let library: String

  /// The modules of the product, and those that exist only where the platform lacks them.
  private static let names = [
    "UIKit", "SwiftUI", "WebKit", "SafariServices", "Combine", "OSLog", "HeadlessUIKit",
    "SystemControllers", "NavigationModel", "StoredValues", "EscapedText", "CHostStart",
    "CRetaining",
  ]
  /// What records films, in a library of its own.
  private static let filmNames = [
    "TestFilms", "FilmReels", "Films", "Drawings", "LuaSyntax", "Texts", "CTexts",
  ]
  private static let filmLibraryName = "DrilldownTestFilms"
  /// What Combine is made of, in a library of its own: where a package has OpenCombine as well, the one
  /// that is linked into it takes the place of this one, so that both mean the same types.
  private static let publisherNames = ["OpenCombine", "COpenCombineHelpers"]
  private static let publisherLibraryName = "DrilldownOpenCombine"
  /// Modules in C among them, which have a map instead of a module of Swift's.
  private static let mapped = ["CHostStart", "COpenCombineHelpers", "CRetaining", "CTexts"]
  /// What Swift Testing looks for where both are imported; it is Apple's, and empty here.
  private static let crossImport = "_Testing_UIKit"
  private static let libraryName = "DrilldownUIKit"

  /// Whether UIKit is made of a module of that name, so that a package can't have another one.
  static func areOwn(_ name: String) -> Bool {
    names.contains(name)
      && !["SwiftUI", "WebKit", "SafariServices", "Combine", "OSLog"].contains(name)
  }

  private let libraries: [String]

  /// What SwiftPM needs to find them.
  var flags: [String] {
    ["-Xswiftc", "-I", "-Xswiftc", imports]
      + (["-L\(library)", "-rpath", library] + libraries.map { "-l\($0)" })
      .flatMap { ["-Xlinker", $0] }
  }

  /// Links what is built in a folder of SwiftPM's to a library, unless that has been done.
  ///
  /// The headers of modules in C are in Drilldown's checkout.
  init(builtIn folder: String, of checkout: String, filming: Bool) throws {
    let groups =
      [(Self.publisherLibraryName, Self.publisherNames), (Self.libraryName, Self.names)]
      + (filming ? [(Self.filmLibraryName, Self.filmNames)] : [])
    let present = groups.flatMap(\.1).filter { Self.isBuilt($0, in: folder) }
    for module in ["UIKit"] + (filming ? ["TestFilms"] : []) where !present.contains(module) {
      throw Failure(
        "\(folder.quoted) has no module \(module); build Drilldown first", .unavailable)
    }
    libraries = groups.map(\.0)
    let objects = try groups.map {
      try $0.1.filter(present.contains).flatMap { try Self.objects(of: $0, in: folder) }
    }
    let interfaces = present.map { "\(folder)/Modules/\($0).swiftmodule" }
    let stamp = Checksum.of((objects.joined() + interfaces).map(Self.state).joined())
    library = "\(folder)/uikit/\(stamp)"
    imports = library + "/modules"
    if FileManager.default.fileExists(atPath: library + "/complete") { return }
    try addModules(present, from: folder, of: checkout)
    for (index, name) in libraries.enumerated() {
      try link(objects[index], named: name, against: Array(libraries[..<index]))
    }
    try FileSystem.write("", to: library + "/complete")
    FileSystem.remove(in: folder + "/uikit") { Self.isOld("\(folder)/uikit/\($0)/complete") }
  }

  /// Whether a file is older than a day: a library that may be in use is not.
  private static func isOld(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)  // Not finished yet.
    let date = attributes?[.modificationDate] as? Date
    return date.map { $0.timeIntervalSinceNow < -86_400 } ?? false
  }

  /// Whether a module is built; SwiftPM creates the folder of one that it only plans to build.
  private static func isBuilt(_ module: String, in folder: String) -> Bool {
    let product = mapped.contains(module) ? "\(module).build" : "Modules/\(module).swiftmodule"
    return FileManager.default.fileExists(atPath: "\(folder)/\(product)")
  }

  private func addModules(
    _ names: [String], from folder: String, of checkout: String
  ) throws {
    for name in names where !Self.mapped.contains(name) {
      try Self.copyModule(name, from: folder, to: imports)
    }
    for name in names where Self.mapped.contains(name) {
      let map = "\(folder)/\(name).build/module.modulemap"
      if FileManager.default.fileExists(atPath: map) {
        try Self.copy(map, to: "\(imports)/\(name)/module.modulemap")
        continue
      }
      // SwiftPM writes no map for a module that has one; its headers lie beside that.
      let headers = "\(checkout)/Sources/OnLinux/\(name)/include"
      for file in (try? FileManager.default.contentsOfDirectory(atPath: headers)) ?? [] {  // None.
        try Self.copy("\(headers)/\(file)", to: "\(imports)/\(name)/\(file)")
      }
    }
    try FileSystem.write(
      "module \(Self.crossImport) {}\n", to: "\(imports)/\(Self.crossImport)/module.modulemap")
  }

  /// Builds the modules from Drilldown's checkout and links them.
  init(checkout: String, filming: Bool) throws {
    let scratch = checkout + "/.build/uikit-modules"
    for target in ["UIKit", "SwiftUI", "WebKit", "SafariServices", "Combine", "OSLog"]
      + (filming ? ["TestFilms"] : [])
    {
      try Self.build(target, of: checkout, in: scratch)
    }
    try self.init(builtIn: scratch + "/debug", of: checkout, filming: filming)
  }

  private static func build(_ target: String, of checkout: String, in scratch: String) throws {
    var lines: [String] = []
    let code = try Child(
      [
        "swift", "build", "--package-path", checkout, "--scratch-path", scratch, "--target", target,
      ]
    ).run { lines.append($0) }
    guard code == 0 else {
      throw Failure(
        (["Drilldown's \(target) doesn't build:"] + lines.suffix(30)).joined(separator: "\n"),
        .unavailable)
    }
  }

  /// The object files of a module; those of sources that no longer exist may lie beside them.
  private static func objects(of module: String, in folder: String) throws -> [String] {
    let build = "\(folder)/\(module).build"
    if let map = FileManager.default.contents(atPath: build + "/output-file-map.json") {
      let entries = try? JSONDecoder().decode([String: ObjectFile].self, from: map)  // Then all.
      if let entries { return entries.values.compactMap(\.object).sorted() }
    }
    guard let all = FileManager.default.enumerator(atPath: build) else { return [] }
    return all.compactMap { $0 as? String }.filter { $0.hasSuffix(".o") }.sorted()
      .map { "\(build)/\($0)" }
  }

  private struct ObjectFile: Decodable { var object: String? }

  /// What changes when the file does.
  private static func state(of path: String) -> String {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)  // Then not found.
    let date = attributes?[.modificationDate] as? Date
    let size = attributes?[.size] as? Int ?? 0
    return "\(path) \(size) \(date?.timeIntervalSince1970 ?? 0);"
  }

  private static func copyModule(_ name: String, from folder: String, to imports: String) throws {
    let source = "\(folder)/Modules/\(name)"
    try copy(source + ".swiftmodule", to: "\(imports)/\(name).swiftmodule")
    if FileManager.default.fileExists(atPath: source + ".swiftdoc") {
      try copy(source + ".swiftdoc", to: "\(imports)/\(name).swiftdoc")
    }
  }

  private static func copy(_ file: String, to copy: String) throws {
    try FileSystem.makeFolder((copy as NSString).deletingLastPathComponent)
    guard let data = FileManager.default.contents(atPath: file) else {
      throw Failure("\(file.quoted) can't be read; build Drilldown again", .unavailable)
    }
    do {
      try data.write(to: URL(filePath: copy))
    } catch {
      throw Failure("can't write \(copy.quoted)", .unwritable)
    }
  }

  private func link(_ objects: [String], named name: String, against others: [String]) throws {
    var lines: [String] = []
    let file = "\(library)/lib\(name).so"
    try FileSystem.write(objects.map { "\"\($0)\"" }.joined(separator: "\n"), to: file + ".objects")
    // Locks of OpenCombine are in C++.
    let code = try Child(
      ["swiftc", "-emit-library", "-o", file, "@\(file).objects", "-lstdc++", "-L\(library)"]
        + others.flatMap { ["-l\($0)", "-Xlinker", "-rpath=\(library)"] }
    ).run { lines.append($0) }
    guard code == 0 else {
      throw Failure(
        (["the library can't be linked:"] + lines).joined(separator: "\n"), .unavailable)
    }
  }
}
