import CLuaShims

extension Interpreter {
  /// A line of a script that is about to run.
  package struct LineEvent {
    /// The name of the script.
    package let source: String
    /// The line.
    package let line: Int
    /// The line where its function is defined; 0 for the body of a script.
    package let defined: Int
  }

  /// Calls a closure for each line that scripts run from now on; nil for none.
  package func watchLines(_ body: ((LineEvent) -> Void)?) {
    lineWatcher = body.map(LineWatcher.init)
    guard let lineWatcher else { return dd_watch_lines(owner.pointer, nil, nil) }
    dd_watch_lines(
      owner.pointer,
      { context, source, line, defined in
        guard let context, let source else { return }
        let event = (String(cString: source), Int(line), Int(defined))
        let address = UInt(bitPattern: context)
        MainActor.assumeIsolated {
          guard let context = UnsafeRawPointer(bitPattern: address) else { return }
          Unmanaged<LineWatcher>.fromOpaque(context).takeUnretainedValue()
            .body(LineEvent(source: event.0, line: event.1, defined: event.2))
        }
      }, Unmanaged.passUnretained(lineWatcher).toOpaque())
  }
}

/// What follows the lines; C refers to it.
final class LineWatcher {
  let body: (Interpreter.LineEvent) -> Void

  init(_ body: @escaping (Interpreter.LineEvent) -> Void) { self.body = body }

  nonisolated deinit {}
}
