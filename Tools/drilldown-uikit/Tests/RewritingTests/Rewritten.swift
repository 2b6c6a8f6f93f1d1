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

/// The texts that are compiled for the files of a module.
func rewritten(_ module: [String: String]) -> [String: String] {
  let files = module.sorted { $0.key < $1.key }.map { ($0.key, ParsedFile($0.value)) }
  var declarations = Declarations()
  for (_, file) in files { file.collect(into: &declarations) }
  var options = RewritingOptions(
    isFilming: false, isInModuleForUIKit: files.contains { $0.1.usesUIKit },
    uniqueClasses: declarations.uniqueClasses, namesOfUIKit: NamesOfUIKit(["CALayer"]))
  for (_, file) in files {
    options.sentInterfaceMembers.merge(file.sentInterfaceMembers, uniquingKeysWith: +)
  }
  var results = files.map { ($0.0, $0.1.rewriting(declarations, options, path: $0.0)) }
  for member in results.flatMap(\.1.sentMembers) {
    guard let index = results.firstIndex(where: { $0.1.takes(member) }) else { continue }
    results[index].1.add(member, path: results[index].0)
  }
  return Dictionary(uniqueKeysWithValues: results.map { ($0.0, $0.1.text.edited) })
}
