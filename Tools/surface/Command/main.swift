import Foundation
import Surface

// Writes what follows from the declarations: `surface Sources` what the rows of delegates' methods stand
// for, `surface Sources SYMBOLS` what the rows of descriptors stand for, by the symbol graphs in a
// folder, and `surface --faces SYMBOLS FOLDER` the public face of each module. See CONTRIBUTING.md.
let arguments = CommandLine.arguments.dropFirst()
let wantsFaces = arguments.first == "--faces"
guard wantsFaces ? arguments.count == 3 : (1...2).contains(arguments.count),
  let sources = arguments.first
else {
  FileHandle.standardError.write(
    Data("usage: surface SOURCES [SYMBOLS], or surface --faces SYMBOLS FOLDER\n".utf8))
  exit(64)
}

/// Writes files into a folder, and removes what else is in it; a file that is the same isn't touched.
func write(_ files: [(name: String, text: String)], into folder: URL) throws {
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  for old in try FileManager.default.contentsOfDirectory(atPath: folder.path)
  where !files.contains(where: { $0.name == old }) {
    try FileManager.default.removeItem(at: folder.appending(path: old))
  }
  for (name, text) in files {
    let file = folder.appending(path: name)
    if (try? String(contentsOf: file, encoding: .utf8)) == text { continue }  // none yet
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
}

do {
  let sources = URL(filePath: sources)
  let engine = sources.appending(path: "Engine/HeadlessUIKit")
  let scripting = sources.appending(path: "Scripting/UIKitLua")
  if wantsFaces {
    let folders = arguments.dropFirst().map { URL(filePath: $0) }
    try write(try Faces(in: folders[0]).files, into: folders[1])
  } else if arguments.count == 1 {
    let protocols = try DelegateProtocol.all(in: engine)
    let members = MemberWriter(try OverridableDeclaration.all(in: engine))
    try write(
      CallWriter(protocols).files + [members.file()], into: engine.appending(path: "Generated"))
    try write(
      ScriptWriter(protocols, in: scripting).files,
      into: scripting.appending(path: "GeneratedDelegates"))
  } else if let symbols = arguments.last {
    let writer = Writer(try Declarations(in: URL(filePath: symbols)), try Rows(in: scripting))
    let unknown = writer.unknownEnumerations.joined(separator: ", ")
    guard unknown.isEmpty else {
      throw RowError("no cases in \(symbols) of: \(unknown); nothing was written")
    }
    try write(writer.files, into: scripting.appending(path: "Generated"))
  }
} catch {
  FileHandle.standardError.write(Data("surface: \(error.localizedDescription)\n".utf8))
  exit(1)
}
