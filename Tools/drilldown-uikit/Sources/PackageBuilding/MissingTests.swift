import Foundation

/// What is said of a package without a test target, as many have whose tests are a target of an Xcode
/// project only.
struct MissingTests: CustomStringConvertible {
  private let package: ClientPackage
  /// A folder with tests, relative to the package.
  private let folder: String?

  init(of package: ClientPackage) throws {
    self.package = package
    let manager = FileManager.default
    let names = (try? manager.contentsOfDirectory(atPath: package.folder)) ?? []  // None.
    folder = try names.sorted().first { name in
      guard name.contains("Test"), !name.hasPrefix(".") else { return false }
      var isFolder: ObjCBool = false
      let path = "\(package.folder)/\(name)"
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
      else { return false }
      return try !SourceFiles(in: path).paths.isEmpty
    }
  }

  var description: String {
    let start = "\(package.folder.quoted) has no test target"
    guard let target = package.libraryTargets.first else { return start }
    let tests = folder ?? "Tests"
    let found = folder.map { ", but a folder \($0.quoted)" } ?? ""
    let name = (package.folder as NSString).lastPathComponent
    return """
      \(start)\(found). A package beside it can name its tests, without a change of it:
          mkdir ../\(name)Tests && cd ../\(name)Tests && ln -s ../\(name) Tested
          // Package.swift
          // swift-tools-version: 6.0
          import PackageDescription
          let package = Package(
            name: "\(name)Tests",
            targets: [
              .target(name: "\(target.name)", path: "Tested/\(target.path)"),
              .testTarget(name: "\(target.name)Tests", dependencies: ["\(target.name)"], path: "Tested/\(tests)"),
            ],
            swiftLanguageModes: [.v5])
      """
  }
}
