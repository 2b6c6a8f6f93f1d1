import Console
import Exploring
import Films
import Foundation
import NavigationModel

/// The rows about going through an app: the program's own time, independent of other load.
let explorerRows: [Benchmark] = [
  Benchmark(name: "a way of an explored app, in µs", limit: 11_200) {
    let app = scriptedApp("flows/15-a-shopping-app")
    var bounds = ExplorerBounds()
    (bounds.time, bounds.races, bounds.states) = (nil, 0, 300)
    var ways = 0
    let time = explorerTime { ways = Explorer(app, bounds).explore().ways.count }
    return .count(time / ways)
  },
  Benchmark(name: "a way of an explored app in haste, in µs", limit: 17_700) {
    let app = scriptedApp("flows/15-a-shopping-app")
    var bounds = ExplorerBounds()
    (bounds.time, bounds.states) = (nil, 300)
    var ways = 0
    let time = explorerTime { ways = Explorer(app, bounds).explore().ways.count }
    return .count(time / ways)
  },
  Benchmark(name: "an app with a dead end, explored, in µs", limit: 200_000) {
    let app = scriptedApp("explore/01-an-order-without-a-way-out")
    return .count(explorerTime { _ = Explorer(app).explore() })
  },
  Benchmark(name: "a page with 60 states to touch, in µs", limit: 1_980_000) {
    let app = scriptedApp("flows/15-a-shopping-app")
    return .count(explorerTime { _ = PlayPage(app.played(states: 60)) })
  },
]

/// An app of one of the scripts in the repository.
private func scriptedApp(_ name: String) -> ScriptedApp {
  let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
  let path = root.appendingPathComponent("scripts/\(name).lua").path
  guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
    fatalError("\(path) can't be read")
  }
  return ScriptedApp(text, named: "\(name).lua")
}

/// The time that something takes, the least of three, in µs.
private func explorerTime(_ work: () -> Void) -> Int {
  let times = (0..<3).map { _ in
    let start = processTime()
    work()
    return processTime() - start
  }
  return Int((times.min() ?? 0) * 1e6)
}
