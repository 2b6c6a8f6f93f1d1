import Console
import Foundation

/// The row about inputs at the prompt: the program's own time, independent of other load.
let promptRows: [Benchmark] = [
  Benchmark(name: "an input that pushes, in µs", limit: 5_000) {
    let session = Session()
    session.handle("nav = UINavigationController{ UIViewController 'Home', name = 'nav' }")
    session.handle("window.rootViewController = nav")
    let times = (1...50).map { _ in
      let start = processTime()
      session.handle("nav:pushViewController(UIViewController 'Detail', true)")
      return processTime() - start
    }
    return .count(Int(times.sorted()[times.count / 2] * 1e6))
  }
]

private func processTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
