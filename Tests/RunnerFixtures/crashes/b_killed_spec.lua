it("is killed", function()
  io.write("with its last words")
  os.execute("kill -9 $PPID")
end)
