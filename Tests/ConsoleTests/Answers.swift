import Console

/// What a session at a prompt says to an input, after others.
@MainActor func answer(to input: String, after others: [String] = []) -> String {
  var said = ""
  let session = Session(write: { said += $0 }, writeError: { said += $0 })
  for other in others { session.handle(other) }
  said = ""
  session.handle(input)
  return said
}

/// What a session at a prompt says to the last of some inputs.
@MainActor func answers(_ inputs: String...) -> String {
  answer(to: inputs.last ?? "", after: inputs.dropLast())
}
