import Rewriting

/// The text that is compiled for a file, given what other files declare.
func rewritten(_ text: String, others: [String] = []) -> String {
  rewriting(text, others: others).text.edited
}

/// The places and texts of what is remarked on in a file.
func remarks(_ text: String, others: [String] = []) -> [String] {
  rewriting(text, others: others).remarks.map { "\($0.line):\($0.column) \($0.text)" }
}

private func rewriting(_ text: String, others: [String]) -> (text: EditedText, remarks: [Remark]) {
  let file = ParsedFile(text)
  var declarations = Declarations()
  for other in [file] + others.map({ ParsedFile($0) }) { other.collect(into: &declarations) }
  return file.rewritten(declarations)
}

/// The text with each run of blanks as one blank, so that a table shows what is left.
func squeezed(_ text: String) -> String {
  text.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
}
