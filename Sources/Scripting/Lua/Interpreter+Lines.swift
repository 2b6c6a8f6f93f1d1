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

/// A line of a script, as code of one of its functions.
nonisolated package struct CodePlace: Hashable, Sendable {
  /// The line.
  package let line: Int
  /// The line where the function is defined; 0 for the body of the script.
  package let function: Int

  /// A line of a function.
  package init(line: Int, function: Int) { (self.line, self.function) = (line, function) }
}

extension Interpreter {
  /// Counts how often the lines of scripts run from now on.
  package func countLines() { dd_count_lines(owner.pointer) }

  /// How often each line of each script ran, by the script's name.
  package var lineCounts: [String: [CodePlace: Int]] {
    var counts: [String: [CodePlace: Int]] = [:]
    withUnsafeMutablePointer(to: &counts) { pointer in
      dd_each_line_count(
        owner.pointer,
        { context, name, line, defined, count in
          guard let name else { return }
          let place = CodePlace(line: Int(line), function: Int(defined))
          context?.assumingMemoryBound(to: [String: [CodePlace: Int]].self)
            .pointee[String(cString: name), default: [:]][place] = Int(clamping: count)
        }, pointer)
    }
    return counts
  }

  /// The same, and counts anew.
  package func takeLineCounts() -> [String: [CodePlace: Int]] {
    defer { dd_clear_line_counts(owner.pointer) }
    return lineCounts
  }

  /// Makes scripts that load a file read another text in its place.
  package func replaceSource(of path: String, with text: String) {
    SourceText.bytes(of: text).withUnsafeBytes { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        _ = dd_replace_source(owner.pointer, path, $0.baseAddress, $0.count)
      }
    }
  }

  /// The lines of a program that have code; none of an invalid one.
  package func codeLines(of source: String) -> Set<Int> {
    do throws(LuaError) {
      let function = try load(SourceText.lua(of: source), named: "lines")
      guard case .table(let lines)? = try call(part: "linesOf", [function]).first else { return [] }
      return Set(lines.sequence.compactMap(\.anyNumber).map { Int($0) })
    } catch {
      return []  // an invalid program has no lines
    }
  }
}

/// What follows the lines; C refers to it.
final class LineWatcher {
  let body: (Interpreter.LineEvent) -> Void

  init(_ body: @escaping (Interpreter.LineEvent) -> Void) { self.body = body }

  nonisolated deinit {}
}
