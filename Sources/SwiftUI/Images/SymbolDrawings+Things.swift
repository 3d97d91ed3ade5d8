/// More drawings, of things and directions.
extension SymbolDrawings {
    static let things: [String: [Step]] = [
        "airplayaudio": [
            .line(
                "M4.4 12 C2.6 10.8 1.6 9 1.6 7.4 C1.6 4.2 4.4 1.6 8 1.6 C11.6 1.6 14.4 4.2 14.4 7.4 C14.4 9 13.4"
                    + " 10.8 11.6 12"
            ),
            .line("M5.8 9.4 C4.8 8.4 4.8 6.6 5.6 5.6 C6.8 4.2 9.2 4.2 10.4 5.6 C11.2 6.6 11.2 8.4 10.2 9.4"),
            .solid("M8 9.6 L11.6 14.4 H4.4 Z"),
        ],
        "angle": [.line("M12.6 3 L2.4 12.6 H14")],
        "antenna.radiowaves.left.and.right": [
            .line("M3.4 12.6 C0.8 10 0.8 6 3.4 3.4 M12.6 3.4 C15.2 6 15.2 10 12.6 12.6 M5.6 10.4 C4.2 9 4.2 7 5.6 5.6"),
            .line("M10.4 5.6 C11.8 7 11.8 9 10.4 10.4"), .solid("O 8 8 1.4"),
        ],
        "arrow.left.and.right": [.line("M1.4 8 H14.6 M4.8 4.6 L1.4 8 L4.8 11.4 M11.2 4.6 L14.6 8 L11.2 11.4")],
        "arrow.up.and.down": [.line("M8 1.4 V14.6 M4.6 4.8 L8 1.4 L11.4 4.8 M4.6 11.2 L8 14.6 L11.4 11.2")],
        "arrow.up.right": [.line("M3 13 L13 3 M5 3 H13 V11")],
        "arrow.up.left": [.line("M13 13 L3 3 M11 3 H3 V11")],
        "arrow.down.right": [.line("M3 3 L13 13 M5 13 H13 V5")],
        "arrow.down.left": [.line("M13 3 L3 13 M11 13 H3 V5")],
        "arrow.right.to.line": [.line("M1.4 8 H11.6 M8 4.2 L11.8 8 L8 11.8 M14.4 2.4 V13.6")],
        "arrow.forward.to.line": [.line("M1.4 8 H11.6 M8 4.2 L11.8 8 L8 11.8 M14.4 2.4 V13.6")],
        "arrow.left.to.line": [.line("M14.6 8 H4.4 M8 4.2 L4.2 8 L8 11.8 M1.6 2.4 V13.6")],
        "arrow.down.to.line": [.line("M8 1.4 V11.6 M4.2 8 L8 11.8 L11.8 8 M2.4 14.4 H13.6")],
        "arrow.up.to.line": [.line("M8 14.6 V4.4 M4.2 8 L8 4.2 L11.8 8 M2.4 1.6 H13.6")],
        "banknote": [.outline("R 1 3.6 14 8.8 1.4"), .spot("O 8 8 2 O 3.4 8 0.7 O 12.6 8 0.7")],
        "beziercurve": [
            .line("M2.6 12.6 C2.6 5.6 5 3 8 3 C11 3 13.4 5.6 13.4 12.6 M2.4 3 H13.6"),
            .solid("O 2 13 1.4 O 14 13 1.4 O 8 3 1.4 O 2 3 1 O 14 3 1"),
        ],
        "bolt.horizontal": [.outline("M1.4 7 L9 3.2 V7.3 L14.6 7.8 L6.8 12.8 V8.6 Z")],
        "box.truck": [
            .outline("M1 3.6 H9.4 V11.6 H1 Z M9.4 6 H12.6 L15 8.8 V11.6 H9.4"), .solid("O 4.2 12 1.7 O 11.8 12 1.7"),
        ],
        "bubble.right": [
            .outline(
                "M13 2 H3 C2 2 1.2 2.8 1.2 3.8 V9.5 C1.2 10.5 2 11.3 3 11.3 H8.5 L12 14.5 V11.3 H13"
                    + " C14 11.3 14.8 10.5 14.8 9.5 V3.8 C14.8 2.8 14 2 13 2 Z")
        ],
        "bubble.middle.bottom": [
            .outline(
                "M3 2 H13 C14 2 14.8 2.8 14.8 3.8 V9.5 C14.8 10.5 14 11.3 13 11.3 H10.2 L8 14.5 L5.8 11.3 H3"
                    + " C2 11.3 1.2 10.5 1.2 9.5 V3.8 C1.2 2.8 2 2 3 2 Z")
        ],
        "building.columns": [
            .outline("M8 1.4 L14.6 5 H1.4 Z"),
            .line("M3.4 7 V11.6 M6.5 7 V11.6 M9.5 7 V11.6 M12.6 7 V11.6 M1.6 14 H14.4"),
        ],
        "camera.aperture": [
            .line("O 8 8 6.7 M5.2 2 L11.6 5.6 M11 2 V9.4 M14.4 7 L8 10.8 M10.8 14 L4.4 10.4 M5 14 V6.6 M1.6 9 L8 5.2")
        ],
        "camera.filters": [.line("O 8 5.4 3.9 O 5.4 10.4 3.9 O 10.6 10.4 3.9")],
        "character.cursor.ibeam": [
            .line(
                "M1.4 12 L4 4 L6.6 12 M2.2 9.6 H5.8 M9.4 1.8 C10.6 1.8 11.4 2.4 11.4 3.4 V12.6 C11.4 13.6 10.6 14.2"
                    + " 9.4 14.2"
            ),
            .line("M13.4 1.8 C12.2 1.8 11.4 2.4 11.4 3.4 M11.4 12.6 C11.4 13.6 12.2 14.2 13.4 14.2"),
        ],
        "capsule": [.outline("R 0.8 4.4 14.4 7.2 3.6")],
        "chart.bar.xaxis": [.solid("R 2 6.8 3 5 0.5 R 6.5 3.6 3 8.2 0.5 R 11 1 3 10.8 0.5"), .line("M1.2 14.2 H14.8")],
        "chevron.left.forwardslash.chevron.right": [
            .line("M4.6 4 L1.2 8 L4.6 12 M11.4 4 L14.8 8 L11.4 12 M9.4 2.4 L6.6 13.6")
        ],
        "chevron.up.chevron.down": [.line("M4.4 6 L8 2.4 L11.6 6 M4.4 10 L8 13.6 L11.6 10")],
        "circle.lefthalf.filled": [
            .line("O 8 8 6.6"), .solid("M8 1.4 C4.4 1.4 1.4 4.4 1.4 8 C1.4 11.6 4.4 14.6 8 14.6 Z"),
        ],
        "circle.righthalf.filled": [
            .line("O 8 8 6.6"), .solid("M8 1.4 C11.6 1.4 14.6 4.4 14.6 8 C14.6 11.6 11.6 14.6 8 14.6 Z"),
        ],
        "circle.tophalf.filled": [
            .line("O 8 8 6.6"), .solid("M1.4 8 C1.4 4.4 4.4 1.4 8 1.4 C11.6 1.4 14.6 4.4 14.6 8 Z"),
        ],
        "circle.bottomhalf.filled": [
            .line("O 8 8 6.6"), .solid("M1.4 8 C1.4 11.6 4.4 14.6 8 14.6 C11.6 14.6 14.6 11.6 14.6 8 Z"),
        ],
        "circlebadge": [.outline("O 8 8 4.4")],
        "clear": [.outline("R 1.6 1.6 12.8 12.8 3"), .detail("M5.4 5.4 L10.6 10.6 M10.6 5.4 L5.4 10.6")],
        "cpu": [
            .outline("R 3.6 3.6 8.8 8.8 1.4"), .spot("R 6.4 6.4 3.2 3.2 0.4"),
            .line("M6 1.2 V3 M10 1.2 V3 M6 13 V14.8 M10 13 V14.8 M1.2 6 H3 M1.2 10 H3 M13 6 H14.8 M13 10 H14.8"),
        ],
        "crop": [.line("M4.4 1.2 V11.6 H14.8 M1.2 4.4 H11.6 V14.8")],
        "crown": [.outline("M2.4 13.4 L1.2 4.4 L5.2 7.6 L8 2.6 L10.8 7.6 L14.8 4.4 L13.6 13.4 Z")],
        "cube": [
            .outline("M8 1.2 L14 4.6 V11.4 L8 14.8 L2 11.4 V4.6 Z"), .detail("M2.4 4.8 L8 8 L13.6 4.8 M8 8 V14.4"),
        ],
        "cup.and.saucer": [
            .outline("M2.6 3 H11.4 V7.4 C11.4 9.8 9.6 11.4 7 11.4 C4.4 11.4 2.6 9.8 2.6 7.4 Z"),
            .line("M11.4 4.4 H12.6 C15 4.4 15 8.4 12.6 8.4 H11.4 M1.4 14 H12.6"),
        ],
        "delete.left": [
            .outline("M5.4 3 H13.4 C14.2 3 14.8 3.6 14.8 4.4 V11.6 C14.8 12.4 14.2 13 13.4 13 H5.4 L1 8 Z"),
            .detail("M7.4 5.8 L11.8 10.2 M11.8 5.8 L7.4 10.2"),
        ],
        "delete.right": [
            .outline("M10.6 3 H2.6 C1.8 3 1.2 3.6 1.2 4.4 V11.6 C1.2 12.4 1.8 13 2.6 13 H10.6 L15 8 Z"),
            .detail("M4.2 5.8 L8.6 10.2 M8.6 5.8 L4.2 10.2"),
        ],
        "diamond": [.outline("M8 1.2 L14.8 8 L8 14.8 L1.2 8 Z")],
        "dock.rectangle": [.outline("R 1.2 2.4 13.6 11.2 1.8"), .spot("R 4 10 8 1.8 0.6")],
        "doc.richtext": [
            .outline("M3 1.5 H9.5 L13 5 V14.5 H3 Z"), .detail("M5.6 9.6 H10.4 M5.6 12 H10.4"),
            .spot("R 5.4 4.4 3 2.8 0.4"),
        ],
        "eyedropper": [
            .line("M9 4.4 L2.6 10.8 L1.8 14.2 L5.2 13.4 L11.6 7"),
            .solid("M9.4 2.6 L13.4 6.6 L12.4 7.6 L8.4 3.6 Z M10.8 4 L12.4 2 C13.4 1 15 2.6 14 3.6 L12 5.2 Z"),
        ],
        "figure.walk": [
            .solid("O 8.6 2.4 1.6"), .line("M8 5.4 L7.2 9.4 L10 11.6 L10.6 14.8 M7.2 9.4 L6 12 L3.8 14.6"),
            .line("M8 5.6 L4.8 7.2 L4 9.6 M8.2 5.6 L10 7.8 L12.4 8.6"),
        ],
        "figure.run": [
            .solid("O 10.6 2.4 1.6"), .line("M9 5.2 L7 9 L10.2 11 L9.8 14.6 M7 9 L5.6 11.6 L2 11.8"),
            .line("M9 5.2 L5.6 5.2 L3.8 7.6 M9.4 5.6 L11 7.8 L14 7.6"),
        ],
        "flame": [
            .outline(
                "M8.4 1.2 C9 4.4 13 6 13 10 C13 12.8 10.8 14.8 8 14.8 C5.2 14.8 3 12.8 3 10 C3 8 4 6.6 5.2 5.6"
                    + " C5.4 6.8 6 7.6 6.8 7.8 C6.6 5.2 7 3 8.4 1.2 Z")
        ],
        "flask": [
            .outline(
                "M6.2 1.6 V6 L2.2 12.6 C1.6 13.6 2.2 14.6 3.4 14.6 H12.6 C13.8 14.6 14.4 13.6 13.8 12.6 L9.8 6 V1.6 Z"),
            .line("M5 1.6 H11"), .detail("M4.6 10.4 H11.4"),
        ],
        "hammer": [
            .solid("M2 4.4 C4 1.8 7.6 1.4 10 2.4 L8.6 4 L10.4 5.8 L7.8 8.4 L5 5.6 L3.6 6 Z"),
            .line("M8.4 6.8 L14 13.2"),
        ],
        "hand.tap": [
            .line("M6.6 9.4 V4.8 C6.6 3.2 9 3.2 9 4.8 V8 L12 8.8 C13.2 9.2 13.6 10 13.4 11 L12.8 14.6 H7.4 L4.4 11.4"),
            .line("M4.4 4.8 C4.4 3 6 1.4 7.8 1.4 C9.6 1.4 11.2 3 11.2 4.8"),
        ],
        "hand.point.up.left": [
            .outline(
                "M6.6 9.4 V2.8 C6.6 1.2 9 1.2 9 2.8 V7 L12 7.8 C13.2 8.2 13.6 9 13.4 10 L12.8 14.6 H7.4 L4.2 10.6 Z")
        ],
        "hare": [
            .outline(
                "M14.6 12.6 H4.4 C2.4 12.6 1.4 11.4 1.8 9.8 C2.4 7.8 4.6 7 6.8 7 H9 C8.2 5 7.8 3.2 8.6 2.4"
                    + " C9.6 1.8 10.8 4 11.4 6 C13.4 6.4 14.8 7.6 14.6 8.8 C14.4 9.8 13 10 12.4 10.2 Z")
        ],
        "tortoise": [
            .outline("M1.6 10.4 C1.6 6.6 4 4.4 6.8 4.4 C9.6 4.4 11.8 6.6 11.8 10.4 Z"),
            .line("M11.8 9.4 H13 C15 9.4 15.4 6.4 13.4 6.4 C12.4 6.4 12 7.2 12 8 M3.6 10.6 V12.8 M9.8 10.6 V12.8"),
        ],
        "iphone": [.outline("R 4 1.2 8 13.6 1.8"), .detail("M6.8 12.8 H9.2")],
        "ipad": [.outline("R 2.6 1.2 10.8 13.6 1.6"), .detail("M6.6 12.8 H9.4")],
        "applewatch": [.outline("R 4 4 8 8 2"), .line("M5.4 4 L6 1.2 H10 L10.6 4 M5.4 12 L6 14.8 H10 L10.6 12")],
        "ladybug": [
            .outline(
                "M8 4 C10.8 4 12.6 6.4 12.6 9.4 C12.6 12.4 10.8 14.6 8 14.6 C5.2 14.6 3.4 12.4 3.4 9.4 C3.4 6.4 5.2"
                    + " 4 8 4 Z"
            ),
            .detail("M8 4.4 V14.2"),
            .line("M5.6 4.4 L4.4 1.8 M10.4 4.4 L11.6 1.8 M3.2 8 H1 M3.2 11 H1 M12.8 8 H15 M12.8 11 H15"),
        ],
        "largecircle.fill.circle": [.line("O 8 8 6.7"), .solid("O 8 8 4.4")],
        "light.max": [
            .solid("O 8 8 2.4"),
            .line(
                "M8 1.2 V2.6 M8 13.4 V14.8 M1.2 8 H2.6 M13.4 8 H14.8 M3.2 3.2 L4.2 4.2 M11.8 11.8 L12.8 12.8 M12.8"
                    + " 3.2 L11.8 4.2 M4.2 11.8 L3.2 12.8"
            ),
        ],
        "light.min": [
            .solid(
                "O 8 8 2.4 O 8 2.4 0.8 O 8 13.6 0.8 O 2.4 8 0.8 O 13.6 8 0.8 O 4 4 0.8 O 12 12 0.8 O 12 4 0.8 O 4"
                    + " 12 0.8"
            )
        ],
        "line.horizontal.3": [.line("M1.8 3.6 H14.2 M1.8 8 H14.2 M1.8 12.4 H14.2")],
        "line.3.horizontal.decrease": [.line("M1.8 3.6 H14.2 M4 8 H12 M6.2 12.4 H9.8")],
        "line.horizontal.3.decrease": [.line("M1.8 3.6 H14.2 M4 8 H12 M6.2 12.4 H9.8")],
        "line.diagonal": [.line("M13 3 L3 13")],
        "lineweight": [.solid("R 1.6 2 12.8 1 0.4 R 1.6 5.6 12.8 2 0.6 R 1.6 10.4 12.8 3.6 0.8")],
        "list.bullet.clipboard": [
            .outline("R 2.8 2.4 10.4 12.2 1.4"), .solid("R 5.6 1 4.8 3 0.8"),
            .detail("M5.4 7.4 H5.5 M7.6 7.4 H10.6 M5.4 10.8 H5.5 M7.6 10.8 H10.6"),
        ],
        "medal": [.outline("O 8 10.4 4.2"), .line("M5.8 6.6 L3.8 1.6 H12.2 L10.2 6.6")],
        "megaphone": [
            .outline("M1.6 6.2 L12.6 2 V12.2 L1.6 9.4 Z"), .line("M4.4 10.4 L5.4 14 H7.4 L6.8 11 M14.6 5.6 V8.8"),
        ],
        "menubar.rectangle": [.outline("R 1.2 2.4 13.6 11.2 1.8"), .solid("R 1.8 2.8 12.4 2.8 1")],
        "menubar.dock.rectangle": [
            .outline("R 1.2 2.4 13.6 11.2 1.8"), .solid("R 1.8 2.8 12.4 2.4 1"), .spot("R 4 10.4 8 1.6 0.5"),
        ],
        "message": [
            .outline(
                "M8 1.8 C11.8 1.8 14.8 4.2 14.8 7.4 C14.8 10.6 11.8 13 8 13 C7.2 13 6.4 12.9 5.6 12.6 L2.4 14.2 L3"
                    + " 11.2 C1.8 10.2 1.2 8.8 1.2 7.4 C1.2 4.2 4.2 1.8 8 1.8 Z"
            )
        ],
        "moon.stars": [
            .outline(
                "M12.6 11 C8.6 12.4 4.7 8.8 5.8 4 C3.2 5 1.5 7.4 2 10.2 C2.5 13 5 14.8 7.8 14.4 C10 14.1 11.8 12.6"
                    + " 12.6 11 Z"
            ),
            .solid(
                "M11.6 1.2 C12 3.2 12.6 3.8 14.8 4.2 C12.6 4.6 12 5.2 11.6 7.2 C11.2 5.2 10.6 4.6 8.4 4.2 C10.6 3.8"
                    + " 11.2 3.2 11.6 1.2 Z"
            ),
        ],
        "pencil.and.scribble": [
            .outline("M9.4 3.6 L12.4 6.6 L6 13 L2.4 13.6 L3 10 Z M9.4 3.6 L11 2 L14 5 L12.4 6.6"),
            .line("M7.6 14.2 C9.4 12.6 10.2 14.8 11.6 13.8 C12.8 12.8 13.4 13.6 14.6 14.2"),
        ],
        "pencil.tip": [.outline("M8 1.2 L12 9.6 V14.6 H4 V9.6 Z"), .detail("M8 2 V8 M5 11.4 H11")],
        "photo.artframe": [
            .line("R 1.2 1.6 13.6 12.8 0.6"), .outline("R 3.8 4.2 8.4 7.6 0.4"),
            .detail("M4.2 11 L6.8 7.8 L8.8 10 L10 8.8 L11.8 11"),
        ],
        "pointer.arrow": [.outline("M4 1.4 L13 9 L8.8 9.6 L11 14 L9.2 14.8 L7.2 10.4 L4 13.2 Z")],
        "cursorarrow": [.outline("M4 1.4 L13 9 L8.8 9.6 L11 14 L9.2 14.8 L7.2 10.4 L4 13.2 Z")],
        "poweron": [.line("M8 2 V14")], "poweroff": [.line("O 8 8 6.2")],
        "puzzlepiece": [
            .outline(
                "M2 5 H5.4 C4.4 2.8 5.4 1.4 7 1.4 C8.6 1.4 9.6 2.8 8.6 5 H12 V8 C14 7 15 8.2 15 9.6 C15 11 14 12.2"
                    + " 12 11.2 V14.6 H2 Z"
            )
        ],
        "qrcode": [
            .line("R 1.6 1.6 4.8 4.8 0.4 R 9.6 1.6 4.8 4.8 0.4 R 1.6 9.6 4.8 4.8 0.4"),
            .solid(
                "R 3.2 3.2 1.6 1.6 0 R 11.2 3.2 1.6 1.6 0 R 3.2 11.2 1.6 1.6 0 R 9 9 2 2 0 R 13 9 2 2 0 R 11 11 2 2"
                    + " 0 R 9 13 2 2 0 R 13 13 2 2 0"
            ),
        ],
        "rainbow": [
            .line(
                "M1.2 12.4 C1.2 7 4 3.6 8 3.6 C12 3.6 14.8 7 14.8 12.4 M3.8 12.4 C3.8 8.6 5.4 6.2 8 6.2 C10.6 6.2"
                    + " 12.2 8.6 12.2 12.4"
            ),
            .line("M6.4 12.4 C6.4 10.2 6.8 8.8 8 8.8 C9.2 8.8 9.6 10.2 9.6 12.4"),
        ],
        "rectangle": [.outline("R 1.2 3 13.6 10 1.6")],
        "rectangle.portrait": [.outline("R 3 1.2 10 13.6 1.6")],
        "rectangle.lefthalf.inset.filled": [.line("R 1.2 3 13.6 10 1.6"), .solid("R 3 4.8 4.6 6.4 0.6")],
        "rectangle.righthalf.inset.filled": [.line("R 1.2 3 13.6 10 1.6"), .solid("R 8.4 4.8 4.6 6.4 0.6")],
        "rectangle.split.1x2": [.outline("R 1.2 2 13.6 12 1.6"), .detail("M1.6 8 H14.4")],
        "rectangle.split.2x1": [.outline("R 1.2 3 13.6 10 1.6"), .detail("M8 3.4 V12.6")],
        "rectangle.split.3x1": [.outline("R 1.2 3 13.6 10 1.6"), .detail("M5.7 3.4 V12.6 M10.3 3.4 V12.6")],
        "rectangle.stack": [.outline("R 1.2 6 13.6 8.4 1.6"), .line("M3 3.6 H13 M4.6 1.4 H11.4")],
        "plus.rectangle.on.rectangle": [
            .line(
                "M12.4 12.4 V13 C12.4 13.8 11.8 14.4 11 14.4 H2.6 C1.8 14.4 1.2 13.8 1.2 13 V7 C1.2 6.2 1.8 5.6 2.6 5.6"
            ),
            .outline("R 4.4 1.8 10.4 8.6 1.4"), .detail("M9.6 3.8 V8.4 M7.3 6.1 H11.9"),
        ],
        "rosette": [.outline(Self.rosette), .detail("O 8 8 2.6")],
        "ruler": [
            .outline("M10.6 1.4 L14.6 5.4 L5.4 14.6 L1.4 10.6 Z"),
            .detail("M9 4 L10.4 5.4 M6.8 6.2 L9 8.4 M4.6 8.4 L6 9.8"),
        ],
        "signature": [
            .line(
                "M1.4 12.6 C4 12.6 8.6 2 6.4 2 C4.2 2 4.6 11 7 11 C8.6 11 8.8 7.8 10 7.8 C11 7.8 10.6 10.6 11.8"
                    + " 10.6 C12.6 10.6 13 9.8 14.6 9.8"
            )
        ],
        "snow": snowflake, "snowflake": snowflake,
        "square.on.circle": [.line("O 6 6 4.6"), .outline("R 6.4 6.4 8.2 8.2 1.4")],
        "circle.on.circle": [.line("O 6 6 4.6"), .outline("O 10.4 10.4 4.4")],
        "square.on.square": [
            .line(
                "M4.4 10.8 H3 C2.2 10.8 1.6 10.2 1.6 9.4 V3 C1.6 2.2 2.2 1.6 3 1.6 H9.4 C10.2 1.6 10.8 2.2 10.8 3 V4.4"),
            .outline("R 5.2 5.2 9.2 9.2 1.4"),
        ],
        "memories": [.line("O 8 8 6.6 M8 4 V8 L10.8 9.8 M2.6 2.6 V5.6 H5.6")],
        "square.righthalf.filled": [
            .line("R 1.6 1.6 12.8 12.8 2.4"),
            .solid("M8 1.6 H12 C13.4 1.6 14.4 2.6 14.4 4 V12 C14.4 13.4 13.4 14.4 12 14.4 H8 Z"),
        ],
        "square.lefthalf.filled": [
            .line("R 1.6 1.6 12.8 12.8 2.4"),
            .solid("M8 1.6 H4 C2.6 1.6 1.6 2.6 1.6 4 V12 C1.6 13.4 2.6 14.4 4 14.4 H8 Z"),
        ],
        "square.dashed": [
            .line(
                "M1.6 4.4 V3.4 C1.6 2.4 2.4 1.6 3.4 1.6 H4.4 M6.8 1.6 H9.2 M11.6 1.6 H12.6 C13.6 1.6 14.4 2.4 14.4"
                    + " 3.4 V4.4 M14.4 6.8 V9.2 M14.4 11.6 V12.6 C14.4 13.6 13.6 14.4 12.6 14.4 H11.6 M9.2 14.4"
                    + " H6.8 M4.4 14.4 H3.4 C2.4 14.4 1.6 13.6 1.6 12.6 V11.6 M1.6 9.2 V6.8"
            )
        ],
        "square.stack": [.outline("R 2 5.6 12 9 1.6"), .line("M3.6 3.4 H12.4 M5 1.4 H11")],
        "square.stack.3d.up": stack, "square.3.layers.3d": stack,
        "storefront": [
            .line("M2.4 8 V14.4 H13.6 V8 M6.4 14.4 V10.2 H9.6 V14.4"),
            .outline(
                "M2.8 1.8 H13.2 L15 6 C14.4 8.4 11.8 8.4 11.4 6.4 C10.8 8.4 8.4 8.4 8 6.4 C7.6 8.4 5.2 8.4 4.6 6.4"
                    + " C4.2 8.4 1.6 8.4 1 6 Z"
            ),
        ],
        "text.alignjustify": [.line("M1.8 3.6 H14.2 M1.8 6.6 H14.2 M1.8 9.6 H14.2 M1.8 12.6 H14.2")],
        "text.append": [.line("M1.8 3.4 H14.2 M1.8 7 H14.2 M1.8 10.6 H7 M11.8 9 V14.6 M9 11.8 H14.6")],
        "text.quote": [.line("M1.8 2.6 V13.4 M5 3.4 H14.2 M5 8 H14.2 M5 12.6 H11")],
        "textformat.size.smaller": [.line("M2 12.4 L5.4 4.6 L8.8 12.4 M3.1 9.8 H7.7 M10.6 8 H14.8")],
        "textformat.size.larger": [.line("M1.2 12.8 L4.8 3.2 L8.4 12.8 M2.4 9.6 H7.2 M12.4 5.8 V10.2 M10.2 8 H14.6")],
        "textformat.size": [.line("M5.6 13 L9.6 2.6 L13.6 13 M6.9 9.6 H12.3 M1 13 L3 7.8 L5 13 M1.6 11.4 H4.4")],
        "thermometer.medium": thermometer, "thermometer": thermometer, "thermometer.variable": thermometer,
        "tray.and.arrow.down": [
            .line(
                "M1.4 9.4 V12.6 C1.4 13.6 2 14.2 3 14.2 H13 C14 14.2 14.6 13.6 14.6 12.6 V9.4 M8 1.4 V10 M4.8 7 L8"
                    + " 10.2 L11.2 7"
            )
        ],
        "tray.and.arrow.up": [
            .line(
                "M1.4 9.4 V12.6 C1.4 13.6 2 14.2 3 14.2 H13 C14 14.2 14.6 13.6 14.6 12.6 V9.4 M8 10.2 V1.8 M4.8 4.8"
                    + " L8 1.6 L11.2 4.8"
            )
        ],
        "triangle": [.outline("M8 2 L15 14 H1 Z")],
        "trophy": [
            .outline("M4 1.6 H12 V6 C12 8.8 10.4 10.6 8 10.6 C5.6 10.6 4 8.8 4 6 Z"),
            .line("M4 3 H1.6 C1.6 6 2.8 7.4 4.4 7.6 M12 3 H14.4 C14.4 6 13.2 7.4 11.6 7.6 M8 10.6 V13 M4.8 14.4 H11.2"),
        ],
        "uiwindow.split.2x1": [.outline("R 1.2 2.4 13.6 11.2 1.8"), .detail("M1.6 5.4 H14.4 M8 5.6 V13.2")],
        "wrench.and.screwdriver": wrench, "wrench": wrench,
        "flip.horizontal": [.line("M8 1.2 V14.8"), .outline("M6 4 V12 H1.2 Z"), .line("M10 4 V12 H14.8 Z")],
        "gobackward.10": seconds(forward: false), "goforward.10": seconds(forward: true),
        "gobackward": [.line(turn), .solid("M5.2 0.8 V5.2 L1.8 3 Z")],
        "goforward": [.line(turnForward), .solid("M10.8 0.8 V5.2 L14.2 3 Z")],
        "align.horizontal.left": [.line("M1.6 1.6 V14.4"), .solid("R 3.6 3.4 10.6 3.4 0.6 R 3.6 9.2 6.4 3.4 0.6")],
        "align.horizontal.right": [.line("M14.4 1.6 V14.4"), .solid("R 1.8 3.4 10.6 3.4 0.6 R 6 9.2 6.4 3.4 0.6")],
        "align.horizontal.center": [.line("M8 1.4 V14.6"), .solid("R 2 3.4 12 3.4 0.6 R 4.6 9.2 6.8 3.4 0.6")],
        "align.vertical.top": [.line("M1.6 1.6 H14.4"), .solid("R 3.4 3.6 3.4 10.6 0.6 R 9.2 3.6 3.4 6.4 0.6")],
        "align.vertical.bottom": [.line("M1.6 14.4 H14.4"), .solid("R 3.4 1.8 3.4 10.6 0.6 R 9.2 6 3.4 6.4 0.6")],
        "align.vertical.center": [.line("M1.4 8 H14.6"), .solid("R 3.4 2 3.4 12 0.6 R 9.2 4.6 3.4 6.8 0.6")],
    ]

