/** The thermometer of the guide and its words.
 *
 * Units   °C, shares of the scale 0-1, seconds.
 * Source  the site's specification: 150-500 °C, a tick every 50 °C, times under two minutes in seconds. */
import { convertTemperature, type TemperatureScale } from '#domain/units/convert.ts'

export const SCALE_C = { min: 150, max: 500 } as const
const TICK_C = 50

export const SCALE_TICKS: readonly number[] = Array.from(
  { length: (SCALE_C.max - SCALE_C.min) / TICK_C + 1 },
  (_, index) => SCALE_C.min + index * TICK_C,
)

/** Place on the scale; what lies outside is put at its end. */
export const scaleShare = (celsius: number): number =>
  Math.min(1, Math.max(0, (celsius - SCALE_C.min) / (SCALE_C.max - SCALE_C.min)))

const SIGNS: Readonly<Record<TemperatureScale, string>> = { celsius: '°C', fahrenheit: '°F' }

export const wholeDegrees = (celsius: number, scale: TemperatureScale): number =>
  Math.round(convertTemperature(celsius, 'celsius', scale))

/** '250 °C', '482 °F'. */
export const temperatureText = (celsius: number, scale: TemperatureScale): string =>
  `${wholeDegrees(celsius, scale)} ${SIGNS[scale]}`

/** '380-430 °C'. */
export const temperatureRangeText = (minC: number, maxC: number, scale: TemperatureScale): string =>
  `${wholeDegrees(minC, scale)}-${temperatureText(maxC, scale)}`

const SECONDS_BELOW_S = 120

/** '90 s', '2 min', '5 min 11 s'. */
export function bakeTimeText(seconds: number): string {
  const whole = Math.round(seconds)
  if (whole < SECONDS_BELOW_S) return `${whole} s`
  const rest = whole % 60
  return `${Math.floor(whole / 60)} min${rest > 0 ? ` ${rest} s` : ''}`
}

/** '60-90 s', '5 min 11 s - 7 min 47 s'. */
export const bakeTimeRangeText = (minS: number, maxS: number): string =>
  Math.round(maxS) < SECONDS_BELOW_S
    ? `${Math.round(minS)}-${bakeTimeText(maxS)}`
    : `${bakeTimeText(minS)} - ${bakeTimeText(maxS)}`
