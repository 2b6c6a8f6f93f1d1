-- The order of execution, with every word of the language.
local function say(what) return function() print(what) end end

describe("outer", function()
  print("outer is read")
  setup(say("outer setup"))
  teardown(say("outer teardown"))
  lazy_setup(say("outer lazy_setup"))
  lazy_teardown(say("outer lazy_teardown"))
  strict_setup(say("outer strict_setup"))
  strict_teardown(say("outer strict_teardown"))
  before_each(say("outer before_each 1"))
  before_each(say("outer before_each 2"))
  after_each(say("outer after_each 1"))
  after_each(say("outer after_each 2"))

  it("first", function()
    finally(say("finally"))
    print("first")
  end)

  context("inner", function()
    print("inner is read")
    before_each(say("inner before_each"))
    after_each(say("inner after_each"))
    spec("second", say("second"))
    test("third", say("third"))
  end)

  describe("without tests", function()
    setup(say("setup without tests"))
    lazy_setup(say("lazy_setup without tests"))
  end)

  pending("not yet", say("never"))
  pending("without a body")
  it "fourth"(say("fourth"))
end)

it("at the top", say("top"))
