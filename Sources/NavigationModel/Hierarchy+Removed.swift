extension Hierarchy {
  /// The controllers that were in the hierarchy, according to the trace, were removed and are
  /// alive, with all those below them; owners before what they own.
  ///
  /// Those in reserve, which one in the hierarchy retains, are none of them, nor is what is in these.
  public func removedButAlive(in trace: Trace, besides reserve: [ID] = []) -> [ID] {
    let present = Set(members + members(below: reserve))
    let removed = trace.droppedLeavers.union(trace.events.leavers(inFirst: trace.events.count))
    let left = identifiers.filter { removed.contains($0) && !present.contains($0) }
    let all = Set(members(below: left))
    let tops = all.filter { self[$0].owner.map(all.contains) != true }
    return members(below: tops.sorted { $0.number < $1.number })
  }
}
