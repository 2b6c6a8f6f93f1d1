#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that is only ever replaced as a whole.
package struct WholeFile {
  /// Its path, or that of a symbolic link to it.
  package let path: String
  private let mode: mode_t
  private let calls: SystemCalls

  /// The file at a path; the mode is for a new file.
  package init(_ path: String, mode: mode_t = 0o666) { self.init(path, mode: mode, .system) }

  init(_ path: String, mode: mode_t = 0o666, _ calls: SystemCalls) {
    self.path = path
    self.mode = mode
    self.calls = calls
  }

  /// Writes a new file beside the existing one, and renames it to replace that one.
  ///
  /// Readers see the old file or the new one, even if the process is killed halfway. A failure to
  /// write leaves the old one unchanged.
  package func write(_ bytes: [UInt8]) throws(SystemError) {
    let target = try Disk.target(of: path)
    let former = try Disk.entry(at: target)
    if former?.isFolder == true { throw SystemError(code: EISDIR) }
    try put(bytes, at: target, permissions: former?.permissions) { true }
  }

  /// Writes the file if there is none; false if the name is taken, which leaves that item
  /// unchanged.
  package func create(_ bytes: [UInt8]) throws(SystemError) -> Bool {
    try put(bytes, at: path, permissions: nil) { () throws(SystemError) in
      // An empty file of ours reserves the name until the new one replaces it.
      try OpenFile.creating(path, mode: mode, calls) != nil
    }
  }

  /// Writes a new file, and renames it to a path that may be taken.
  @discardableResult
  private func put(
    _ bytes: [UInt8], at target: String, permissions: mode_t?,
    where mayBeTaken: () throws(SystemError) -> Bool
  ) throws(SystemError) -> Bool {
    let leftovers = Leftovers(of: target)
    leftovers.clear()
    let temporary = try leftovers.create(mode: mode, calls) { file throws(SystemError) in
      if let permissions { try file.setPermissions(permissions) }
      try file.write(bytes)
      try file.synchronise()
    }
    do throws(SystemError) {
      guard try mayBeTaken() else {
        Disk.remove(temporary)
        return false
      }
      try Disk.check(calls.rename(temporary, target))
    } catch {
      Disk.remove(temporary)
      throw error
    }
    try OpenFile.folder(Disk.folder(of: target), calls).synchronise()
    return true
  }
}

/// The temporary files, which are written before they replace another: `.NAME.drilldown-PID-N.tmp`.
private struct Leftovers {
  let folder: String
  let prefix: String

  init(of path: String) {
    folder = Disk.folder(of: path)
    prefix = ".\(Self.shortened(Disk.name(of: path))).drilldown-"
  }

  /// As much of a name as leaves room for the rest.
  private static func shortened(_ name: String) -> String {
    var name = name
    while name.utf8.count > 180 { name.removeLast() }
    return name
  }

  /// Creates a file with a unique name, which is removed where it can't be filled.
  func create(
    mode: mode_t, _ calls: SystemCalls, _ fill: (borrowing OpenFile) throws(SystemError) -> Void
  ) throws(SystemError) -> String {
    var number = 1
    while true {
      let path = "\(folder)/\(prefix)\(getpid())-\(number).tmp"
      if let file = try OpenFile.creating(path, mode: mode, calls) {
        do throws(SystemError) {
          try fill(file)
          return path
        } catch {
          Disk.remove(path)
          throw error
        }
      }
      number += 1
    }
  }

  /// Removes the temporary files of writers that were killed.
  func clear() {
    for name in Disk.names(in: folder) {
      guard let writer = writer(of: name), !Disk.isAlive(writer) else { continue }
      Disk.remove("\(folder)/\(name)")
    }
  }

  /// The process that writes a temporary file; nil for files of others.
  private func writer(of name: String) -> Int32? {
    guard name.hasPrefix(prefix), name.hasSuffix(".tmp") else { return nil }
    let numbers = name.dropFirst(prefix.count).dropLast(4).split(separator: "-")
    guard numbers.count == 2, Int(numbers[1]) != nil else { return nil }
    return Int32(numbers[0])
  }
}
