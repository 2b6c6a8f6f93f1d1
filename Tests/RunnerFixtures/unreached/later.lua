local function later()
  print("called")
  --> called
end
after(1, later)
