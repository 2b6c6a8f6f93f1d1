import HeadlessUIKit
import NavigationModel
import Support
import Testing

/// What the sources say about calls that leave the framework.
struct CallSourceTests {
  @Test(.slow("it reads all sources")) func everyRowIsInItsTable() throws {
    let rows = try FrameworkSources.declarations(of: /static let (\w+) = Call\(/)
    #expect(rows.count > 150)
    for row in rows {
      #expect(
        row.text.contains(try Regex("(?i)\\b\(row.name)\\.row\\b")), "\(row.path): \(row.name)")
    }
  }

  @Test(.slow("it reads all sources")) func everyClosureIsInTheTable() throws {
    let rows = try FrameworkSources.declarations(of: /static let (\w+) = Self\(\s*"/).filter {
      $0.path == "Calls/Handler.swift"
    }
    #expect(rows.count == HandlerCall.all.count)
    for row in rows {
      #expect(row.text.contains(try Regex("(?s)static let all = .*\\b\(row.name),")), "\(row.name)")
    }
  }

  @Test(.slow("it reads all sources")) func onlyTheTableCallsClosuresThatAProgramPasses() throws {
    let found = try FrameworkSources.callsOfPassedClosures
    #expect(Set(found).subtracting(FrameworkSources.ownPassedCalls) == [])
    #expect(FrameworkSources.ownPassedCalls.isSubset(of: found))
  }

  @Test(arguments: [
    "    try changes()", "    actions(Context(1))", "    let made = changes?(it) ?? other",
    "    actions(&it)",
  ])
  func callsOfPassedClosuresAreFound(line: String) throws {
    let text =
      "  public func draw(\n    actions: (Context) -> Void, _ changes: (() throws -> Int)?\n  ) {"
    #expect(try FrameworkSources.callsOfPassedClosures(in: "\(text)\n\(line)") == [line])
  }

  @Test(arguments: [
    "    handler = Handler(.drawing) { actions(it) }", "    other.actions(it)",
    "    changes.map(call)",
  ])
  func closuresThatArePassedOnAreNot(line: String) throws {
    let text = "  public func draw(actions: (Context) -> Void, changes: () -> Void) {"
    #expect(try FrameworkSources.callsOfPassedClosures(in: "\(text)\n\(line)") == [])
  }

  @Test(.slow("it reads all sources")) func onlyTheTableCallsDelegatesAndDataSources() throws {
    #expect(try FrameworkSources.lines(matching: #"(?i:delegate|dataSource)\??\.\w+\("#) == [])
    let animators = try FrameworkSources.lines(matching: #"\b(animator|driver)\??\.\w+\("#).filter {
      $0.hasPrefix("Engine/") || $0.hasPrefix("Presentation/")
    }
    #expect(animators == [])
  }

  @Test(.slow("it reads all sources")) func onlyTheTableCallsObjectsThatAProgramPasses() throws {
    let call =
      #"\.(makeContentView|supports|restoreUserActivityState)\(|\.(will|did)Move\(to:"#
    let found = try FrameworkSources.lines(matching: call)
    #expect(found.filter { !$0.hasPrefix("Generated/") } == [])  // the methods' default bodies
  }

  @Test(.slow("it reads all sources")) func viewsCallNoMembersOfOthersPastTheTable() throws {
    let members =
      #"\.((will|did)Move\(?[tT]o(Superview|Window)|didAddSubview|willRemoveSubview|layoutSubviews)\b"#
    let questions = #"\.(hitTest|point\(inside|tintColorDidChange|updateConstraints)\("#
    let ofCells =
      #"\.(setSelected|setHighlighted|setEditing|prepareForReuse)\(|^ +apply\(attributes"#
    let responders = #"\.(become|resign)FirstResponder\(|guard can\w+FirstResponder"#
    let touches =
      #"\.((touches|presses)(Began|Moved|Changed|Ended|Cancelled)|updateConfiguration)\("#
    let sizes = #"(\w\.|= )((sizeThatFits|systemLayoutSizeFitting)\(|intrinsicContentSize\b)"#
    let tracking = #"\.(begin|continue|end|cancel)Tracking\(|window\.sendEvent\("#
    let found =
      try FrameworkSources.lines(matching: members) + FrameworkSources.lines(matching: questions)
      + FrameworkSources.lines(matching: ofCells) + FrameworkSources.lines(matching: responders)
      + FrameworkSources.lines(matching: touches) + FrameworkSources.lines(matching: sizes)
      + FrameworkSources.lines(matching: tracking)
    // Layers have no members that can be overridden from outside.
    let others = found.filter {
      !$0.contains("super.") && !$0.hasPrefix("Views/Drawing/CALayer") && !$0.contains("case .")
        && !$0.hasPrefix("Views/Base/UIView+Calls") && !$0.hasPrefix("Generated/")
        // Its field is the framework's own.
        && !$0.contains(" field.")
    }
    #expect(others == [])
  }

  @Test(.slow("it reads all sources")) func oneFunctionRecordsCalls() throws {
    let places = try FrameworkSources.lines(
      matching: #"\b(stage|stage\(\)|current)\.record\("#, inTable: true)
    #expect(places.map { $0.prefix { $0 != ":" } } == ["Calls/CallOut.swift"])
  }

  @Test(.slow("it reads all sources")) func onlyTheTableCallsOverrides() throws {
    #expect(try FrameworkSources.lines(matching: #"\boverrides\??\.call\("#) == [])
  }

  @Test(.slow("it reads all sources")) func theEngineKnowsNoClassesOfContainersAndPresentations()
    throws
  {
    let cast = #"\b(as\?|is) (any )?UI\w+Controller\b"#
    let engine = Set(
      try FrameworkSources.declarations(
        of: /(?:class|extension) (TransitionEngine|ActiveTransition)\b/
      )
      .map(\.path))
    #expect(engine.count > 20)
    let places = try FrameworkSources.lines(matching: cast).filter { line in
      engine.contains(String(line.prefix { $0 != ":" }))
    }
    #expect(places == [])
  }

  @Test(.slow("it reads all sources")) func oneFunctionAdmitsCallsToLanes() throws {
    #expect(try FrameworkSources.lines(matching: #"\badmission\(|\bcase \.later\b"#).count == 3)
    let others = try FrameworkSources.lines(matching: #"\bengine\.(wait|active)\b"#)
    // A search that is activated while it is dismissed waits for that.
    #expect(
      others.filter { !$0.hasPrefix("Engine/") && !$0.hasPrefix("World/") }.map {
        $0.prefix { $0 != ":" }
      }
        == ["Controllers/Search/UISearchController+Activation.swift"])
  }

  @Test(.slow("it reads all sources")) func onlyTheTableCallsStoredClosures() throws {
    var found: [String] = []
    for name in try FrameworkSources.storedClosures.subtracting(FrameworkSources.ownClosures) {
      found += try FrameworkSources.lines(matching: FrameworkSources.call(of: name), in: name)
    }
    #expect(Set(found).subtracting(FrameworkSources.ownCalls) == [])
    #expect(FrameworkSources.ownCalls.isSubset(of: found))
  }

  @Test(arguments: [
    "    stored()", "    self.stored?(1)", "    let it = stored[index]?(1)",
    "    other.stored![0](1)",
    "    for each in stored { each() }", "    for each in box.stored where isIn { each(1) }",
  ])
  func callsOfStoredClosuresAreFound(line: String) throws {
    #expect(try FrameworkSources.LinePattern(FrameworkSources.call(of: "stored")).matches(line))
  }

  @Test(arguments: [
    "    unstored()", "    stored.append(1)", "    for each in stored { each.run() }",
  ])
  func otherUsesAreNot(line: String) throws {
    #expect(try !FrameworkSources.LinePattern(FrameworkSources.call(of: "stored")).matches(line))
  }

  @Test func wordsEndAtDots() throws {
    #expect("engine.deliver(it)".firstMatch(of: FrameworkSources.simple(/\bdeliver\(/)) != nil)
  }

  @Test(.slow("it reads all sources")) func onlyTheEngineDeliversCallbacksOfAppearanceAndLayout()
    throws
  {
    let delivery =
      #"\bdeliver\(|receive\((callback|\.(view(Will|Is|Did)(Appear|Disappear|Layout)|update))"#
    let places = try FrameworkSources.lines(matching: delivery).map { $0.prefix { $0 != ":" } }
    #expect(places.allSatisfy { $0.hasPrefix("Engine/TransitionEngine") }, "\(places)")
    #expect(places.count > 5)
  }

  @Test(.slow("it reads all sources")) func theFrameworkHasNoWordAboutScripts() throws {
    let word = #"\b[Ss]cripts?\b|[a-z]Script|\bscript[A-Z]|\bLua"#
    #expect(try FrameworkSources.lines(matching: word, inTable: true) == [])
  }
}