    private static let rosette =
        "M8 1.2 L10 2.8 L12.8 3.2 L13.2 6 L14.8 8 L13.2 10 L12.8 12.8 L10 13.2 L8 14.8 L6 13.2 L3.2 12.8 L2.8 10"
        + " L1.2 8 L2.8 6 L3.2 3.2 L6 2.8 Z"
    private static let turn =
        "M5.4 3 H8 C11.4 3 14 5.6 14 8.8 C14 12 11.4 14.6 8 14.6 C4.6 14.6 2 12 2 8.8"
    private static let turnForward =
        "M10.6 3 H8 C4.6 3 2 5.6 2 8.8 C2 12 4.6 14.6 8 14.6 C11.4 14.6 14 12 14 8.8"
    private static func seconds(forward: Bool) -> [Step] {
        [
            .line(forward ? turnForward : turn),
            .solid(forward ? "M10.8 0.8 V5.2 L14.2 3 Z" : "M5.2 0.8 V5.2 L1.8 3 Z"),
            .line("M5.6 7.6 L6.4 7 V11 M9.8 7 C8 7 8 11 9.8 11 C11.6 11 11.6 7 9.8 7 Z"),
        ]
    }
    private static let snowflake: [Step] = [
        .line("M8 1.2 V14.8 M2.1 4.6 L13.9 11.4 M13.9 4.6 L2.1 11.4 M6.2 2.4 L8 4 L9.8 2.4 M6.2 13.6 L8 12 L9.8 13.6")
    ]
    private static let stack: [Step] = [
        .outline("M8 1.6 L14.8 5 L8 8.4 L1.2 5 Z"), .line("M1.2 8.2 L8 11.6 L14.8 8.2 M1.2 11.2 L8 14.6 L14.8 11.2"),
    ]
    private static let thermometer: [Step] = [
        .outline(
            "M6.2 8.8 V3.2 C6.2 0.8 9.8 0.8 9.8 3.2 V8.8 C12.4 10.4 11.4 14.8 8 14.8 C4.6 14.8 3.6 10.4 6.2 8.8 Z"),
        .detail("M8 5 V11.6"),
    ]
    private static let wrench: [Step] = [
        .line(
            "M10.8 1.8 C8.4 2.2 7.4 4.6 8.2 6.6 L2.2 12.6 C1.4 13.4 2.6 14.6 3.4 13.8 L9.4 7.8 C11.4 8.6 13.8 7.6"
                + " 14.2 5.2 L12 7 L9.6 6.4 L9 4 Z"
        )
    ]
}
