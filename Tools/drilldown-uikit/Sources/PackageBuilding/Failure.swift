/// Why the command can't do what it was asked to, and its exit code.
package struct Failure: Error, CustomStringConvertible {
  package var description: String
  package var code: Code

  /// The exit codes, those of `drilldown test` where they mean the same.
  package enum Code: Int32 {
    /// A test failed, or something doesn't compile.
    case failed = 1
    case wrongUsage = 2
    /// What was named can't be read, or is no package.
    case unloadable = 4
    /// Swift can't be started, or UIKit can't be built.
    case unavailable = 70
    /// A file can't be written.
    case unwritable = 74
  }

  init(_ description: String, _ code: Code) {
    self.description = description
    self.code = code
  }
}
