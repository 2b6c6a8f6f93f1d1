import Foundation
import Surface

// Writes Sources/Scripting/UIKitLua/Generated from the symbol graphs in a folder: see CONTRIBUTING.md.
let arguments = CommandLine.arguments.dropFirst()
guard arguments.count == 2, let symbols = arguments.first, let sources = arguments.last else {
  FileHandle.standardError.write(Data("usage: surface SYMBOLS UIKITLUA\n".utf8))
  exit(64)
}
do {
  let folder = URL(filePath: sources)
  let writer = Writer(
    try Declarations(in: URL(filePath: symbols)), try Rows(in: folder))
  let unknown = writer.unknownEnumerations
  guard unknown.isEmpty else {
    let names = unknown.joined(separator: ", ")
    FileHandle.standardError.write(
      Data("surface: no cases in \(symbols) of: \(names); nothing was written\n".utf8))
    exit(1)
  }
  let generated = folder.appending(path: "Generated")
  try FileManager.default.createDirectory(at: generated, withIntermediateDirectories: true)
  let files = writer.files
  for old in try FileManager.default.contentsOfDirectory(atPath: generated.path)
  where !files.contains(where: { $0.name == old }) {
    try FileManager.default.removeItem(at: generated.appending(path: old))
  }
  for (name, text) in files {
    let file = generated.appending(path: name)
    if (try? String(contentsOf: file, encoding: .utf8)) == text { continue }  // none yet
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
} catch {
  FileHandle.standardError.write(Data("surface: \(error.localizedDescription)\n".utf8))
  exit(1)
}
