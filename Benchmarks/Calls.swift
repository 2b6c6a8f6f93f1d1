import Floors
import Lua

/// The rows about calls and properties: the same text runs in both hosts.
let callRows: [Benchmark] =
  operations.map { operation in
    Benchmark(name: operation.name, limit: operation.limit) { CallBench(operation.text).run() }
  } + [
    Benchmark(name: "host calls a closure with one argument", limit: 1.2) {
      CallBench("return function(number) return number end").runOften()
    }
  ]

private let operations: [(name: String, limit: Double, text: String)] = [
  ("method without arguments", 0.88, loop("a:tick()")),
  ("method with an object and a boolean", 0.7, loop("a:attach(b, true)")),
  ("property read, integer", 0.7, loop("local value = a.number")),
  ("property read, string", 0.7, loop("local value = a.text")),
  ("property read, object", 0.7, loop("local value = a.other")),
  ("property write, integer", 0.7, loop("a.number = i")),
  ("property write, string", 0.7, loop("a.text = text")),
  ("property write, object", 0.7, loop("a.other = b")),
  ("create an object and collect it", 1.45, loop("Node()")),
]

private func loop(_ statement: String) -> String {
  """
  local a, b, text = Node(), Node(), "ten bytes!"
  a.text, a.other = text, b
  return function(n)
    for i = 1, n do \(statement) end
  end
  """
}

/// A Lua function, loaded in a state of the floors and in one of the project's.
private final class CallBench {
  private static let count = 100_000
  private let floor: OpaquePointer
  private let floorFunction: Int32
  private let interpreter = Interpreter()
  private let function: LuaFunction

  init(_ text: String) {
    floor = dd_floor_open()
    floorFunction = dd_floor_load(floor, text)
    if floorFunction < 0 { fatalError("the floor refuses the script") }
    interpreter.register(class: BenchmarkNode.descriptor)
    guard case .function(let function)? = try? interpreter.run(text).first else {
      fatalError("the interpreter refuses the script")
    }
    self.function = function
  }

  isolated deinit { dd_floor_close(floor) }

  /// Many operations in one call.
  func run() -> Benchmark.Figure {
    let count = Double(Self.count)
    return compare(
      each: (count, count), { call(Self.count) },
      with: { precondition(dd_floor_call(floor, floorFunction, Int64(Self.count)) != 0) })
  }

  /// Many calls.
  func runOften() -> Benchmark.Figure {
    let count = Double(Self.count)
    return compare(
      each: (count, count), { for number in 0..<Self.count { callDiscardingResults(number) } },
      with: { precondition(dd_floor_call_often(floor, floorFunction, Int64(Self.count)) != 0) })
  }

  private func callDiscardingResults(_ number: Int) {
    do {
      try interpreter.callDiscardingResults(function, with: number)
    } catch {
      fatalError(error.description)
    }
  }

  private func call(_ number: Int) {
    do {
      _ = try interpreter.call(function, [number])
    } catch {
      fatalError(error.description)
    }
  }
}
