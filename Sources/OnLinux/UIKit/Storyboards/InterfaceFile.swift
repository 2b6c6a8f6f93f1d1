#if !canImport(ObjectiveC)
  import Foundation

  /// A file of Interface Builder's in a bundle.
  nonisolated enum InterfaceFile {
    /// The path of a file: in the bundle's folder, `Base.lproj` or the folder of a language, or in
    /// the bundles of targets beside it; nil if there is none.
    static func path(of file: String, in bundle: Bundle) -> String? {
      let folders = [bundle.resourcePath, bundle.bundlePath].compactMap(\.self)
      let beside = folders.flatMap { folder in
        (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted()  // None.
          .filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }
          .map { "\(folder)/\($0)" } ?? []
      }
      let languages = bundle.preferredLocalizations.map { "/\($0).lproj" }
      return (folders + beside).lazy.flatMap { folder in
        (["", "/Base.lproj"] + languages).map { "\(folder)\($0)/\(file)" }
      }
      .first { FileManager.default.fileExists(atPath: $0) }
    }
  }
#endif
