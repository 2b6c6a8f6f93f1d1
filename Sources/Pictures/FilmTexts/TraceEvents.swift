import NavigationModel
import StoredValues

/// A film as trace events, which timeline viewers read: a thread for each controller, in which each
/// callback is a slice of one microsecond.
///
/// Slices follow each other at least two microseconds apart, so that their order is seen.
package struct TraceEvents {
  private let film: Film
  private let lanes: FilmLanes

  /// The trace of a film.
  package init(_ film: Film) {
    self.film = film
    lanes = FilmLanes(film)
  }

  /// The whole file.
  package var text: String { JSON.line(Trace(traceEvents: names + slices)) + "\n" }

  /// The names of the process and its threads.
  private var names: [Entry] {
    let process = Entry(
      name: "process_name", ph: "M", pid: 1, tid: 0,
      args: ["name": film.title.shown])
    let threads =
      [(Self.script, film.source.name.shown)] + lanes.all.map { ($0.number + 1, $0.name) }
    return [process]
      + threads.flatMap { number, name in
        [
          Entry(name: "thread_name", ph: "M", pid: 1, tid: number, args: ["name": name])
        ]
      }
  }

  /// The thread of the script's lines.
  private static let script = 0

  /// The steps of the script and the events, each later than the one before it.
  private var slices: [Entry] {
    var time: Int64 = 0
    return film.steps.flatMap { step -> [Entry] in
      let world = film.world(of: step)
      let start = max(time, step.began.wholeMicroseconds)
      time = start
      let events = step.events.map { event -> Entry in
        let at = max(time, event.at.wholeMicroseconds)
        time = at + 2
        return Entry(
          name: (event.textWithoutName ?? event.text).shown, ph: "X", pid: 1,
          tid: lanes.lane(of: event, in: world) + 1, ts: at, dur: 1, cat: event.kind.rawValue)
      }
      time = max(time, start + 2, step.ended.wholeMicroseconds)
      let code = film.source.codeLines(step.lines).first ?? ""
      let line = Entry(
        name: code.shown, ph: "X", pid: 1, tid: Self.script, ts: start, dur: time - 1 - start,
        cat: step.lineWords)
      return [line] + events
    }
  }

  private struct Trace: Encodable {
    let traceEvents: [Entry]
    let displayTimeUnit = "ms"
  }

  /// An event of the format, with its own names for its parts.
  private struct Entry: Encodable {
    let name, ph: String
    let pid, tid: Int
    var ts, dur: Int64?
    var cat: String?
    var args: [String: String]?
  }
}

extension Film.Step {
  /// When its first event or picture is.
  fileprivate var began: Duration { events.first?.at ?? moments.first?.at ?? .zero }
  /// When its last event or picture is.
  fileprivate var ended: Duration {
    max(events.last?.at ?? .zero, moments.last?.at ?? .zero)
  }
}
