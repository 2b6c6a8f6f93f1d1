os.execute("echo from outside")
print(1)
--> 1
