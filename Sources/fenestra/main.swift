print("fenestra")
