import Console
import Foundation

/// The rows about inputs at the prompt: the program's own time, independent of other load.
let promptRows: [Benchmark] = [
  Benchmark(name: "an input that pushes, in µs", limit: 5_000) {
    let session = Session()
    session.handle("nav = UINavigationController{ UIViewController 'Home', name = 'nav' }")
    session.handle("window.rootViewController = nav")
    return .count(
      median { _ in
        session.handle("nav:pushViewController(UIViewController 'Detail', true)")
      })
  },
  Benchmark(name: "a fresh world, in µs", limit: 60) {
    let session = Session()
    session.handle("function fresh() for i = 1, 1000 do simulator:reset() end end")
    return .count(median { _ in session.handle("fresh()") } / 1000)
  },
  Benchmark(name: "an input that changes one of 10,000, in µs", limit: 20_000) {
    let session = Session()
    session.columns = { 80 }
    session.terminal = TerminalOutput(
      TerminalDevice(columns: { 80 }, write: { _ in }, writeError: { _ in }))
    session.handle("one = UIViewController 'One'  all = { one }")
    session.handle("for i = 2, 10000 do all[i] = UIViewController('Item ' .. i) end")
    session.handle("window.rootViewController = UINavigationController{ viewControllers = all }")
    return .count(median { session.handle("one.title = 'Title \($0)'") })
  },
  Benchmark(name: "a completion among 10,000 objects, in µs", limit: 20_000) {
    let session = Session()
    session.handle("for i = 1, 10000 do _G['c' .. i] = UIViewController('C' .. i) end")
    session.handle("window.rootViewController = c1")
    let lines = [
      "c1:pres", "c1:present(", "c1.modalPresentationStyle = ", ":why C9", "function c1:v",
    ]
    let times = lines.map { line in
      _ = session.completion(of: line)
      let start = processTime()
      _ = session.completion(of: line)
      return processTime() - start
    }
    return .count(Int((times.max() ?? 0) * 1e6))
  },
]

/// The time that an input usually takes, in µs.
private func median(of input: (Int) -> Void) -> Int {
  let times = (1...50).map { number in
    let start = processTime()
    input(number)
    return processTime() - start
  }
  return Int(times.sorted()[times.count / 2] * 1e6)
}

/// The processor time that this process has used, in seconds.
func processTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
