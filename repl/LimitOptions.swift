import ArgumentParser
import Console

/// The resource limits of scripts, as the command line spells them.
struct LimitOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Stop a script after this time.", valueName: "seconds"))
  var timeout: Seconds?

  @Option(
    help: ArgumentHelp("Stop a script after this many Lua instructions.", valueName: "count"))
  var maxInstructions: Count?

  @Option(
    help: ArgumentHelp("Maximum memory for scripts, such as 64M or 1G.", valueName: "size"))
  var maxMemory: MemorySize?

  @Flag(
    help: """
      Deny access to processes, to files outside the script's folder and to Lua's internals; \
      at most 10 seconds and 256M unless set otherwise.
      """)
  var sandbox = false

  /// The options as they are written after other arguments.
  var repeatWords: String {
    let time = timeout.map { " --timeout \($0.value)".trimmingSuffix(".0") } ?? ""
    let count = maxInstructions.map { " --max-instructions \($0.value)" } ?? ""
    let size = maxMemory.map { " --max-memory \($0.text)" } ?? ""
    return (sandbox ? " --sandbox" : "") + time + count + size
  }

  /// The limits.
  var limits: Limits {
    var limits = Limits()
    limits.isSandboxed = sandbox
    limits.seconds = timeout?.value ?? (sandbox ? Limits.sandbox.seconds : nil)
    limits.instructions = maxInstructions?.value
    limits.memory = maxMemory?.bytes ?? (sandbox ? Limits.sandbox.memory : nil)
    return limits
  }
}

extension String {
  nonisolated fileprivate func trimmingSuffix(_ end: String) -> String {
    hasSuffix(end) ? String(dropLast(end.count)) : self
  }
}

/// A time above zero.
struct Seconds: ExpressibleByArgument {
  let value: Double

  init?(argument: String) {
    guard let value = Double(argument), value > 0, value <= 1e6 else { return nil }
    self.value = value
  }
}

/// A number above zero.
struct Count: ExpressibleByArgument {
  let value: Int

  init?(argument: String) {
    guard let value = Int(argument), value > 0 else { return nil }
    self.value = value
  }
}

/// A number of bytes above zero, with or without a unit: `500000`, `64M`.
struct MemorySize: ExpressibleByArgument {
  let bytes: Int

  /// The number with its unit, if it is a whole number of megabytes.
  var text: String { bytes % (1 << 20) == 0 ? "\(bytes >> 20)M" : "\(bytes)" }

  init?(argument: String) {
    let units: [Character: Int] = ["K": 10, "M": 20, "G": 30]
    let unit = argument.last.flatMap { units[Character($0.uppercased())] }
    let digits = unit == nil ? argument[...] : argument.dropLast()
    guard let number = Int(digits), number > 0 else { return nil }
    let (bytes, isTooMuch) = number.multipliedReportingOverflow(by: 1 << (unit ?? 0))
    guard !isTooMuch, bytes < 1 << 48 else { return nil }
    self.bytes = bytes
  }
}
