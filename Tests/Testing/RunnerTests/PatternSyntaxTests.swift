import Lua
import Testing

@testable import Specs

@MainActor struct PatternSyntaxTests {
  @Test(arguments: [
    ("z [", "malformed pattern (missing ']')"), ("z[^]", "malformed pattern (missing ']')"),
    ("z[%]", "malformed pattern (missing ']')"), ("z%", "malformed pattern (ends with '%')"),
    ("z%b(", "malformed pattern (missing arguments to '%b')"),
    ("z%f", "missing '[' after '%f' in pattern"), ("z)", "invalid pattern capture"),
    ("z(a", "unfinished capture"), ("z%1", "invalid capture index %1"),
    ("z(a%1)", "invalid capture index %1"),
  ])
  func mistakesBehindALiteralAreFound(_ pattern: String, _ problem: String) {
    #expect(PatternSyntax.problem(in: pattern) == problem)
    #expect(TestPatterns.problem(with: ["a", pattern]) == "\(pattern): \(problem)")
  }

  @Test(arguments: [
    "", "^a$", "z[]]", "z[^]a-z%]]", "()z(a(b))%2", "%bxy%f[%w]", "a-b*c+d?", "%%%a", "$^",
  ])
  func validOnesAreTaken(_ pattern: String) {
    #expect(TestPatterns.problem(with: [pattern]) == nil)
  }
}
