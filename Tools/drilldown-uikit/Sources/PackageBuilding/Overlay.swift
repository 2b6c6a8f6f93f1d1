import Foundation
import Rewriting

/// The rewritten copies of a package's files, and the file that puts them in their place.
struct Overlay {
  /// A file that is rewritten.
  struct Rewritten {
    var text: EditedText
    var edited: String
  }

  /// What is said of a file.
  struct Remarks {
    var path: String
    var remarks: [Remark]
  }

  private let folder: String
  private(set) var files: [String: Rewritten] = [:]
  private(set) var remarks: [Remarks] = []
  /// The tests that are listed, by name, by the file in which SwiftPM lists them.
  private(set) var tests: [String: [String: TestMethod]] = [:]
  private var copies: [String: String] = [:]
  /// The files that the command has written itself.
  private(set) var generated: Set<String> = []
  /// What UIKit declares.
  private(set) var namesOfUIKit: Set<String> = []

  private let scratch: String

  /// Puts the copies into the folder where SwiftPM builds.
  init(in scratch: String) {
    self.scratch = scratch
    folder = scratch + "/rewritten"
  }

  /// The file that the compiler reads.
  var path: String { folder + "/overlay.yaml" }

  /// Rewrites the sources that need it.
  ///
  /// Those of a module are given together.
  mutating func rewrite(
    _ modules: [[String]], remarkingOn own: Set<String>, declaring face: UIKitFace,
    filming: Bool
  ) throws {
    let names = NamesOfUIKit(face.names)
    let parsed = try modules.map { try Module($0, filming, names) }
    var declarations = Declarations()
    face.add(to: &declarations)
    namesOfUIKit = face.names
    for module in parsed { for (_, file) in module.files { file.collect(into: &declarations) } }
    for module in parsed {
      for (path, file) in module.rewritten(declarations, filming) {
        if !file.text.edits.isEmpty {
          let edited = file.text.edited
          files[path] = Rewritten(text: file.text, edited: edited)
          try copy(edited, for: path)
        }
        if !file.remarks.isEmpty, own.contains(path) {
          remarks.append(Remarks(path: path, remarks: file.remarks))
        }
      }
    }
  }

  /// The files of a module that may have to be changed.
  private struct Module {
    let files: [(path: String, file: ParsedFile)]
    private let usesUIKit: Bool
    private let namesOfUIKit: NamesOfUIKit

    init(_ paths: [String], _ filming: Bool, _ names: NamesOfUIKit) throws {
      namesOfUIKit = names
      let texts = try paths.map { (path: $0, data: try Overlay.read($0)) }
      let importsUIKit = texts.contains { $0.data.has("import UIKit") }
      // An extension may override members of a class whose file has nothing else to change.
      // The same with actions.
      let needsClasses = texts.contains {
        ($0.data.has("override ") || $0.data.has("@IB")) && $0.data.has("extension ")
      }
      files = texts.compactMap { path, data in
        guard
          Markers.areIn(data, filming: filming) || needsClasses && data.has("class ")
            || Markers.mayLackImport(data, inModuleForUIKit: importsUIKit),
          let text = String(validating: data, as: UTF8.self)
        else { return nil }
        return (path, ParsedFile(text))
      }
      usesUIKit = importsUIKit || files.contains { names.areIn($0.file) }
    }

    func rewritten(
      _ declarations: Declarations, _ filming: Bool
    ) -> [(path: String, file: RewrittenFile)] {
      var own = Declarations()
      for (_, file) in files { file.collect(into: &own) }
      var options = RewritingOptions(
        isFilming: filming, isInModuleForUIKit: usesUIKit, uniqueClasses: own.uniqueClasses,
        namesOfUIKit: namesOfUIKit)
      for (_, file) in files {
        options.sentInterfaceMembers.merge(file.sentInterfaceMembers, uniquingKeysWith: +)
      }
      var results = files.map { path, file in
        (path: path, file: file.rewriting(declarations, options, path: path))
      }
      for member in results.flatMap(\.file.sentMembers) {
        guard let index = results.firstIndex(where: { $0.file.takes(member) }) else { continue }
        results[index].file.add(member, path: results[index].path)
      }
      return results
    }
  }

