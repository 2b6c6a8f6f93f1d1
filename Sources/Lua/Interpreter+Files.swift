import CLuaShims

/// What a script does with a file.
nonisolated package enum FileUse: String, Sendable {
  case reads, writes
}

extension Interpreter {
  /// Tells of each file that scripts are about to read or change, from now on; of modules that are
  /// not found where they were looked for.
  package func noteFiles(_ heard: @escaping (String, FileUse) -> Void) {
    install(DLUA_READS_FILE) { interpreter, _ in heard(interpreter.hookText, .reads) }
    install(DLUA_WRITES_FILE) { interpreter, _ in heard(interpreter.hookText, .writes) }
    dlua_note_files(owner.pointer)
  }
}
