import ScriptedApps
import SwiftUI

// One program with an app for each group of tests in Tests/DesktopTests; the first argument says which.
let apps: [String: any App.Type] = [
    "controls": ControlsApp.self,
    "column": ColumnApp.self,
    "counter": CounterApp.self,
    "gestures": GesturesApp.self,
    "gallery": GalleryApp.self,
    "rebuild": RebuildApp.self,
    "hidden": HiddenWindowApp.self,
    "motion": MotionApp.self,
    "effects": EffectsApp.self,
    "focus": FocusApp.self,
    "list": ListApp.self,
    "commandful": CommandfulApp.self,
    "commands": CommandsApp.self,
    "ticking": TickingApp.self,
    "menus": MenusApp.self,
    "lists": ListsApp.self,
    "rows": RowsApp.self,
    "table": TableApp.self,
    "picker": PickerApp.self,
    "session": SessionApp.self,
    "addresses": AddressesApp.self,
    "settings": SettingsApp.self,
    "preferences": PreferencesApp.self,
    "editing": EditingApp.self,
    "soak": SoakApp.self,
    "order": OrderApp.self,
    "places": PlacesApp.self,
    "presentations": PresentationsApp.self,
    "navigation": NavigationApp.self,
    "split": SplitApp.self,
    "tabs": TabsApp.self,
    "search": SearchApp.self,
    "images": ImagesApp.self,
    "symbols": SymbolsApp.self,
    "texts": TextsApp.self,
    "firstsize": FirstSizeApp.self,
    "linkedrows": LinkedRowsApp.self,
    "drawings": DrawingsApp.self,
    "files": FilesApp.self,
    "documents": DocumentsApp.self,
    "viewing": ViewingApp.self,
    "manytabs": ManyTabsApp.self,
    "toolbar": ToolbarApp.self,
    "twins": TwinsApp.self,
    "bigtext": BigTextApp.self,
    "faulty": FaultyApp.self,
    "transitions": TransitionsApp.self,
    "arrange": ArrangeApp.self,
    "bar": BarApp.self,
    "pasteboard": PasteboardApp.self,
    "transfer": TransferApp.self,
    "tools": ToolsApp.self,
    "arranged": ArrangedTableApp.self,
    "collapsing": CollapsingBarApp.self,
    "extra": ExtraApp.self,
    "extra-window": ExtraWindowApp.self,
]
let name = CommandLine.arguments.dropFirst().first ?? ""
guard let app = apps[name] else {
    FileHandle.standardError.write(Data("TestApps: one of \(apps.keys.sorted()), not \"\(name)\"\n".utf8))
    exit(2)
}
if name == "soak" { SoakApp.chooseDisk() }
app.main()
