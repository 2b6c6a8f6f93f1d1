import Synchronization
import Testing

@testable import StoredValues

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the system is asked for while a file takes another's place, and what is left where it refuses.
struct SystemCallTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    folder["text"] = [1]
  }

  /// A call, as tests name it.
  enum Call: Equatable, Sendable {
    case write, synchroniseFile, rename, synchroniseFolder

    static func synchronise(_ file: Int32) -> Call {
      var status = stat()
      fstat(file, &status)
      return status.st_mode & S_IFMT == S_IFDIR ? .synchroniseFolder : .synchroniseFile
    }
  }

  /// The calls in their order, one of which is refused.
  private final class Record: Sendable {
    private let made = Mutex<[Call]>([])
    private let refused: (call: Call, code: Int32)?

    init(refusing refused: (call: Call, code: Int32)? = nil) { self.refused = refused }

    var order: [Call] { made.withLock { $0 } }

    func answer<Result: SignedInteger>(_ call: Call, _ make: () -> Result) -> Result {
      made.withLock { $0.append(call) }
      guard let refused, refused.call == call else { return make() }
      errno = refused.code
      return -1
    }

    var calls: SystemCalls {
      SystemCalls(
        write: { file, bytes in
          // In two pieces, as a system may.
          self.answer(.write) {
            SystemCalls.system.write(file, UnsafeRawBufferPointer(rebasing: bytes.prefix(2)))
          }
        },
        synchronise: { file in
          self.answer(.synchronise(file)) { SystemCalls.system.synchronise(file) }
        },
        rename: { path, other in self.answer(.rename) { SystemCalls.system.rename(path, other) } })
    }
  }

  @Test func aFileLastsBeforeItsNameDoes() throws {
    let record = Record()
    try WholeFile("\(folder.path)/text", record.calls).write([2, 3, 4])
    #expect(record.order == [.write, .write, .synchroniseFile, .rename, .synchroniseFolder])
    #expect(folder["text"] == [2, 3, 4])
  }

  @Test func aNewFileLastsAsWell() throws {
    let record = Record()
    #expect(try WholeFile("\(folder.path)/new", record.calls).create([2]))
    #expect(record.order == [.write, .synchroniseFile, .rename, .synchroniseFolder])
  }

  @Test(arguments: [(Call.write, ENOSPC), (.synchroniseFile, EIO), (.rename, EACCES)])
  func aRefusalLeavesTheFormerFile(_ call: Call, _ code: Int32) throws {
    let record = Record(refusing: (call, code))
    #expect(throws: SystemError(code: code)) {
      try WholeFile("\(folder.path)/text", record.calls).write([2])
    }
    #expect(record.order.last == call)
    #expect(folder["text"] == [1])
    #expect(try folder.names == ["text"])
  }

  /// The new file is there, but may be gone after a crash of the system.
  @Test func aNameThatMayNotLastIsAnError() throws {
    let record = Record(refusing: (.synchroniseFolder, EIO))
    #expect(throws: SystemError(code: EIO)) {
      try WholeFile("\(folder.path)/text", record.calls).write([2])
    }
    #expect(folder["text"] == [2])
  }

  /// As some disks of other machines.
  @Test func aDiskWhoseFoldersKnowNoSuchThingIsFine() throws {
    let record = Record(refusing: (.synchroniseFolder, EINVAL))
    try WholeFile("\(folder.path)/text", record.calls).write([2])
    #expect(folder["text"] == [2])
    #expect(throws: SystemError(code: EINVAL)) {
      let record = Record(refusing: (.synchroniseFile, EINVAL))
      try WholeFile("\(folder.path)/text", record.calls).write([3])
    }
    #expect(folder["text"] == [2])
  }
}
