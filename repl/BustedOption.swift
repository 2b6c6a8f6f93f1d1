import Foundation

/// An option of busted's command that `drilldown test` spells differently, or doesn't have.
struct BustedOption {
  private let names: [String]
  /// What to use here; nil for nothing.
  private let replacement: String?

  private init(_ names: String..., replacement: String? = nil) {
    self.names = names
    self.replacement = replacement
  }

  /// The options that are refused here, as busted 2.1 has them.
  private static let all = [
    Self("-p", "--pattern", replacement: "a path such as 'spec/**/*_test.lua'"),
    Self("--exclude-pattern", replacement: "'exclude-pattern' in .busted"),
    Self("--filter-out", replacement: "--exclude"),
    Self("--name", replacement: "--filter with a Lua pattern, or a path as FILE:LINE"),
    Self("-t", "--tags", replacement: "--tag"),
    Self("--exclude-tags", replacement: "--exclude-tag"),
    Self("-m", replacement: "--lpath"),
    Self("--cpath", replacement: "package.cpath in a file for --helper"),
    Self("-r", replacement: "--run"),
    Self("-f", "--config-file", replacement: ".busted in the current folder"),
    Self("-o", "--output", replacement: "--report"),
    Self("-c", replacement: "--coverage, or --report lcov:FILE for lines"),
    Self("-l", replacement: "--list"),
    Self("-k", "--keep-going", replacement: "what happens without --fail-fast"),
    Self("--no-keep-going", replacement: "--fail-fast"),
    Self("--shuffle-tests", replacement: "--shuffle"),
    Self("--sort", "--sort-tests", "--no-shuffle", replacement: "what happens without --shuffle"),
    Self(
      "-C", "--directory", "--coverage-config-file", "--lang", "--loaders", "--lua", "-Xoutput",
      "-Xhelper", "-s", "--enable-sound", "--ignore-lua", "--lazy", "--no-lazy", "--auto-insulate",
      "--no-auto-insulate", "-R", "--recursive", "--no-recursive", "--shuffle-files",
      "--sort-files", "--suppress-pending", "--defer-print"),
  ]

  /// A message of `drilldown test` about an unknown option of busted's, with what to use instead of the
  /// parser's guess; nil for other messages.
  static func explained(in message: String) -> String? {
    guard message.contains("drilldown test"),
      let found = message.firstMatch(of: /Unknown option '([^'=]+)[^']*'[^\n]*/),
      let row = all.first(where: { $0.names.contains(String(found.1)) })
    else { return nil }
    let sentence =
      row.replacement.map { "Unknown option '\(found.1)'; busted's is here \($0)." }
      ?? "Unknown option '\(found.1)'; busted's has no counterpart here."
    return message.replacingCharacters(in: found.range, with: sentence)
  }
}
