print("before")
os.exit(1)
-->
