SavedWindows.write()
RestoreApp.main()