  /// Puts a file where SwiftPM expects one that it writes itself.
  mutating func add(_ text: String, at path: String, listing tests: [String: TestMethod] = [:])
    throws
  {
    try copy(text, for: path)
    generated.insert(path)
    if !tests.isEmpty { self.tests[path] = tests }
  }

  /// The text of a file as it is compiled.
  func text(of path: String) throws -> String {
    if let rewritten = files[path] { return rewritten.edited }
    return String(decoding: try Self.read(path), as: UTF8.self)
  }

  /// Writes the list of the copies, and removes those that are no longer in it.
  func write() throws {
    let roots = copies.sorted { $0.key < $1.key }.map {
      Root(name: $0.key, contents: $0.value)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes, .prettyPrinted, .sortedKeys]
    let list = try encoder.encode(List(roots: roots))
    try FileSystem.write(String(decoding: list, as: UTF8.self), to: path)
    let present = Set(copies.values.map { $0.split(separator: "/").last.map(String.init) ?? "" })
    FileSystem.remove(in: folder) { $0.hasSuffix(".swift") && !present.contains($0) }
  }

  private mutating func copy(_ text: String, for path: String) throws {
    let file = "\(folder)/\(Checksum.of(path)).swift"
    if try FileSystem.write(text, to: file) { forgetObjects(of: path) }
    copies[path] = file
    if let real = realpath(path, nil) {
      copies[String(cString: real)] = file
      free(real)
    }
  }

  /// Makes SwiftPM compile a file again, although the original hasn't changed.
  private func forgetObjects(of path: String) {
    let name = (path as NSString).lastPathComponent
    let builds = (try? FileManager.default.contentsOfDirectory(atPath: scratch + "/debug")) ?? []
    for build in builds where build.hasSuffix(".build") {
      FileSystem.remove(in: "\(scratch)/debug/\(build)") { $0 == name + ".o" }
    }
  }

  fileprivate static func read(_ path: String) throws -> Data {
    do {
      return try Data(contentsOf: URL(filePath: path))
    } catch {
      throw Failure("\(path.quoted) can't be read", .unloadable)
    }
  }

  private struct List: Encodable {
    var version = 0
    /// So that diagnostics name the originals; a string, as the compiler takes nothing else.
    var useExternalNames = "false"
    var caseSensitive = "true"
    var roots: [Root]
    enum CodingKeys: String, CodingKey {
      case version, roots
      case useExternalNames = "use-external-names"
      case caseSensitive = "case-sensitive"
    }
  }

  private struct Root: Encodable {
    var type = "file"
    var name: String
    var contents: String
    enum CodingKeys: String, CodingKey {
      case type, name
      case contents = "external-contents"
    }
  }
}

extension Data {
  fileprivate func has(_ text: String) -> Bool { range(of: Data(text.utf8)) != nil }
}

/// A short number of a text, the same in each run (FNV-1a).
enum Checksum {
  static func of(_ text: String) -> String {
    let value = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return String(value, radix: 36)
  }
}

/// Files that the command writes.
enum FileSystem {
  /// Writes a text, unless the file has it already; returns whether it had not.
  @discardableResult
  static func write(_ text: String, to path: String) throws -> Bool {
    let data = Data(text.utf8)
    if let present = FileManager.default.contents(atPath: path), present == data { return false }
    do {
      try makeFolder((path as NSString).deletingLastPathComponent)
      try data.write(to: URL(filePath: path), options: .atomic)
      return true
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure("can't write \(path.quoted)", .unwritable)
    }
  }

  static func makeFolder(_ path: String) throws {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw Failure("can't create the folder \(path.quoted)", .unwritable)
    }
  }

  /// Removes the files of a folder for whose names a condition holds.
  static func remove(in folder: String, where condition: (String) -> Bool) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []  // None.
    for name in names where condition(name) {
      try? FileManager.default.removeItem(atPath: folder + "/" + name)  // Left over; harmless.
    }
  }
}
