/** The thermometer of the guide and its texts.
 *
 * Units   °C, fractions of the scale 0-1, seconds.
 * Source  the site's specification: 150-500 °C, a tick every 50 °C, times under two minutes in seconds. */
import { convertTemperature, type TemperatureScale } from '#domain/words/convert.ts'

export const SCALE_C = { min: 150, max: 500 } as const
const TICK_C = 50
const FAHRENHEIT_STEP = 2

export function roundTemperatures(
  fromC: number,
  toC: number,
  stepC: number,
  scale: TemperatureScale,
): number[] {
  const step = scale === 'celsius' ? stepC : stepC * FAHRENHEIT_STEP
  const [first, last] = [fromC, toC].map((celsius) => convertTemperature(celsius, 'celsius', scale) / step)
  const lowest = Math.ceil(first as number)
  return Array.from({ length: Math.max(0, Math.floor(last as number) - lowest + 1) }, (_, index) =>
    convertTemperature((lowest + index) * step, scale, 'celsius'),
  )
}

export const scaleTicks = (scale: TemperatureScale): number[] =>
  roundTemperatures(SCALE_C.min, SCALE_C.max, TICK_C, scale)

export const scaleShare = (celsius: number): number =>
  Math.min(1, Math.max(0, (celsius - SCALE_C.min) / (SCALE_C.max - SCALE_C.min)))

const SIGNS: Readonly<Record<TemperatureScale, string>> = { celsius: '°C', fahrenheit: '°F' }

export const wholeDegrees = (celsius: number, scale: TemperatureScale): number =>
  Math.round(convertTemperature(celsius, 'celsius', scale))

export const temperatureText = (celsius: number, scale: TemperatureScale): string =>
  `${wholeDegrees(celsius, scale)} ${SIGNS[scale]}`

export const temperatureRangeText = (minC: number, maxC: number, scale: TemperatureScale): string =>
  minC === maxC
    ? temperatureText(maxC, scale)
    : `${wholeDegrees(minC, scale)}-${temperatureText(maxC, scale)}`

const DIFFERENCE = /(\d+) °C(?= (?:in )?(?:più|meno)(?!\p{L}))/gu
const TEMPERATURE = /(?:(\d+)-)?(\d+) °C/g
const FAHRENHEIT_PER_CELSIUS = 9 / 5

export function inScaleOf(text: string, scale: TemperatureScale): string {
  if (scale === 'celsius') return text
  return text
    .replace(DIFFERENCE, (_, celsius: string) => `${Math.round(Number(celsius) * FAHRENHEIT_PER_CELSIUS)} °F`)
    .replace(TEMPERATURE, (_, low: string | undefined, high: string) =>
      low === undefined
        ? temperatureText(Number(high), scale)
        : temperatureRangeText(Number(low), Number(high), scale),
    )
}

export const SECONDS_BELOW_S = 120

export function bakeTimeText(seconds: number): string {
  const whole = Math.round(seconds)
  if (whole < SECONDS_BELOW_S) return `${whole} s`
  const rest = whole % 60
  return `${Math.floor(whole / 60)} min${rest > 0 ? ` ${rest} s` : ''}`
}

/** No model knows the seconds of a bake of several minutes, so a range of minutes is rounded outwards. */
export function bakeTimeRangeText(minS: number, maxS: number): string {
  const [min, max] = [Math.round(minS), Math.round(maxS)]
  if (min === max) return bakeTimeText(max)
  if (max < SECONDS_BELOW_S) return `${min}-${bakeTimeText(max)}`
  const most = `${Math.ceil(max / 60)} min`
  return min < SECONDS_BELOW_S ? `${bakeTimeText(min)} - ${most}` : `${Math.floor(min / 60)}-${most}`
}
