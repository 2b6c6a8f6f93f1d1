#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that changes as a whole.
package struct WholeFile {
  /// Where it is, or a symbolic link to it.
  package let path: String

  /// The file at a path.
  package init(_ path: String) { self.path = path }

  /// Writes a new file beside the one there is, and puts it in its place.
  ///
  /// Whoever looks sees the old one or the new one, also when the process is killed half way. What
  /// cannot be written leaves the old one as it was.
  package func write(_ bytes: [UInt8]) throws(SystemError) {
    let target = try Disk.target(of: path)
    let leftovers = Leftovers(of: target)
    leftovers.clear()
    let former = try Disk.entry(at: target)
    if former?.isFolder == true { throw SystemError(code: EISDIR) }
    let (temporary, descriptor) = try leftovers.create()
    do throws(SystemError) {
      try Disk.fill(descriptor, with: bytes, permissions: former?.permissions)
      try Disk.move(temporary, to: target)
    } catch {
      Disk.remove(temporary)
      throw error
    }
    try Disk.synchronise(folder: Disk.folder(of: target))
  }
}

/// The files that are written before they take another's place: `.NAME.drilldown-PID-N.tmp`.
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

  /// Makes an empty file that nobody else has.
  func create() throws(SystemError) -> (path: String, descriptor: Int32) {
    var number = 1
    while true {
      let path = "\(folder)/\(prefix)\(getpid())-\(number).tmp"
      if let descriptor = try Disk.create(path) { return (path, descriptor) }
      number += 1
    }
  }

  /// Removes what writers left that were killed.
  func clear() {
    for name in Disk.names(in: folder) {
      guard let writer = writer(of: name), !Disk.isAlive(writer) else { continue }
      Disk.remove("\(folder)/\(name)")
    }
  }

  /// The process that writes a file of this name; nil for files of others.
  private func writer(of name: String) -> Int32? {
    guard name.hasPrefix(prefix), name.hasSuffix(".tmp") else { return nil }
    let numbers = name.dropFirst(prefix.count).dropLast(4).split(separator: "-")
    guard numbers.count == 2, Int(numbers[1]) != nil else { return nil }
    return Int32(numbers[0])
  }
}
