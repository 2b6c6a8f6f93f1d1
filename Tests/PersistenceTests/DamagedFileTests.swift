import Foundation
import Persistence
import Support
import Testing

struct DamagedFileTests {
  private let good: [[UInt8]]

  init() throws {
    var random = SplitMix(seed: 99)
    var records: [[String: StoredValue]] = (0..<6).map { _ in
      (0..<4).reduce(into: [:]) { $0["key \($1)"] = .random(depth: 4, using: &random) }
    }
    records += [[:], ["deep": .nested(40)], NumberedState(number: 3, size: 300).contents]
    good = try records.map { try StoredFile(.defaults, at: "").text(of: $0) }
  }

  @Test func damagedBytesAreAValueOrAnError() {
    var random = SplitMix(seed: 10_000)
    var refused = 0
    let file = StoredFile(.defaults, at: "")
    for _ in 0..<10_000 {
      let bytes = damaged(using: &random)
      do throws(StoredFileProblem) {
        let contents = try file.contents(of: bytes)
        #expect((try? file.contents(of: file.text(of: contents))) == contents)
      } catch {
        refused += 1
        guard case .text(let complaint) = error else {
          Issue.record("the text is what is wrong")
          continue
        }
        #expect(!complaint.message.isEmpty)
        #expect(complaint.description.count < 200, "\(complaint)")
      }
    }
    #expect(refused > 5_000, "the damage is none")
    #expect(refused < 10_000, "nothing is read at all")
  }

  @Test func damagedFilesAreReadOrKeptAside() throws {
    let folder = try TemporaryFolder()
    var random = SplitMix(seed: 300)
    var refused = 0
    for number in 0..<300 {
      let bytes = damaged(using: &random)
      let file = folder.file("file \(number)")
      folder["file \(number)"] = bytes
      do throws(StoredFileError) {
        #expect(try file.read() != nil)
        #expect(folder["file \(number)"] == bytes)
      } catch {
        refused += 1
        #expect(error.outcome == .movedAside(file.path + ".refused-1"))
        #expect(folder["file \(number).refused-1"] == bytes)
        #expect(folder["file \(number)"] == nil)
      }
    }
    #expect(refused > 100)
  }

  /// A good file with up to four kinds of damage.
  private func damaged(using random: inout SplitMix) -> [UInt8] {
    var bytes = anyGood(using: &random)
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let place = Int.random(in: 0...bytes.count, using: &random)
      let length = Int.random(in: 0...min(40, bytes.count - place), using: &random)
      let chunk = place..<(place + length)
      switch Int.random(in: 0..<8, using: &random) {
      case 0: for index in chunk.prefix(3) { bytes[index] ^= 1 << (random.next() % 8) }
      case 1: bytes.removeSubrange(place...)
      case 2: bytes.removeSubrange(chunk)
      case 3: bytes.insert(contentsOf: noise(length, using: &random), at: place)
      case 4: bytes.insert(contentsOf: bytes[chunk], at: place)
      case 5: bytes.replaceSubrange(place..., with: anyGood(using: &random).suffix(bytes.count))
      case 6: bytes.insert(contentsOf: Self.words.randomElement(using: &random) ?? [], at: place)
      default: bytes.replaceSubrange(chunk, with: bytes[chunk].reversed())
      }
    }
    return bytes
  }

  private func anyGood(using random: inout SplitMix) -> [UInt8] {
    good.randomElement(using: &random) ?? []
  }

  private func noise(_ count: Int, using random: inout SplitMix) -> [UInt8] {
    (0..<count).map { _ in UInt8(truncatingIfNeeded: random.next()) }
  }

  // What a reader might stumble over.
  private static let words = [
    "[", "{", "]", "}", ",", ":", "\"", "\\", "\\u", "\\ud83d", "-", ".", "e", "1e400", "nan",
    "null", "\"$data\":", "\"$number\":", "\0", "{\"$data\": \"", "[[[[[[[[", "\"version\": 2",
    "99999999999999999999", "-0", "\u{FEFF}",
  ].map { Array($0.utf8) }
}
