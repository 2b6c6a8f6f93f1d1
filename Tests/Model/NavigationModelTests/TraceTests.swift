import NavigationModel
import Testing

struct TraceTests {
  private func event(_ number: Int, text: String? = nil) -> Event {
    Event(
      at: .milliseconds(number), kind: .mark, callback: "mark", arguments: [text ?? "\(number)"])
  }

  private func trace(of count: Int, from first: Int? = nil) -> Trace {
    var trace = Trace()
    if let first { trace.retain(from: first) }
    for number in 0..<count { trace.append(event(number)) }
    return trace
  }

  @Test func eventsAreReadAsTheyWereAdded() {
    var hierarchy = Hierarchy()
    let id = hierarchy.insert(className: "UIViewController")
    // The same letter twice, in other bytes.
    let names = ["Home", "Page", "\u{E9}", "e\u{301}", ""]
    let events = names.flatMap { name in
      [[], ["nil"], ["Page", "Home"], [""]].map { arguments in
        Event(
          at: .seconds(name.count), kind: .delegate, subject: arguments.isEmpty ? nil : id,
          name: name, callback: name + "Call", isAnimated: arguments.count == 1,
          isContainer: name == "Home", arguments: arguments)
      }
    }
    var trace = trace(of: Trace.mostEvents / 2)
    for event in events { trace.append(event) }
    trace.setAnswer("", of: trace.count - 1)
    trace.setArguments(["Other", "Home"], of: trace.count - 2)
    trace.takeBack(trace.count - 3)
    let kept = Array(trace.part(from: Trace.mostEvents / 2).events)
    #expect(kept.dropLast(2) == events.dropLast(3))
    #expect(
      kept.dropLast(2).map { Array($0.name.utf8) } == events.dropLast(3).map { Array($0.name.utf8) }
    )
    #expect(kept[kept.count - 2].arguments == ["Other", "Home"])
    #expect(kept.map(\.answer) == kept.dropLast().map { _ in nil } + [""])
    while trace.dropped == 0 { trace.append(event(0)) }
    #expect(Array(trace.part(from: Trace.mostEvents / 2).events.prefix(kept.count)) == kept)
  }

  @Test func theOldestEventsAreDropped() {
    let trace = trace(of: 3 * Trace.mostEvents)
    #expect(trace.events.count <= Trace.mostEvents)
    #expect(trace.events.count > Trace.mostEvents / 2)
    #expect(trace.count == 3 * Trace.mostEvents)
    #expect(trace.events.first?.text == "\(trace.dropped)")
    #expect(trace.events.last?.text == "\(trace.count - 1)")
  }

  @Test func longTextsCount() {
    var trace = Trace()
    let text = String(repeating: "x", count: 1 << 20)
    for number in 0..<100 { trace.append(event(number, text: text)) }
    #expect(trace.events.count <= 16)
    #expect(trace.count == 100)
  }

  @Test func aPartSaysWhatIsMissing() {
    let trace = trace(of: Trace.mostEvents + 1)
    let dropped = trace.dropped
    #expect(dropped == Trace.mostEvents / 4)
    #expect(trace.part(from: 0).missing == dropped)
    #expect(trace.part(from: 10).missing == dropped - 10)
    #expect(trace.part(from: dropped) == .init(missing: 0, events: Array(trace.events)[...]))
    #expect(trace.part(from: trace.count - 1).events.map(\.text) == ["\(trace.count - 1)"])
    #expect(trace.part(from: trace.count) == .init(missing: 0, events: []))
  }

  @Test func aTimeKnowsWhetherAllSinceIsThere() {
    let trace = trace(of: Trace.mostEvents + 1)
    let last = Duration.milliseconds(trace.dropped - 1)
    #expect(trace.lastDropped == last)
    #expect(trace.part(from: last).missing == trace.dropped)
    let rest = trace.part(from: last + .nanoseconds(1))
    #expect(rest.missing == 0)
    #expect(rest.events.count == trace.events.count)
  }

  @Test func whatAReaderWantsIsKept() {
    var trace = trace(of: 2 * Trace.mostEvents, from: 100)
    #expect(trace.part(from: 100).missing == 0)
    #expect(trace.part(from: 100).events.count == 2 * Trace.mostEvents - 100)
    trace.release(from: 100)
    trace.append(event(0))
    #expect(trace.part(from: 100).missing > 0)
  }

  @Test func momentsStayWhatTheyWere() {
    var hierarchy = Hierarchy()
    let id = hierarchy.insert(className: "UIViewController")
    var trace = trace(of: Trace.mostEvents - 1)
    trace.append(Event(at: .zero, kind: .callback, subject: id, callback: "viewDidAppear"))
    let moment = trace.moment(of: .viewDidAppear, id)
    #expect(moment?.event == Trace.mostEvents - 1)
    trace.append(event(0))
    #expect(trace.dropped > 0)
    #expect(trace.moment(of: .viewDidAppear, id) == moment)
  }

  @Test func leaversAreKnownThoughTheirEventsWereDropped() {
    var hierarchy = Hierarchy()
    let ids = (0..<2).map { _ in hierarchy.insert(className: "UIViewController") }
    var trace = Trace()
    for id in ids {
      trace.append(Event(at: .zero, kind: .callback, subject: id, callback: "viewDidDisappear"))
    }
    for number in 0...Trace.mostEvents { trace.append(event(number)) }
    #expect(trace.part(from: 0).missing > 2)
    #expect(hierarchy.removedButAlive(in: trace) == ids)
    hierarchy.remove(ids[0])
    trace.forget(ids[0])
    #expect(hierarchy.removedButAlive(in: trace) == [ids[1]])
  }

  @Test func aClearedTraceMissesNothing() {
    var trace = trace(of: Trace.mostEvents + 1)
    trace.clear()
    #expect(trace == Trace())
  }
}
