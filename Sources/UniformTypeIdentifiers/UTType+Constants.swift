extension UTType {
    private static func known(_ identifier: String) -> UTType {
        UTType(TypeRegistry.declared(identifier, parent: nil))
    }

    /// Anything that has a name in a folder.
    public static let item = known("public.item")
    /// What documents hold.
    public static let content = known("public.content")
    /// Of the type “composite content”.
    public static let compositeContent = known("public.composite-content")
    /// Bytes of any kind.
    public static let data = known("public.data")
    /// Of the type “disk image”.
    public static let diskImage = known("public.disk-image")
    /// Of the type “folder”.
    public static let directory = known("public.directory")
    /// Of the type “folder”.
    public static let folder = known("public.folder")
    /// Of the type “volume”.
    public static let volume = known("public.volume")
    /// Of the type “package”.
    public static let package = known("com.apple.package")
    /// Of the type “bundle”.
    public static let bundle = known("com.apple.bundle")
    /// Of the type “link”.
    public static let symbolicLink = known("public.symlink")
    /// Of the type “resolvable”.
    public static let resolvable = known("com.apple.resolvable")
    /// Of the type “program”.
    public static let executable = known("public.executable")
    /// Of the type “application”.
    public static let application = known("com.apple.application")
    /// Of the type “archive”.
    public static let archive = known("public.archive")
    /// Of the type “Zip archive”.
    public static let zip = known("public.zip-archive")
    /// Of the type “Gzip archive”.
    public static let gzip = known("org.gnu.gnu-zip-archive")
    /// Of the type “bzip2 archive”.
    public static let bz2 = known("public.bzip2-archive")
    /// Of the type “address”.
    public static let url = known("public.url")
    /// Of the type “file address”.
    public static let fileURL = known("public.file-url")
    /// Text of any kind.
    public static let text = known("public.text")
    /// Text without styles.
    public static let plainText = known("public.plain-text")
    /// Of the type “UTF-8 plain text”.
    public static let utf8PlainText = known("public.utf8-plain-text")
    /// Of the type “UTF-16 plain text”.
    public static let utf16PlainText = known("public.utf16-plain-text")
    /// Of the type “separated values”.
    public static let delimitedText = known("public.delimited-values-text")
    /// Of the type “CSV document”.
    public static let commaSeparatedText = known("public.comma-separated-values-text")
    /// Of the type “TSV document”.
    public static let tabSeparatedText = known("public.tab-separated-values-text")
    /// Of the type “RTF document”.
    public static let rtf = known("public.rtf")
    /// Of the type “HTML document”.
    public static let html = known("public.html")
    /// Of the type “XML document”.
    public static let xml = known("public.xml")
    /// Of the type “YAML document”.
    public static let yaml = known("public.yaml")
    /// Of the type “JSON document”.
    public static let json = known("public.json")
    /// Of the type “property list”.
    public static let propertyList = known("com.apple.property-list")
    /// Of the type “XML property list”.
    public static let xmlPropertyList = known("com.apple.xml-property-list")
    /// Of the type “binary property list”.
    public static let binaryPropertyList = known("com.apple.binary-property-list")
    /// Of the type “log”.
    public static let log = known("com.apple.log")
    /// Of the type “source code”.
    public static let sourceCode = known("public.source-code")
    /// Of the type “Swift source”.
    public static let swiftSource = known("public.swift-source")
    /// Of the type “C source”.
    public static let cSource = known("public.c-source")
    /// Of the type “C header”.
    public static let cHeader = known("public.c-header")
    /// Of the type “C++ source”.
    public static let cPlusPlusSource = known("public.c-plus-plus-source")
    /// Of the type “C++ header”.
    public static let cPlusPlusHeader = known("public.c-plus-plus-header")
    /// Of the type “Objective-C source”.
    public static let objectiveCSource = known("public.objective-c-source")
    /// Of the type “assembly source”.
    public static let assemblyLanguageSource = known("public.assembly-source")
    /// Of the type “makefile”.
    public static let makefile = known("public.make-source")
    /// Of the type “script”.
    public static let script = known("public.script")
    /// Of the type “shell script”.
    public static let shellScript = known("public.shell-script")
    /// Of the type “Python script”.
    public static let pythonScript = known("public.python-script")
    /// Of the type “Ruby script”.
    public static let rubyScript = known("public.ruby-script")
    /// Of the type “Perl script”.
    public static let perlScript = known("public.perl-script")
    /// Of the type “PHP script”.
    public static let phpScript = known("public.php-script")
    /// Of the type “JavaScript”.
    public static let javaScript = known("com.netscape.javascript-source")
    /// A font.
    public static let font = known("public.font")
    /// Of the type “contact”.
    public static let contact = known("public.contact")
    /// Of the type “contact card”.
    public static let vCard = known("public.vcard")
    /// Of the type “message”.
    public static let message = known("public.message")
    /// Of the type “message”.
    public static let emailMessage = known("public.email-message")
    /// Of the type “calendar event”.
    public static let calendarEvent = known("public.calendar-event")
    /// Of the type “database”.
    public static let database = known("public.database")
    /// Of the type “image”.
    public static let image = known("public.image")
    /// Of the type “JPEG image”.
    public static let jpeg = known("public.jpeg")
    /// Of the type “PNG image”.
    public static let png = known("public.png")
    /// Of the type “GIF image”.
    public static let gif = known("com.compuserve.gif")
    /// Of the type “TIFF image”.
    public static let tiff = known("public.tiff")
    /// Of the type “BMP image”.
    public static let bmp = known("com.microsoft.bmp")
    /// Of the type “icon”.
    public static let ico = known("com.microsoft.ico")
    /// Of the type “icon”.
    public static let icns = known("com.apple.icns")
    /// Of the type “SVG image”.
    public static let svg = known("public.svg-image")
    /// Of the type “WebP image”.
    public static let webP = known("org.webmproject.webp")
    /// Of the type “HEIC image”.
    public static let heic = known("public.heic")
    /// Of the type “HEIF image”.
    public static let heif = known("public.heif")
    /// Of the type “raw image”.
    public static let rawImage = known("public.camera-raw-image")
    /// Of the type “PDF document”.
    public static let pdf = known("com.adobe.pdf")
    /// Of the type “EPUB document”.
    public static let epub = known("org.idpf.epub-container")
    /// Of the type “audio and video”.
    public static let audiovisualContent = known("public.audiovisual-content")
    /// Of the type “video”.
    public static let movie = known("public.movie")
    /// Moving pictures.
    public static let video = known("public.video")
    /// Sound.
    public static let audio = known("public.audio")
    /// Of the type “QuickTime video”.
    public static let quickTimeMovie = known("com.apple.quicktime-movie")
    /// Of the type “MPEG video”.
    public static let mpeg = known("public.mpeg")
    /// Of the type “MPEG-4 video”.
    public static let mpeg4Movie = known("public.mpeg-4")
    /// Of the type “AVI video”.
    public static let avi = known("public.avi")
    /// Of the type “MP3 audio”.
    public static let mp3 = known("public.mp3")
    /// Of the type “MPEG-4 audio”.
    public static let mpeg4Audio = known("public.mpeg-4-audio")
    /// Of the type “WAV audio”.
    public static let wav = known("com.microsoft.waveform-audio")
    /// Of the type “AIFF audio”.
    public static let aiff = known("public.aiff-audio")
    /// Of the type “MIDI audio”.
    public static let midi = known("public.midi-audio")
    /// Of the type “playlist”.
    public static let playlist = known("public.playlist")
    /// Of the type “M3U playlist”.
    public static let m3uPlaylist = known("public.m3u-playlist")
    /// Of the type “presentation”.
    public static let presentation = known("public.presentation")
    /// Of the type “spreadsheet”.
    public static let spreadsheet = known("public.spreadsheet")
    /// Of the type “3D model”.
    public static let threeDContent = known("public.3d-content")
    /// Of the type “bookmark”.
    public static let bookmark = known("public.bookmark")
    /// Of the type “certificates”.
    public static let pkcs12 = known("com.rsa.pkcs-12")
    /// Of the type “certificate”.
    public static let x509Certificate = known("public.x509-certificate")
}
