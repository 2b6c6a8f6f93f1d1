/// Two pieces of work run in turns, so that a busy machine slows both; the median of the ratios.
///
/// `each` says how much is done at one run: how many operations, or controllers.
func compare(
  rounds: Int = 21, each: (work: Double, floor: Double) = (1, 1),
  _ work: () -> Void, with floor: () -> Void
) -> Row.Figure {
  work()
  floor()
  var ratios: [Double] = []
  var floors: [Double] = []
  for _ in 0..<rounds {
    let before = time(floor) / each.floor
    let own = time(work) / each.work
    let after = time(floor) / each.floor
    ratios.append(own / ((before + after) / 2))
    floors.append((before + after) / 2)
  }
  return .ratio(median(ratios), floor: median(floors))
}

/// The time of a piece of work in seconds.
func time(_ work: () -> Void) -> Double {
  let start = ContinuousClock.now
  work()
  let (seconds, attoseconds) = (ContinuousClock.now - start).components
  return Double(seconds) + Double(attoseconds) / 1e18
}

/// The middle one.
func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
