import Foundation
import Lua
import NavigationModel
import Reports
import Runner
import StoredValues
import Translation
import UIKitLua

@testable import Console
@testable import UIKit

/// What reads files and pasted lines, by the folders of their first inputs: any bytes are a value or
/// an error.
private let parsers: [String: @MainActor ([UInt8]) -> Void] = [
  "busted": { bytes in _ = try? BustedFile(text(bytes), run: nil) },
  "defaults": { bytes in runProgram(with: bytes, in: Session.storeDefaults) },
  "film": { bytes in _ = try? JSON.value(Film.self, of: bytes) },
  "lines": { bytes in _ = Translation(of: text(bytes), vocabulary) { _ in true } },
  "report": { bytes in _ = try? JSON.value(RunEvent.self, of: bytes) },
  "state": { bytes in runProgram(with: bytes, in: Session.storeState) },
  "storyboard": { bytes in readStoryboard(bytes) },
  "transcript": { bytes in _ = Transcript(source: text(bytes)) },
]

private let world = ScriptWorld()
private let vocabulary = Vocabulary(world.interpreter.catalog, world.interpreter.spellings)

private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

/// Runs a program with a file of what an earlier run has stored.
private func runProgram(
  with bytes: [UInt8], in store: (Session) -> (String) throws(StoredFileError) -> Void
) {
  let file = FileManager.default.temporaryDirectory.appending(path: "fuzz-\(getpid())")
  defer { try? FileManager.default.removeItem(at: file) }  // the next one replaces it
  guard (try? Data(bytes).write(to: file)) != nil else { return }  // nothing to try
  let session = Session()
  defer { session.close() }
  guard (try? store(session)(file.path)) != nil else { return }  // it was refused
  session.run(script: program, named: "program")
}

/// Restores its state, and uses its defaults.
private let program = """
  function app.shouldSaveApplicationState() return true end
  function app.shouldRestoreApplicationState() return true end
  function app.viewControllerWithRestorationIdentifierPath(path)
    return UIViewController{ restorationIdentifier = path[#path] }
  end
  function app.willFinishLaunching()
    local home = UIViewController{ restorationIdentifier = "home" }
    window.rootViewController = UINavigationController{ restorationIdentifier = "nav", home }
  end
  simulator:relaunch()
  settle()
  defaults.set("copy", defaults.get("n"))
  simulator:background()
  settle()
  """

/// Reads what a program asks a storyboard for, whose elements and attributes the bytes choose.
///
/// Its XML is read by Foundation, which ends the process at some that isn't well-formed. Creating
/// controllers ends a program as UIKit does.
private func readStoryboard(_ bytes: [UInt8]) {
  guard let root = InterfaceElement.root(of: Data(document(of: bytes).utf8)) else { return }
  let file = StoryboardFile(root)
  for id in file.controllers.keys {
    _ = file.segues(of: id)
    _ = file.hasOutlets(id)
  }
}

private let elements = [
  "scenes", "scene", "objects", "viewController", "tabBarController", "navigationController",
  "view", "connections", "segue", "outlet", "navigationItem", "barButtonItem", "placeholder",
]
private let attributes = [
  "id", "key", "kind", "identifier", "destination", "sceneMemberID", "storyboardIdentifier",
  "relationship", "initialViewController", "customClass", "title",
]
private let values = ["", "a", "b", "viewController", "show", "relationship", "title"]

/// A byte begins an element in the last one, ends that, or begins another beside it; the next is for
/// its attributes: the one to begin with, and how many there are.
private func document(of bytes: [UInt8]) -> String {
  var open = ["document"]
  var text = "<document>"
  func end() { if open.count > 1 { text += "</\(open.removeLast())>" } }
  for index in stride(from: 0, to: bytes.count - 1, by: 2) {
    let (choice, seed) = (Int(bytes[index]), Int(bytes[index + 1]))
    if choice >= 128 { end() }
    if choice >= 192 { end() }
    let name = elements[choice % elements.count]
    let chosen = (0..<seed % 4).map { offset in
      let value = values[(seed + offset) % values.count]
      return "\(attributes[(seed / 4 + offset) % attributes.count])=\"\(value)\""
    }
    text += "<\(([name] + chosen).joined(separator: " "))>"
    open.append(name)
  }
  while open.count > 1 { end() }
  return text + "</document>"
}

/// The parser that PARSER names.
private let parser: @MainActor ([UInt8]) -> Void = {
  let name = ProcessInfo.processInfo.environment["PARSER"] ?? ""
  guard let parser = parsers[name] else {
    let names = parsers.keys.sorted().joined(separator: ", ")
    fatalError("PARSER is \"\(name)\", not one of \(names)")
  }
  return parser
}()

/// Leaves crashes to libFuzzer, which keeps the input.
@_cdecl("LLVMFuzzerInitialize")
nonisolated func begin(_ count: UnsafeRawPointer?, _ words: UnsafeRawPointer?) -> CInt {
  for number in [SIGABRT, SIGILL, SIGTRAP, SIGSEGV, SIGBUS] { signal(number, SIG_DFL) }
  return 0
}

/// Receives each input of libFuzzer's.
@_cdecl("LLVMFuzzerTestOneInput")
nonisolated func tryInput(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = [UInt8](UnsafeBufferPointer(start: bytes, count: count))
  MainActor.assumeIsolated { parser(bytes) }
  return 0
}
