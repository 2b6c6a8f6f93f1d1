import Foundation

/// The tests that SwiftPM has found with the compiler's help, which the command lists by itself.
enum DiscoveredTests {
  /// Their names, as `Class.test`; none if there is no such file.
  static func names(in file: String) -> Set<String> {
    guard let data = FileManager.default.contents(atPath: file) else { return [] }
    var type = ""
    var names: Set<String> = []
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
      let line = line.drop { $0 == " " }
      if line.hasPrefix("fileprivate extension ") {
        type = line.dropFirst(22).prefix { $0 != " " }.description
      } else if line.hasPrefix("(\"") {
        names.insert("\(type).\(line.dropFirst(2).prefix { $0 != "\"" })")
      }
    }
    return names
  }
}
