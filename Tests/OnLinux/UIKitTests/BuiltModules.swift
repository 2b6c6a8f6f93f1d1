import Foundation
import Support
import Testing

#if os(Linux)
  /// The modules that were built beside the tests, for packages that are compiled as SwiftPM compiles
  /// those that depend on this one.
  struct BuiltModules {
    private let folder = Bundle.main.bundleURL

    /// Compiles a module and its tests in a folder that exists, runs these, and returns what they print.
    ///
    /// `modules` are those of the products that the package names, `others` more objects of them.
    func runTests(
      _ tests: [URL], of module: String, _ sources: [URL], with modules: [String],
      and others: [String] = [], settings: [String] = [], in place: URL
    ) throws -> String {
      let runner = place.appending(path: "Runner.swift")
      try """
      import Testing
      @main struct Runner {
        static func main() async { await Testing.__swiftPMEntryPoint() as Never }
      }
      """.write(to: runner, atomically: true, encoding: .utf8)
      let object = place.appending(path: "\(module).o").path
      let program = place.appending(path: "tests").path
      let flags = flags(in: place) + settings
      try Toolchain.output(
        "swiftc",
        flags + ["-c", "-wmo", "-emit-module", "-emit-module-path"]
          + [place.appending(path: "\(module).swiftmodule").path, "-module-name", module]
          + sources.map(\.path) + ["-o", object])
      try Toolchain.output(
        "swiftc",
        flags + ["-plugin-path", try Toolchain.resources.get() + "/host/plugins/testing"]
          + ["-module-name", "\(module)Tests", runner.path]
          + tests.map(\.path) + [object] + (try objects(of: modules))
          + others.map { folder.appending(path: $0).path } + ["-o", program])
      return try Toolchain.output(program, [])
    }

    /// What SwiftPM passes to the compiler for a package that names the products.
    private func flags(in place: URL) -> [String] {
      ["-parse-as-library", "-swift-version", "6", "-I", place.path] + imports
    }

    private var imports: [String] {
      [
        "-I", folder.appending(path: "Modules").path,
      ]
        + ["CHostStart", "CRetaining"].flatMap {
          let map = folder.appending(path: "\($0).build/module.modulemap").path
          return ["-Xcc", "-fmodule-map-file=\(map)"]
        }
    }

    /// The arguments with which `symbolgraph-extract` writes the public face of UIKit to a folder.
    func face(in place: URL) throws -> [String] {
      let target =
        try Toolchain.output("swiftc", ["-print-target-info"])
        .split(separator: "\"triple\": \"").dropFirst().first ?? ""
      return imports + [
        "-module-name", "UIKit", "-target", String(target.prefix { $0 != "\"" }),
        "-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir", place.path,
      ]
    }

    /// The objects of some modules; those of sources that no longer exist may lie beside them.
    private func objects(of modules: [String]) throws -> [String] {
      try modules.flatMap { module in
        let map = folder.appending(path: "\(module).build/output-file-map.json")
        let entries = try JSONDecoder().decode([String: Entry].self, from: Data(contentsOf: map))
        return entries.values.compactMap(\.object)
      }
    }

    private struct Entry: Decodable { var object: String? }
  }
#endif
