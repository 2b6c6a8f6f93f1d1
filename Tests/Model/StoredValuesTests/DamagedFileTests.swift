import Foundation
import StoredValues
import Support
import Testing

struct DamagedFileTests {
  private let damage: Damage

  init() throws {
    var random = SplitMix(seed: 99)
    var records: [[String: StoredValue]] = (0..<6).map { _ in
      (0..<4).reduce(into: [:]) { $0["key \($1)"] = .random(depth: 4, using: &random) }
    }
    records += [[:], ["deep": .nested(40)], NumberedState(number: 3, size: 300).contents]
    damage = Damage(to: try records.map { try StoredFile(.defaults, at: "").text(of: $0) })
  }

  @Test(.slow("it reads thousands of damaged texts")) func damagedBytesAreAValueOrAnError() {
    var random = SplitMix(seed: 10_000)
    var refused = 0
    let file = StoredFile(.defaults, at: "")
    for _ in 0..<10_000 {
      let bytes = damage.damaged(using: &random)
      do throws(StoredFileProblem) {
        let contents = try file.contents(of: bytes)
        #expect((try? file.contents(of: file.text(of: contents))) == contents)
      } catch {
        refused += 1
        guard case .text(let problem) = error else {
          Issue.record("the text is what is wrong")
          continue
        }
        #expect(!problem.message.isEmpty)
        #expect(problem.description.count < 200, "\(problem)")
      }
    }
    #expect(refused > 5_000, "the damage is none")
    #expect(refused < 10_000, "nothing is read at all")
  }

  @Test(.slow("it reads thousands of damaged texts")) func damagedFilesAreReadOrRefused() throws {
    let folder = try TemporaryFolder()
    var random = SplitMix(seed: 300)
    var refused = 0
    for number in 0..<300 {
      let bytes = damage.damaged(using: &random)
      let file = folder.file("file \(number)")
      folder["file \(number)"] = bytes
      do throws(StoredFileError) {
        #expect(try file.read() != nil)
        #expect(folder["file \(number)"] == bytes)
      } catch {
        refused += 1
        #expect(error.outcome == .untouched)
        #expect(folder["file \(number)"] == bytes)
      }
    }
    #expect(refused > 100)
  }
}
