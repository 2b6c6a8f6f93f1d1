import CLuaShims

/// What a script does with a file.
nonisolated package enum FileUse: String, Sendable, Codable {
  case reads, writes
}

extension Interpreter {
  /// Calls back for each file that scripts are about to read or change from now on, and for each
  /// path where a module was not found.
  package func trackFiles(_ onUse: @escaping (String, FileUse) -> Void) {
    install(DD_READS_FILE) { interpreter, _ in onUse(interpreter.hookPath, .reads) }
    install(DD_WRITES_FILE) { interpreter, _ in onUse(interpreter.hookPath, .writes) }
    dd_track_files(owner.pointer)
    run(library: "files", [parts])
  }

  /// The path that a hook concerns, as a `SourceText`, since it need not be UTF-8.
  private var hookPath: String {
    var length = 0
    let bytes = dd_text(owner.pointer, &length)
    return SourceText.text(of: UnsafeRawBufferPointer(start: bytes, count: length))
  }
}
