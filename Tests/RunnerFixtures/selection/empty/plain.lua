print("no test")
