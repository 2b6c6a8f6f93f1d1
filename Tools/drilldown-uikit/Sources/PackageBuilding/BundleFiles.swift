import Foundation

/// The files that Xcode puts into the bundles of targets, though no manifest names them: storyboards, nibs,
/// and an Info.plist with the identifier.
///
/// They lie beside the program of the tests, whose bundle is the main one and that of every class.
struct BundleFiles {
  /// The storyboards and nibs of the targets.
  let interfaces: [String]
  private let name: String

  init(of package: ClientPackage) throws {
    name = package.name
    interfaces = try package.sourceFolders.flatMap { folder in
      try [".storyboard", ".xib"].flatMap { try SourceFiles(in: folder, ending: $0).paths }
    }
  }

  /// Writes them into the folder where SwiftPM has built.
  func write(to folder: String) throws {
    for path in interfaces {
      let file = (path as NSString).lastPathComponent
      guard let text = FileManager.default.contents(atPath: path) else {
        throw Failure("\(path.quoted) can't be read", .unloadable)
      }
      try FileSystem.write(String(decoding: text, as: UTF8.self), to: "\(folder)/\(file)")
    }
    try FileSystem.write(properties, to: folder + "/Info.plist")
  }

  private var properties: String {
    let id = name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? String($0) : "-" }.joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
        <key>CFBundleIdentifier</key>
        <string>\(id)Tests</string>
        <key>CFBundleName</key>
        <string>\(id)Tests</string>
      </dict>
      </plist>

      """
  }
}
