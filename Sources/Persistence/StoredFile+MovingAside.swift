#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension StoredFile {
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
