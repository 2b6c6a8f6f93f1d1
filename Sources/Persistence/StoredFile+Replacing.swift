#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension StoredFile {
  /// Writes a new file beside the one there is, and puts it in its place.
  ///
  /// Whoever looks sees the old one or the new one, also when the process is killed half way.
  func replace(with text: [UInt8]) throws(StoredFileProblem) {
    try asked { () throws(SystemError) in
      let target = try Disk.target(of: path)
      let leftovers = Leftovers(of: target)
      leftovers.clear()
      let former = try Disk.entry(at: target)
      let (temporary, descriptor) = try leftovers.create()
      do throws(SystemError) {
        try Disk.fill(descriptor, with: text, permissions: former?.permissions)
        try Disk.move(temporary, to: target)
      } catch {
        Disk.remove(temporary)
        throw error
      }
      try Disk.synchronise(folder: Disk.folder(of: target))
    }
  }

  /// Moves the file to the next free `FILE.refused-1`, and answers which that was.
  func moveAside() throws(SystemError) -> String {
    let target = try Disk.target(of: path)
    var number = 0
    while true {
      number += 1
      let refuge = "\(target).refused-\(number)"
      // An empty file of ours holds the name, so that nobody else's is overwritten.
      guard let descriptor = try Disk.create(refuge) else { continue }
      close(descriptor)
      do {
        try Disk.move(target, to: refuge)
        return refuge
      } catch {
        Disk.remove(refuge)
        throw error
      }
    }
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
