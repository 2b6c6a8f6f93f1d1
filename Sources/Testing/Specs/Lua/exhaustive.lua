-- What a test that calls `exhaustive()` has to assert: every event from that call on.
local shared = ...
local _ENV = shared.environment
local ipairs, type, settle = ipairs, type, settle

-- What the running test has noted: the position of the first call, the number of events before it,
-- and which events have been asserted since; nil if there was none.
local function claimed()
  local notes = shared.notesSoFar()
  return notes and notes.claim
end

-- Marks an unmarked event as asserted, if there is one like it.
local function record(claim, times, texts, at, text)
  for number = claim.from + 1, #texts do
    if not claim.asserted[number] and texts[number] == text and (not at or times[number] == at)
    then
      claim.asserted[number] = true
      return
    end
  end
end

-- An assertion about events succeeded: about those at some indices, or about all of them.
function shared.recordEvents(events, places)
  local claim = claimed()
  if not claim then return end
  local times, texts = shared.eventTimes(), shared.eventTexts()
  for index = 1, #(places or events) do
    local event = events[places and places[index] or index]
    if type(event) == "table" then record(claim, times, texts, event.at, event.text) end
  end
end

-- An assertion about a line, or about everything that has happened, succeeded.
function shared.recordLine(text)
  local claim = claimed()
  if claim then record(claim, nil, shared.eventTexts(), nil, text) end
end
function shared.recordAll()
  local claim = claimed()
  if not claim then return end
  for number = claim.from + 1, #shared.eventTexts() do claim.asserted[number] = true end
end

-- Everything from here on has to be asserted; a second call changes nothing.
function shared.claimAll()
  local notes = shared.notesOfTest()
  notes.claim = notes.claim or {
    place = shared.place(), from = #shared.eventTexts(), asserted = {},
  }
end

-- Whether the test that begins has to assert everything.
function shared.claimsAll() return claimed() ~= nil end

-- Fails if an event was not asserted.
function shared.checkClaim()
  shared.noteAssertion()
  settle()
  local lines, counts, mine = {}, shared.eventsThatCount(), claimed()
  shared.notesOfTest().claim = nil
  for number, text in ipairs(shared.eventTexts()) do
    if number > mine.from and counts[number] and not mine.asserted[number] then
      lines[#lines + 1] = "+ " .. text
    end
  end
  if #lines == 0 then return end
  local what = #lines == 1 and "an event was" or #lines .. " events were"
  shared.fail(what .. " not asserted, and the test is exhaustive", lines, nil, nil, mine.place)
end
