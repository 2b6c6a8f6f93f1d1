error("stopped")
--> a
print("b")
--> b
