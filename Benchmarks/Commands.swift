import Floors
import Foundation

/// The row about starting the command.
let commandRows: [Row] = [
  Row(name: "drilldown -e ''", limit: 2.5) {
    let folder = CommandLine.arguments[0].split(separator: "/", omittingEmptySubsequences: false)
      .dropLast(2).joined(separator: "/")
    let command = ["\(folder)/drilldown", "-e", ""]
    let floor = ["lua5.4", "-e", ""]
    guard spawn(floor) != nil else { return .skipped("lua5.4 cannot be run") }
    guard spawn(command) != nil else { return .skipped("drilldown has not been built") }
    return compareTimes(rounds: 101, { spawn(command) }, with: { spawn(floor) })
  }
]

private func spawn(_ words: [String]) -> Double? {
  var arguments = words.map { UnsafePointer(strdup($0)) }
  defer { for argument in arguments { free(UnsafeMutablePointer(mutating: argument)) } }
  arguments.append(nil)
  let seconds = floor_spawn(arguments)
  return seconds < 0 ? nil : seconds
}
