import Support
import Testing

#if os(Linux)
  /// If the system has no memory left, a message says so, whichever code allocated.
  @Suite(.slow("it starts processes"))
  struct ShortageTests {
    @Test(arguments: [
      "local t = {} while true do t[#t + 1] = UIViewController() end",
      "local t = {} while true do t[#t + 1] = UIView() t[#t]:addSubview(UIView()) end",
      "local t = {} while true do t[#t + 1] = {} end",
      "local t = {} while true do t[#t + 1] = function() return t end end",
      "local t = {} while true do t[#t + 1] = ('x'):rep(1e6) .. #t end",
      "local s = ('x'):rep(1e6) while true do s = s .. s end",
      "local c = UIViewController() c.title = ('x'):rep(4e6) while true do c.title = c.title .. c.title end",
      "local t = {} while true do t[#t + 1] = coroutine.create(print) end",
      "local t = {} while true do t[#t + 1] = UINavigationController{ UIViewController() } end",
    ])
    func theEndIsASentence(_ script: String) throws {
      let run = try LostOutputTests.run(
        "ulimit -v 250000; \"$0\" -e 'print(\"out\") \(script.replacing("'", with: "\""))'")
      #expect(run.code == 1)
      #expect(run.output == "out\n")
      #expect(run.errorOutput.contains("not enough memory"))
      let lines = run.errorOutput.split(separator: "\n").drop { $0.hasPrefix("Fatal error: ") }
      #expect(lines.first?.hasPrefix("error: ") == true)
      #expect(!run.errorOutput.contains("rip 0x"), "there is no backtrace")
    }

    @Test func aTestThatNeedsTooMuchFailsAndTheOthersRun() throws {
      let bomb = "it('bomb', function() local t = {} while true do t[#t + 1] = UIView() end end)"
      try withFolder(["a_spec.lua": bomb, "b_spec.lua": "it('passes', function() end)"]) {
        folder throws in
        let line = "ulimit -v 500000; \"$0\" test --max-memory 4G a_spec.lua b_spec.lua"
        let run = try LostOutputTests.run(line, in: folder)
        #expect(run.code == 1)
        #expect(run.output.contains("not enough memory"))
        #expect(run.output.hasSuffix("1 passed, 1 failed\n"))
      }
    }

    /// Down to the least memory with which the system starts the program at all.
    @Test func theStartEndsWithASentence() throws {
      func run(_ kilobytes: Int) throws -> CommandRun {
        try LostOutputTests.run("ulimit -v \(kilobytes); exec \"$0\" -e 'print(1)'")
      }
      var (tooLittle, enough) = (1 << 14, 1 << 20)
      while enough - tooLittle > 64 {
        let middle = (tooLittle + enough) / 2
        if try run(middle).code == 0 { enough = middle } else { tooLittle = middle }
      }
      var sentences = 0
      for missing in 1... {
        let run = try run(enough - missing * 64)
        if run.code == 0 { continue }
        guard run.code == 1 else {
          // The loader has no memory, or the kernel, which ends it before any of our code.
          #expect(run.code == 127 || sentences > 0, "\(run.summary)")
          break
        }
        #expect(run.errorOutput.hasSuffix("error: not enough memory\n"), "\(run.summary)")
        sentences += 1
      }
      #expect(sentences > 0)
    }

    @Test(arguments: [64, 96, 128, 256])
    func aFullStackIsASentence(_ kilobytes: Int) throws {
      let tabs = """
        local top = UIViewController()
        for _ = 1, 5000 do top = UITabBarController{ top } end
        window.rootViewController = top
        wait(1)
        """
      for script in ["", tabs] {
        let run = try LostOutputTests.run("ulimit -s \(kilobytes); \"$0\" -e '\(script)'")
        if script.isEmpty && run.code == 0 { continue }
        #expect(run.code == 1, "\(run.summary)")
        #expect(run.errorOutput.hasPrefix("error: "))
        #expect(run.errorOutput.hasSuffix("the stack is full; 'ulimit -s' sets its size\n"))
      }
    }

    /// A crash for another reason is not reported as one.
    @Test func otherSignalsEndItAsEver() throws {
      let twice = "kill -SEGV $!; sleep 1; kill -SEGV $!"  // Swift survives one
      let line = "\"$0\" -e 'while true do end' & sleep 0.5; \(twice); wait $!; echo $?"
      let run = try LostOutputTests.run(line)
      #expect(run.output == "139\n")
      #expect(!run.errorOutput.contains("not enough memory"))
    }
  }
#endif
