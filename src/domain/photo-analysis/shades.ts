/**
 * Colour classes of food: as few as needed to separate sauce, cheese, leaves and meat.
 *
 * Units   sRGB bytes (0-255) in; hue in degrees, saturation and value 0-1 (HSV).
 * Source  limits set by eye on our own pictures [stima].
 * Valid   pictures in ordinary light. A strong colour cast shifts every class.
 */
export const SHADES = [
  'red',
  'pink',
  'orange',
  'yellow',
  'cream',
  'green',
  'purple',
  'brown',
  'dark',
  'grey',
] as const
export type Shade = (typeof SHADES)[number]
export type Mixture = Partial<Record<Shade, number>>
export type ShadeShares = Readonly<Record<Shade, number>>

interface Hsv {
  hue: number
  saturation: number
  value: number
}

function toHsv(red: number, green: number, blue: number): Hsv {
  const most = Math.max(red, green, blue)
  const range = most - Math.min(red, green, blue)
  const sixth =
    range === 0
      ? 0
      : most === red
        ? ((green - blue) / range + 6) % 6
        : most === green
          ? (blue - red) / range + 2
          : (red - green) / range + 4
  return { hue: sixth * 60, saturation: most === 0 ? 0 : range / most, value: most / 255 }
}

export function shadeOf(red: number, green: number, blue: number): Shade {
  const { hue, saturation, value } = toHsv(red, green, blue)
  if (value < 0.22) return 'dark'
  if (saturation < 0.12) return value > 0.72 ? 'cream' : value < 0.35 ? 'dark' : 'grey'
  if (hue >= 62 && hue < 170) return saturation > 0.18 ? 'green' : value > 0.7 ? 'cream' : 'grey'
  if (hue >= 170 && hue < 265) return 'grey'
  if (hue >= 265 && hue < 335) return 'purple'
  if (hue < 17 || hue >= 335) return reddish(saturation, value)
  if (saturation < 0.34 && value > 0.7) return 'cream'
  if (hue >= 40) return value > 0.55 && saturation > 0.34 ? 'yellow' : value > 0.7 ? 'cream' : 'brown'
  return saturation > 0.62 && value > 0.68 ? 'orange' : value > 0.82 && saturation < 0.5 ? 'cream' : 'brown'
}

function reddish(saturation: number, value: number): Shade {
  if (saturation > 0.56) return value > 0.35 ? 'red' : 'brown'
  return value > 0.5 ? 'pink' : 'brown'
}

export const emptyShares = (): Record<Shade, number> =>
  Object.fromEntries(SHADES.map((shade) => [shade, 0])) as Record<Shade, number>
