import NavigationModel

extension Stage {
  /// Notes once that a program uses a name that the releases of its profile didn't have.
  package func note(_ name: NewerName) {
    guard name.isMissing(in: profile.era), notedNames.insert(name.name).inserted else { return }
    report(.newerName, name.name, "\(name.since)", name.instead)
  }

  /// Runs a body in which the framework itself uses a name.
  func withoutNoting(_ name: NewerName, _ body: () -> Void) {
    let isNew = notedNames.insert(name.name).inserted
    body()
    if isNew { notedNames.remove(name.name) }
  }
}
