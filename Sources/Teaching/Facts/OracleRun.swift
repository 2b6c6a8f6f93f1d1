import Foundation

/// What UIKit answered to the scenarios of `Tests/Engine/Oracle` on one device: a file that a run on a Mac
/// writes.
package struct OracleRun: Decodable, Sendable {
  /// The name of the device, `iPhone 16 Pro`, and the release of iOS, `18.2`.
  package let device, release: String
  /// The scenarios that were run.
  package let scenarios: [Scenario]

  /// A scenario and what UIKit answered.
  package struct Scenario: Decodable, Sendable {
    /// Its name, and the tags of the facts that it settles.
    package let name, settles: String
    /// The lines of the results.
    package let lines: [String]
  }

  /// An answer that is evidence for or against a fact.
  package struct Answer: Sendable, Hashable {
    /// `iPhone 16 Pro, iOS 18.2: as here (moves-of-tabs)`.
    package let text: String
  }

  /// The runs in a folder, none without one; a file that isn't a run throws.
  package static func all(in folder: URL) throws -> [OracleRun] {
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    return try names.filter { $0.hasSuffix(".json") }.map { name in
      let file = folder.appending(path: name)
      do {
        return try JSONDecoder().decode(OracleRun.self, from: Data(contentsOf: file))
      } catch {
        throw OracleRunError(
          errorDescription: "\(file.path) is no run of the oracle: \(error.localizedDescription)")
      }
    }
  }

  /// The answers by fact; `expected` has the lines that this project gives, by the name of a scenario.
  package func answers(_ expected: (String) -> [String]?) -> [(tag: Tag, answer: Answer)] {
    scenarios.flatMap { scenario in
      let agrees = expected(scenario.name).map { $0 == scenario.lines }
      let verdict =
        agrees.map { $0 ? "as here" : "differs" } ?? "a question that is not asked any more"
      let answer = Answer(text: "\(device), iOS \(release): \(verdict) (\(scenario.name))")
      return Tag.found(in: Substring(scenario.settles)).map { ($0, answer) }
    }
  }
}

/// A file that can't be read as a run.
private struct OracleRunError: LocalizedError {
  let errorDescription: String?
}

extension OracleRun {
  /// The answers of all runs that are checked in at a repository.
  static func answers(of root: URL) throws -> [(tag: Tag, answer: Answer)] {
    let oracle = root.appending(path: "Tests/Engine/Oracle")
    let runs = try all(in: oracle.appending(path: "Evidence"))
    return runs.flatMap { run in
      run.answers { name in
        let file = oracle.appending(path: "Results/\(name).jsonl")
        return (try? String(contentsOf: file, encoding: .utf8)).map {  // nil where there is none
          $0.split(separator: "\n").map(String.init)
        }
      }
    }
  }
}
