import Foundation

/// The package that is built, as SwiftPM describes it.
struct ClientPackage {
  let folder: String
  let name: String
  let testTargets: [Target]
  /// The targets that others can import.
  let libraryTargets: [Target]
  /// The folders of its targets in Swift.
  let sourceFolders: [String]
  /// The language mode to use instead of the manifest's, if the compiler doesn't have that one.
  let languageMode: String?
  private let hasDependencies: Bool

  /// A target with the folder of its sources, relative to the package.
  struct Target: Decodable {
    var name: String
    var c99name: String
    var type: String
    var path: String
    var sources: [String]
  }

  private struct Description: Decodable {
    var name: String
    var targets: [Target]
    var dependencies: [Dependency]
    var languageVersions: [String]?
    enum CodingKeys: String, CodingKey {
      case name, targets, dependencies
      case languageVersions = "swift_languages_versions"
    }
    struct Dependency: Decodable { var identity: String }
  }

  private struct Graph: Decodable {
    var path: String
    var dependencies: [Graph]
    var all: [String] { [path] + dependencies.flatMap(\.all) }
  }

  /// Reads the manifest in a folder.
  init(in folder: String, swiftPM: SwiftPM) throws {
    self.folder = folder
    let (text, code) = try swiftPM.package(["describe", "--type", "json"], in: folder)
    guard code == 0 else {
      throw Failure("\(folder.quoted): SwiftPM refuses the package, see above", .unloadable)
    }
    let description: Description
    do {
      description = try JSONDecoder().decode(Description.self, from: Data(text.utf8))
    } catch {
      throw Failure("\(folder.quoted): SwiftPM's description can't be read: \(error)", .unloadable)
    }
    if let taken = description.targets.map(\.c99name).first(where: Modules.areOwn) {
      throw Failure(
        "\(folder.quoted): its module \(taken.quoted) has the name of one that Drilldown's UIKit is made "
          + "of; rename it", .unloadable)
    }
    try Self.checkLanguages(description.targets, in: folder)
    name = description.name
    testTargets = description.targets.filter { $0.type == "test" }
    libraryTargets = description.targets.filter { $0.type == "library" }
    sourceFolders = description.targets.filter { !["binary", "system-target"].contains($0.type) }
      .map { [folder] in "\(folder)/\($0.path)" }
    languageMode = Self.substitute(for: description.languageVersions ?? [])
    hasDependencies = !description.dependencies.isEmpty
  }

  /// Refuses sources that only Apple's tools can use.
  private static func checkLanguages(_ targets: [Target], in folder: String) throws {
    for target in targets {
      if let file = target.sources.first(where: { $0.hasSuffix(".m") || $0.hasSuffix(".mm") }) {
        throw Failure(
          "\(folder.quoted): its target \(target.name.quoted) is in Objective-C (\(file)), which needs Apple's "
            + "frameworks; only Swift can be built here", .unloadable)
      }
    }
  }

  /// The folders of the packages it depends on, however indirectly.
  func dependencies(_ swiftPM: SwiftPM) throws -> [String] {
    guard hasDependencies else { return [] }
    let (text, code) = try swiftPM.package(["show-dependencies", "--format", "json"], in: folder)
    guard code == 0, let start = text.firstIndex(of: "{"),
      let graph = try? JSONDecoder().decode(Graph.self, from: Data(text[start...].utf8))  // Below.
    else {
      throw Failure("\(folder.quoted): SwiftPM can't resolve its dependencies", .unloadable)
    }
    var seen: Set = [folder]
    return graph.all.filter { seen.insert($0).inserted }
  }

  /// A mode that the compiler has: `6` for `6.2`, which Xcode takes and Swift on Linux refuses.
  private static func substitute(for modes: [String]) -> String? {
    guard let latest = modes.last, !["4", "4.2", "5", "6"].contains(latest) else { return nil }
    return latest.prefix { $0 != "." }.description
  }

  /// The folder with symbolic links resolved, as SwiftPM names it.
  static func folder(at path: String) throws -> String {
    guard !path.isEmpty, let resolved = realpath(path, nil) else {
      throw Failure("\(path.quoted): \(path.isEmpty ? "no path" : Child.lastError)", .unloadable)
    }
    defer { free(resolved) }
    let folder = String(cString: resolved)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue
    else {
      throw Failure("\(path.quoted) is not a folder; name the one with Package.swift", .unloadable)
    }
    let manifest = folder + "/Package.swift"
    guard FileManager.default.fileExists(atPath: manifest) else {
      throw Failure("\(path.quoted) has no Package.swift\(hint(in: folder))", .unloadable)
    }
    guard FileManager.default.isReadableFile(atPath: manifest) else {
      throw Failure("\(manifest.quoted) can't be read", .unloadable)
    }
    return folder
  }

  /// What is there instead.
  private static func hint(in folder: String) -> String {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []  // No hint.
    let nested = names.sorted().first {
      FileManager.default.fileExists(atPath: "\(folder)/\($0)/Package.swift")
    }
    if let nested { return "; did you mean \((folder + "/" + nested).quoted)?" }
    if names.contains(where: { $0.hasSuffix(".xcodeproj") }) {
      return "; projects of Xcode need one, with their sources as targets"
    }
    return ""
  }
}

extension String {
  /// The text in quotes, without characters that a terminal obeys.
  var quoted: String {
    "'"
      + unicodeScalars.map {
        $0.value < 32 || $0.value == 127 ? $0.escaped(asASCII: true) : String($0)
      }
      .joined() + "'"
  }
}
