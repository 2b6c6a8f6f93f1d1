import Foundation

/// An error of a system call.
package struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The error number.
  package let code: Int32

  /// The error with a number.
  package init(code: Int32) { self.code = code }

  /// Whether the file isn't in the folder that it must be in.
  package var isOutside: Bool { code == EXDEV }

  package var description: String {
    let words = String(cString: strerror(code))
    return Self.hints[code].map { "\(words) (\($0))" } ?? words
  }

  // What would have been expected.
  private static let hints: [Int32: String] = [
    ENOENT: "the folder must exist", ENOTDIR: "the path must lead through folders",
    EACCES: "the file and its folder must be yours to read and write",
    EPERM: "the file and its folder must be yours to read and write",
    EROFS: "the folder must be on a disk that can be written",
    ENOSPC: "there must be room on the disk", EDQUOT: "there must be room in the quota",
    EFBIG: "the file must be allowed to be that large", ELOOP: "symbolic links must lead to a file",
    EILSEQ: "symbolic links must lead to names in UTF-8",
  ]
}

/// The few system calls that files need, with their failures as errors.
package enum Disk {
  /// The properties of the item at a path.
  package struct FileStatus: Sendable {
    private let mode: mode_t
    private let number: ino_t
    private let device: dev_t
    /// Its size in bytes.
    package let size: Int
    /// How many names it has: more than one if there are hard links to it.
    package let nameCount: Int

    init(_ status: stat) {
      mode = status.st_mode
      number = status.st_ino
      device = status.st_dev
      size = Int(status.st_size)
      nameCount = Int(status.st_nlink)
    }

    /// Whether it is a regular file, not a folder or a device.
    package var isFile: Bool { mode & S_IFMT == S_IFREG }
    /// Whether it is a folder.
    package var isFolder: Bool { mode & S_IFMT == S_IFDIR }
    /// Its permissions.
    var permissions: mode_t { mode & 0o7777 }

    /// Whether both are the same item, even if it has changed.
    package func isSame(as other: FileStatus) -> Bool {
      number == other.number && device == other.device
    }
  }

  /// The item at a path, following links; nil if there is none.
  package static func entry(at path: String) throws(SystemError) -> FileStatus? {
    var status = stat()
    guard stat(path, &status) != 0 else { return FileStatus(status) }
    if errno == ENOENT { return nil }
    throw SystemError(code: errno)
  }

  /// The destination of a path whose last name is a symbolic link, or a link to a link.
  static func target(of path: String) throws(SystemError) -> String {
    var path = path
    for _ in 0..<40 {
      guard let next = try link(at: path) else { return path }
      path = next.utf8.first == UInt8(ascii: "/") ? next : folder(of: path) + "/" + next
    }
    throw SystemError(code: ELOOP)
  }

  private static func link(at path: String) throws(SystemError) -> String? {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let length = buffer.withUnsafeMutableBytes { bytes in
      bytes.withMemoryRebound(to: CChar.self) { name in
        name.baseAddress.map { readlink(path, $0, name.count) } ?? 0
      }
    }
    guard length > 0 else { return nil }
    // Repaired, it would be another file's name.
    guard let name = String(validating: buffer[..<length], as: UTF8.self) else {
      throw SystemError(code: EILSEQ)
    }
    return name
  }

  /// The folder that contains a path's last name.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.utf8.startIndex ? "/" : String(path[..<slash])
  }

  /// A path's last name.
  static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// The names in a folder; empty if it can't be read.
  package static func names(in folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }

  /// Creates a folder and its missing parent folders.
  package static func makeFolder(_ path: String, mode: mode_t = 0o777) throws(SystemError) {
    guard mkdir(path, mode) != 0 else { return }
    let code = errno
    if let entry = try entry(at: path), entry.isFolder { return }
    guard code == ENOENT else { throw SystemError(code: code) }
    try makeFolder(folder(of: path), mode: mode)
    try check(mkdir(path, mode))
  }

  /// Throws an error unless files can be made in a folder.
  package static func checkWritable(_ folder: String) throws(SystemError) {
    try check(access(folder, W_OK | X_OK))
  }

  /// Removes a file, ignoring failures.
  package static func remove(_ path: String) { unlink(path) }

  /// Whether a process with this number is running.
  static func isAlive(_ process: Int32) -> Bool { kill(process, 0) == 0 || errno != ESRCH }

  @discardableResult
  static func check(_ result: Int32) throws(SystemError) -> Int32 {
    guard result >= 0 else { throw SystemError(code: errno) }
    return result
  }
}
