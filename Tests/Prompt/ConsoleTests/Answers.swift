import Console

/// The output of a session for an input, after others.
@MainActor func answer(to input: String, after others: [String] = []) -> String {
  var output = ""
  let session = Session(write: { output += $0 }, writeError: { output += $0 })
  for other in others { session.handle(other) }
  output = ""
  session.handle(input)
  return output
}

/// The output of a session for the last of several inputs.
@MainActor func answers(_ inputs: String...) -> String {
  answer(to: inputs.last ?? "", after: inputs.dropLast())
}
