print("before")
--> before
os.exit(0)
