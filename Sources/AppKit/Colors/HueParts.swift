import Foundation

/// A colour by hue, saturation and brightness, each 0 to 1, and how it goes over to red, green and blue.
struct HueParts {
    var hue: Double
    var saturation: Double
    var brightness: Double

    var rgb: (red: Double, green: Double, blue: Double) {
        let sector = (hue - hue.rounded(.down)) * 6
        let part = sector - sector.rounded(.down)
        let low = brightness * (1 - saturation)
        let falling = brightness * (1 - saturation * part)
        let rising = brightness * (1 - saturation * (1 - part))
        return switch Int(sector) % 6 {
        case 0: (brightness, rising, low)
        case 1: (falling, brightness, low)
        case 2: (low, brightness, rising)
        case 3: (low, falling, brightness)
        case 4: (rising, low, brightness)
        default: (brightness, low, falling)
        }
    }
}

extension HueParts {
    init(red: Double, green: Double, blue: Double) {
        let most = max(red, green, blue)
        let range = most - min(red, green, blue)
        brightness = most
        saturation = most > 0 ? range / most : 0
        var sector = 0.0
        if range > 0 {
            switch most {
            case red: sector = (green - blue) / range
            case green: sector = (blue - red) / range + 2
            default: sector = (red - green) / range + 4
            }
        }
        hue = (sector < 0 ? sector + 6 : sector) / 6
    }
}
