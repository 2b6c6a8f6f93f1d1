#if DEBUG
  import NavigationModel

  // Debug builds check after each turn what it has changed in the hierarchy; a check of all of it would
  // take longer than most turns.
  extension TransitionEngine {
    /// Notes the controllers whose links a change has changed.
    func noteLinks(_ change: Change) {
      if let subject = change.subject { changedLinks.insert(subject) }
      change.adopted.forEach { changedLinks.insert($0) }
      change.orphaned.forEach { changedLinks.insert($0) }
    }

    /// Reports that those links contradict each other, as those of a controller that is a child twice:
    /// no call, and no answer of a delegate, may lead there.
    func checkLinks() {
      if changedLinks.isEmpty { return }
      let faults = changedLinks.filter(hierarchy.contains).flatMap(hierarchy.faults)
      changedLinks = []
      if !faults.isEmpty { stage.onContradiction(faults) }
    }
  }
#endif
