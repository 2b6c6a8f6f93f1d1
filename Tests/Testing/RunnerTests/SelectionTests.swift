import Foundation
import Testing

@testable import Reports
@testable import Runner
@testable import Specs

struct SelectionTests {
  @Test(arguments: [
    ("*.lua", "./a.lua", true), ("*.lua", "./b/a.lua", false), ("**/*.lua", "./a.lua", true),
    ("**/*.lua", "./b/c/a.lua", true), ("b/**/a.lua", "b/a.lua", true), ("b/**", "b/c/a.lua", true),
    ("b/?.lua", "b/aa.lua", false), ("b/[ab].lua", "b/a.lua", true), ("./b/*", "b/a.lua", true),
    ("/abs/*.lua", "/abs/a.lua", true), ("caf?.lua", "./caf\u{E9}.lua", true),
    ("a*b*c", "aXbXbXc", true), ("a*b*c", "aXbX", false), ("*", "", false), ("a*", "a", true),
    ("[!a-c]x", "dx", true), ("[!a-c]x", "bx", false), ("[]a]", "]", true), ("[a", "[a", true),
    ("[z-a]", "m", false), ("\\*.lua", "*.lua", true), ("\\*.lua", "a.lua", false),
    ("[\u{E0}-\u{FF}]", "\u{E9}", true), ("[a-]", "-", true),
  ])
  func patternsMatch(_ pattern: String, _ path: String, _ matches: Bool) {
    #expect(PathPattern(pattern).matches(path) == matches)
  }

  @Test(arguments: [("a/b/*.lua", "a/b"), ("*.lua", "."), ("/x/**/y", "/x"), ("/*.lua", "/")])
  func patternsBeginInAFolder(_ pattern: String, _ folder: String) {
    #expect(PathPattern(pattern).folder == folder)
  }

  @Test(arguments: ["0/2", "3/2", "1/0", "1", "a/b", "1/2/3", "/", "-1/2"])
  func otherShardsAreRefused(_ text: String) {
    #expect(Shard(text) == nil)
  }

  @Test func everyTestIsInOneShardAndStaysThere() throws {
    let ids = (1...500).map {
      TestID(file: "./f\($0 % 7)_spec.lua", names: ["block", "test \($0)"])
    }
    let shards = try (1...4).map { try #require(Shard(index: $0, count: 4)) }
    let counts = shards.map { shard in ids.count(where: shard.contains) }
    #expect(counts.reduce(0, +) == 500)
    #expect(counts.allSatisfy { $0 > 90 })
    let plain = TestID(file: "f1_spec.lua", names: ["block", "test 1"])
    #expect(shards.map { $0.contains(ids[0]) } == shards.map { $0.contains(plain) })
  }

  @Test func aShardIsTheSameWhereverTheProjectIs() throws {
    func names(in folder: String) throws -> [Int] {
      var shard = try #require(Shard(index: 1, count: 3))
      let paths = (1...90).map { "\(folder)/\($0 % 7)/f\($0)_spec.lua" }
      shard.setRoots(for: paths)
      return paths.indices.filter {
        shard.contains(TestID(file: paths[$0], names: ["test \($0)"]))
      }
    }
    let current = FileManager.default.currentDirectoryPath
    #expect(try names(in: "/home/a/ws") == names(in: "/srv/b/c/project"))
    #expect(try names(in: "spec") == names(in: "\(current)/./spec"))
    #expect(try names(in: "../spec") == names(in: "x/../../spec"))
    #expect(try !names(in: "spec").isEmpty)
  }

  @Test func theSameSeedShufflesAlike() {
    func order(_ seed: Int, _ place: String) -> [Int] {
      var random = SeededRandom(seed: seed, for: place)
      return Array(1...20).shuffled(using: &random)
    }
    #expect(order(7, "a") == order(7, "a"))
    #expect(order(7, "a") != order(8, "a"))
    #expect(order(7, "a") != order(7, "b"))
  }
}
