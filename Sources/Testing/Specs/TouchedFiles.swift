import Console
import Lua
import Reports

/// Reports each file that the scripts of a test file read or change, once.
package final class TouchedFiles {
  private let path: String
  private let send: (RunEvent) -> Void
  private var reported: [FileUse: Set<String>] = [:]

  /// The recorder of a test file; nil if uses aren't recorded.
  init?(of path: String, _ options: TestOptions, send: @escaping (RunEvent) -> Void) {
    guard options.tracksFiles else { return nil }
    self.path = path
    self.send = send
  }

  /// Observes scripts.
  func listen(to interpreter: Interpreter) {
    interpreter.trackFiles { [weak self] in self?.record($0, $1) }
  }

  /// Records a use of a file.
  func record(_ file: String, _ use: FileUse) {
    guard reported[use, default: []].insert(file).inserted else { return }
    send(.touched(file, use, by: path))
  }
}
