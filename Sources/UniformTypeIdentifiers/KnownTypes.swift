/// Types that are known without the desktop's MIME database.
enum KnownTypes {
    static let declarations: [TypeDeclaration] = [
        TypeDeclaration(
            "public.item", parents: [], mimeTypes: [], endings: [], name: "item"),
        TypeDeclaration(
            "public.content", parents: [], mimeTypes: [], endings: [], name: "content"),
        TypeDeclaration(
            "public.composite-content", parents: ["public.content"], mimeTypes: [], endings: [],
            name: "composite content"),
        TypeDeclaration(
            "public.data", parents: ["public.item"], mimeTypes: ["application/octet-stream"], endings: [], name: "data"),
        TypeDeclaration(
            "public.disk-image", parents: ["public.data", "public.item"], mimeTypes: [], endings: ["iso", "img"],
            name: "disk image"),
        TypeDeclaration(
            "public.directory", parents: ["public.item"], mimeTypes: ["inode/directory"], endings: [], name: "folder"),
        TypeDeclaration(
            "public.folder", parents: ["public.directory"], mimeTypes: [], endings: [], name: "folder"),
        TypeDeclaration(
            "public.volume", parents: ["public.folder"], mimeTypes: [], endings: [], name: "volume"),
        TypeDeclaration(
            "com.apple.package", parents: ["public.directory"], mimeTypes: [], endings: [], name: "package"),
        TypeDeclaration(
            "com.apple.bundle", parents: ["public.directory"], mimeTypes: [], endings: [], name: "bundle"),
        TypeDeclaration(
            "public.symlink", parents: ["public.item"], mimeTypes: ["inode/symlink"], endings: [], name: "link"),
        TypeDeclaration(
            "com.apple.resolvable", parents: [], mimeTypes: [], endings: [], name: "resolvable"),
        TypeDeclaration(
            "public.executable", parents: ["public.item"], mimeTypes: ["application/x-executable"], endings: [],
            name: "program"),
        TypeDeclaration(
            "com.apple.application", parents: ["public.executable"], mimeTypes: [], endings: [], name: "application"),
        TypeDeclaration(
            "public.archive", parents: ["public.data"], mimeTypes: [], endings: [], name: "archive"),
        TypeDeclaration(
            "public.zip-archive", parents: ["public.data", "public.archive"], mimeTypes: ["application/zip"],
            endings: ["zip"], name: "Zip archive"),
        TypeDeclaration(
            "org.gnu.gnu-zip-archive", parents: ["public.data", "public.archive"], mimeTypes: ["application/gzip"],
            endings: ["gz", "gzip"], name: "Gzip archive"),
        TypeDeclaration(
            "public.bzip2-archive", parents: ["public.data", "public.archive"],
            mimeTypes: ["application/x-bzip2", "application/x-bzip"], endings: ["bz2", "bz"], name: "bzip2 archive"),
        TypeDeclaration(
            "public.url", parents: ["public.data"], mimeTypes: ["text/x-uri"], endings: [], name: "address"),
        TypeDeclaration(
            "public.file-url", parents: ["public.url"], mimeTypes: ["text/uri-list"], endings: [], name: "file address"),
        // What toolkits on this desktop hand colours on as.
        TypeDeclaration(
            "org.freedesktop.color", parents: ["public.data"], mimeTypes: ["application/x-color"], endings: [],
            name: "colour"),
        TypeDeclaration(
            "public.text", parents: ["public.data", "public.content"], mimeTypes: [], endings: [], name: "text"),
        TypeDeclaration(
            "public.plain-text", parents: ["public.text"], mimeTypes: ["text/plain"], endings: ["txt", "text"],
            name: "plain text"),
        TypeDeclaration(
            "public.utf8-plain-text", parents: ["public.plain-text"], mimeTypes: ["text/plain;charset=utf-8"],
            endings: [], name: "UTF-8 plain text"),
        TypeDeclaration(
            "public.utf16-plain-text", parents: ["public.plain-text"], mimeTypes: ["text/plain;charset=utf-16"],
            endings: [], name: "UTF-16 plain text"),
        TypeDeclaration(
            "net.daringfireball.markdown", parents: ["public.plain-text"], mimeTypes: ["text/markdown"],
            endings: ["md", "markdown"], name: "Markdown document"),
        TypeDeclaration(
            "public.delimited-values-text", parents: ["public.text"], mimeTypes: [], endings: [],
            name: "separated values"),
        TypeDeclaration(
            "public.comma-separated-values-text", parents: ["public.delimited-values-text"], mimeTypes: ["text/csv"],
            endings: ["csv"], name: "CSV document"),
        TypeDeclaration(
            "public.tab-separated-values-text", parents: ["public.delimited-values-text"],
            mimeTypes: ["text/tab-separated-values"], endings: ["tsv"], name: "TSV document"),
        TypeDeclaration(
            "public.rtf", parents: ["public.text"], mimeTypes: ["application/rtf", "text/rtf"], endings: ["rtf"],
            name: "RTF document"),
        TypeDeclaration(
            "public.html", parents: ["public.text"], mimeTypes: ["text/html"], endings: ["html", "htm"],
            name: "HTML document"),
        TypeDeclaration(
            "public.xml", parents: ["public.text"], mimeTypes: ["application/xml", "text/xml"], endings: ["xml"],
            name: "XML document"),
        TypeDeclaration(
            "public.yaml", parents: ["public.text"], mimeTypes: ["application/x-yaml", "application/yaml"],
            endings: ["yaml", "yml"], name: "YAML document"),
        TypeDeclaration(
            "public.json", parents: ["public.text"], mimeTypes: ["application/json"], endings: ["json"],
            name: "JSON document"),
        TypeDeclaration(
            "com.apple.property-list", parents: ["public.data"], mimeTypes: [], endings: ["plist"],
            name: "property list"),
        TypeDeclaration(
            "com.apple.xml-property-list", parents: ["com.apple.property-list", "public.xml"],
            mimeTypes: ["application/x-plist"], endings: [], name: "XML property list"),
        TypeDeclaration(
            "com.apple.binary-property-list", parents: ["com.apple.property-list"], mimeTypes: [], endings: [],
            name: "binary property list"),
        TypeDeclaration(
            "com.apple.log", parents: ["public.plain-text"], mimeTypes: ["text/x-log"], endings: ["log"], name: "log"),
        TypeDeclaration(
            "public.source-code", parents: ["public.plain-text"], mimeTypes: [], endings: [], name: "source code"),
        TypeDeclaration(
            "public.swift-source", parents: ["public.source-code"], mimeTypes: ["text/x-swift", "text/swift"],
            endings: ["swift"], name: "Swift source"),
        TypeDeclaration(
            "public.c-source", parents: ["public.source-code"], mimeTypes: ["text/x-csrc"], endings: ["c"],
            name: "C source"),
        TypeDeclaration(
            "public.c-header", parents: ["public.source-code"], mimeTypes: ["text/x-chdr"], endings: ["h"],
            name: "C header"),
        TypeDeclaration(
            "public.c-plus-plus-source", parents: ["public.source-code"], mimeTypes: ["text/x-c++src"],
            endings: ["cpp", "cc", "cxx"], name: "C++ source"),
        TypeDeclaration(
            "public.c-plus-plus-header", parents: ["public.source-code"], mimeTypes: ["text/x-c++hdr"],
            endings: ["hpp", "hh", "hxx"], name: "C++ header"),
        TypeDeclaration(
            "public.objective-c-source", parents: ["public.source-code"], mimeTypes: ["text/x-objcsrc"], endings: ["m"],
            name: "Objective-C source"),
        TypeDeclaration(
            "public.assembly-source", parents: ["public.source-code"], mimeTypes: ["text/x-asm"],
            endings: ["s", "asm"], name: "assembly source"),
        TypeDeclaration(
            "public.make-source", parents: ["public.source-code"], mimeTypes: ["text/x-makefile"],
            endings: ["mk", "mak"], name: "makefile"),
        TypeDeclaration(
            "public.script", parents: ["public.source-code"], mimeTypes: [], endings: [], name: "script"),
        TypeDeclaration(
            "public.shell-script", parents: ["public.script"], mimeTypes: ["application/x-shellscript"],
            endings: ["sh"], name: "shell script"),
        TypeDeclaration(
            "public.python-script", parents: ["public.script"], mimeTypes: ["text/x-python", "text/x-python3"],
            endings: ["py"], name: "Python script"),
        TypeDeclaration(
            "public.ruby-script", parents: ["public.script"], mimeTypes: ["application/x-ruby"], endings: ["rb"],
            name: "Ruby script"),
        TypeDeclaration(
            "public.perl-script", parents: ["public.script"], mimeTypes: ["application/x-perl"], endings: ["pl", "pm"],
            name: "Perl script"),
        TypeDeclaration(
            "public.php-script", parents: ["public.script"], mimeTypes: ["application/x-php"], endings: ["php"],
            name: "PHP script"),
        TypeDeclaration(
            "com.netscape.javascript-source", parents: ["public.script", "public.source-code"],
            mimeTypes: ["application/javascript", "text/javascript"], endings: ["js", "mjs"], name: "JavaScript"),
        TypeDeclaration(
            "public.font", parents: ["public.data"], mimeTypes: [], endings: [], name: "font"),
        TypeDeclaration(
            "public.contact", parents: [], mimeTypes: [], endings: [], name: "contact"),
        TypeDeclaration(
            "public.vcard", parents: ["public.contact", "public.text"], mimeTypes: ["text/vcard"], endings: ["vcf"],
            name: "contact card"),
        TypeDeclaration(
            "public.message", parents: [], mimeTypes: [], endings: [], name: "message"),
        TypeDeclaration(
            "public.email-message", parents: ["public.message"], mimeTypes: ["message/rfc822"], endings: ["eml"],
            name: "message"),
        TypeDeclaration(
            "public.calendar-event", parents: [], mimeTypes: ["text/calendar"], endings: ["ics"], name: "calendar event"
        ),
        TypeDeclaration(
            "public.database", parents: [], mimeTypes: [], endings: [], name: "database"),
        TypeDeclaration(
            "public.image", parents: ["public.data", "public.content"], mimeTypes: [], endings: [], name: "image"),
        TypeDeclaration(
            "public.jpeg", parents: ["public.image"], mimeTypes: ["image/jpeg"], endings: ["jpeg", "jpg", "jpe"],
            name: "JPEG image"),
        TypeDeclaration(
            "public.png", parents: ["public.image"], mimeTypes: ["image/png"], endings: ["png"], name: "PNG image"),
        TypeDeclaration(
            "com.compuserve.gif", parents: ["public.image"], mimeTypes: ["image/gif"], endings: ["gif"],
            name: "GIF image"),
        TypeDeclaration(
            "public.tiff", parents: ["public.image"], mimeTypes: ["image/tiff"], endings: ["tiff", "tif"],
            name: "TIFF image"),
        TypeDeclaration(
            "com.microsoft.bmp", parents: ["public.image"], mimeTypes: ["image/bmp", "image/x-ms-bmp"],
            endings: ["bmp"], name: "BMP image"),
        TypeDeclaration(
            "com.microsoft.ico", parents: ["public.image"], mimeTypes: ["image/vnd.microsoft.icon", "image/x-icon"],
            endings: ["ico"], name: "icon"),
        TypeDeclaration(
            "com.apple.icns", parents: ["public.image"], mimeTypes: ["image/x-icns"], endings: ["icns"], name: "icon"),
        TypeDeclaration(
            "public.svg-image", parents: ["public.image", "public.xml"], mimeTypes: ["image/svg+xml"],
            endings: ["svg", "svgz"], name: "SVG image"),
        TypeDeclaration(
            "org.webmproject.webp", parents: ["public.image"], mimeTypes: ["image/webp"], endings: ["webp"],
            name: "WebP image"),
        TypeDeclaration(
            "public.heic", parents: ["public.image"], mimeTypes: ["image/heic", "image/heif"], endings: ["heic"],
            name: "HEIC image"),
        TypeDeclaration(
            "public.heif", parents: ["public.image"], mimeTypes: ["image/heif"], endings: ["heif"], name: "HEIF image"),
        TypeDeclaration(
            "public.camera-raw-image", parents: ["public.image"], mimeTypes: ["image/x-dcraw"],
            endings: ["dng", "nef", "cr2", "arw"], name: "raw image"),
        TypeDeclaration(
            "com.adobe.pdf", parents: ["public.data", "public.composite-content"], mimeTypes: ["application/pdf"],
            endings: ["pdf"], name: "PDF document"),
        TypeDeclaration(
            "org.idpf.epub-container", parents: ["public.data", "public.composite-content"],
            mimeTypes: ["application/epub+zip"], endings: ["epub"], name: "EPUB document"),
        TypeDeclaration(
            "public.audiovisual-content", parents: ["public.data", "public.content"], mimeTypes: [], endings: [],
            name: "audio and video"),
        TypeDeclaration(
            "public.movie", parents: ["public.audiovisual-content"], mimeTypes: [], endings: [], name: "video"),
        TypeDeclaration(
            "public.video", parents: ["public.movie"], mimeTypes: [], endings: [], name: "video"),
        TypeDeclaration(
            "public.audio", parents: ["public.audiovisual-content"], mimeTypes: [], endings: [], name: "audio"),
        TypeDeclaration(
            "com.apple.quicktime-movie", parents: ["public.movie"], mimeTypes: ["video/quicktime"],
            endings: ["mov", "qt"], name: "QuickTime video"),
        TypeDeclaration(
            "public.mpeg", parents: ["public.movie"], mimeTypes: ["video/mpeg"], endings: ["mpg", "mpeg"],
            name: "MPEG video"),
        TypeDeclaration(
            "public.mpeg-4", parents: ["public.movie"], mimeTypes: ["video/mp4"], endings: ["mp4"], name: "MPEG-4 video"
        ),
        TypeDeclaration(
            "public.avi", parents: ["public.movie"], mimeTypes: ["video/x-msvideo", "video/vnd.avi"], endings: ["avi"],
            name: "AVI video"),
        TypeDeclaration(
            "public.mp3", parents: ["public.audio"], mimeTypes: ["audio/mpeg"], endings: ["mp3"], name: "MP3 audio"),
        TypeDeclaration(
            "public.mpeg-4-audio", parents: ["public.audio"], mimeTypes: ["audio/mp4"], endings: ["m4a"],
            name: "MPEG-4 audio"),
        TypeDeclaration(
            "com.microsoft.waveform-audio", parents: ["public.audio"], mimeTypes: ["audio/x-wav", "audio/vnd.wave"],
            endings: ["wav"], name: "WAV audio"),
        TypeDeclaration(
            "public.aiff-audio", parents: ["public.audio"], mimeTypes: ["audio/x-aiff"], endings: ["aiff", "aif"],
            name: "AIFF audio"),
        TypeDeclaration(
            "public.midi-audio", parents: ["public.audio"], mimeTypes: ["audio/midi"], endings: ["mid", "midi"],
            name: "MIDI audio"),
        TypeDeclaration(
            "public.playlist", parents: [], mimeTypes: [], endings: [], name: "playlist"),
        TypeDeclaration(
            "public.m3u-playlist", parents: ["public.text", "public.playlist"], mimeTypes: ["audio/x-mpegurl"],
            endings: ["m3u", "m3u8"], name: "M3U playlist"),
        TypeDeclaration(
            "public.presentation", parents: ["public.composite-content"], mimeTypes: [], endings: [],
            name: "presentation"),
        TypeDeclaration(
            "public.spreadsheet", parents: ["public.content"], mimeTypes: [], endings: [], name: "spreadsheet"),
        TypeDeclaration(
            "public.3d-content", parents: ["public.content"], mimeTypes: [], endings: [], name: "3D model"),
        TypeDeclaration(
            "public.bookmark", parents: [], mimeTypes: [], endings: [], name: "bookmark"),
        TypeDeclaration(
            "com.rsa.pkcs-12", parents: ["public.data"], mimeTypes: ["application/x-pkcs12"], endings: ["p12", "pfx"],
            name: "certificates"),
        TypeDeclaration(
            "public.x509-certificate", parents: ["public.data"], mimeTypes: ["application/x-x509-ca-cert"],
            endings: ["cer", "crt", "der", "pem"], name: "certificate"),
    ]
}
