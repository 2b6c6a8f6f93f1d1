import NavigationModel

// What a tour prints.
extension Session {
  /// Shows the current step.
  func showTour() {
    guard let tour, let step = tour.step else { return }
    write("\n" + paint(Prose.folded(tour.heading, to: columns()), .code) + "\n")
    writeFolded(named("  \(step.task)\n\(tour.help)"))
  }

  /// Shows how to do the step, or what it needs.
  func showHint() {
    guard let tour, let step = tour.step else { return }
    guard !step.needs.holds(hierarchy) else { return writeFolded(named(tour.help)) }
    writeFolded(
      "  hint  This step needs \(step.needs.name). :tour again begins it anew, :tour back the one before.\n"
    )
  }

  /// Shows what there is to learn from what an input did.
  func showRemarks(of step: TourStep, _ evidence: TourEvidence) {
    write("\n")
    for (index, remark) in step.remarks.filter({ $0.condition(evidence) }).enumerated() {
      let more = remark.fact.map { " (:explain \($0))" } ?? ""
      writeFolded("  \(index == 0 ? "done" : "    ")  \(named(remark.text, evidence))\(more)\n")
    }
  }

  /// A text with the names of this world for `$nav` and others.
  func named(_ text: String, _ evidence: TourEvidence? = nil) -> String {
    let names = TourNames(of: self, evidence)
    return text.replacing(/\$(\w+)/) { names[String($0.1)] ?? String($0.1) }
  }
}
