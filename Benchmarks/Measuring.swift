import Floors

/// Compares two pieces of work that run alternately, so that a busy machine slows both; the result
/// is the median of the ratios.
///
/// `each` is the number of operations, or controllers, in one run.
func compare(
  rounds: Int = 21, each: (work: Double, floor: Double) = (1, 1),
  _ work: () -> Void, with floor: () -> Void
) -> Benchmark.Figure {
  compareTimes(
    rounds: rounds, each: each,
    {
      work()
      return nil
    },
    with: {
      floor()
      return nil
    })
}

/// Compares two pieces of work that may measure their own time.
func compareTimes(
  rounds: Int, each: (work: Double, floor: Double) = (1, 1),
  _ work: () -> Double?, with floor: () -> Double?
) -> Benchmark.Figure {
  _ = (work(), floor())
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

/// The processor time of a piece of work in seconds.
private func time(_ work: () -> Double?) -> Double {
  let start = dd_floor_clock()
  return work() ?? dd_floor_clock() - start
}

/// The median.
func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
