extension OwnershipTests {
  /// Fields, classes, closures, timers and tasks.
  nonisolated static let codeCycles = [
    OwnershipCase("a field that is the object itself", "local v = new 'A' v.me = v"),
    OwnershipCase(
      "two that know each other", "local a, b = new 'A', new 'B' a.other, b.other = b, a"),
    OwnershipCase(
      "a callback that captures its object",
      "local v = new 'A' function v:viewDidLoad() return v end show(v)"),
    OwnershipCase(
      "an own class whose fields are closures",
      """
      local Own = class("Own", UIViewController)
      local v = track(Own{})
      Own.latest, Own.make = v, function() return v end
      function Own:viewDidLoad() return v, Own end
      show(v)
      """),
    OwnershipCase(
      "an own class of several levels whose init keeps its table",
      """
      local Base = class("Base", UIViewController)
      local Own = class("Own", Base)
      function Base:init(args) self.args, args.owner = args, self end
      show(track(Own{ title = "x" }))
      """),
    OwnershipCase(
      "deinit that captures another of its class",
      """
      local Own = class("Own", UIViewController)
      local a, b = track(Own{}), track(Own{})
      function Own:deinit() return a, b end
      a.other, b.other = b, a
      """),
    OwnershipCase(
      "a timer that has run",
      "local v = new 'A' after(0.5, function() v.timer = function() return v end end) wait(1)"),
    OwnershipCase(
      "performSelector",
      "local v = new 'A' function v:later(other) self.other = other end v:perform('later', v, 0.2) wait(1)"
    ),
    OwnershipCase(
      "a task that has ended",
      "local v = new 'A' v.task = app.task(function() wait(0.3) return v end) wait(1)"),
    OwnershipCase(
      "a task that was cancelled while it waited",
      "local v = new 'A' v.task = app.task(function() wait(300) return v end) wait(0) v.task:cancel() wait(1)"
    ),
    OwnershipCase(
      "a task that failed",
      "local v = new 'A' v.task = app.task(function() wait(0.1) error({ v }) end) pcall(wait, 1)"),
    OwnershipCase(
      "a coroutine that is never resumed",
      "local v = new 'A' v.co = coroutine.create(function() coroutine.yield(v) end) coroutine.resume(v.co)"
    ),
    OwnershipCase(
      "the block of a transaction",
      "local v = show(new 'A') CATransaction.setCompletionBlock(function() v.done = v end) v:present(new 'B', true) settle()"
    ),
    OwnershipCase(
      "a weak reference to itself",
      "local v = new 'A' v.me = weak(v) function v:viewDidLoad() return v.me:get() end show(v)"),
    OwnershipCase(
      "events of a recording",
      "local v = new 'A' v.events = record(function() show(v) end)"),
    OwnershipCase(
      "an error that a callback raised with its object",
      "local v = new 'A' function v:viewDidLoad() error({ v = v }) end pcall(show, v)"),
    OwnershipCase(
      "elements and pairs of a container",
      "local n = track(UINavigationController{ new 'A', new 'B' }) for key, value in pairs(n) do value.nav = n end n.walk, n.first = pairs(n), n[1]"
    ),
  ]
}
