/** The guide's address: the choices of the form as query parameters, so a link is a set-up.
 *
 * Units   `maxTemp` in whole °C, whatever scale the reader sees; in the form it is what was typed, in the shown scale.
 * Source  the site's specification: style, oven, surface, maxTemp, useDough=true.
 * Valid   any address: an unknown token is an empty choice, a wrong temperature stays as it came and is refused. */
import { convertTemperature, type TemperatureScale } from '#domain/units/convert.ts'
import { OVEN_TYPES, type OvenType, STATED_MAX_C } from './ovens.ts'
import { OVEN_STYLE_IDS, type OvenStyleId, ovenStyle } from './styles.ts'
import type { SurfaceId } from './surfaces.ts'

export type GuideChoices = {
  style: OvenStyleId | ''
  oven: OvenType | ''
  surface: SurfaceId | ''
  /** As typed. */
  maxTemp: string
  scale: TemperatureScale
  useDough: boolean
}

const oneOf = <T extends string>(values: readonly T[], text: string | null): T | '' =>
  values.find((value) => value === text) ?? ''

/** The surface must be one of the style's. */
export const surfacesOf = (style: OvenStyleId | ''): readonly SurfaceId[] =>
  style === '' ? [] : ovenStyle(style).surfaces

export function choicesOfAddress(get: (name: string) => string | null): GuideChoices {
  const style = oneOf(OVEN_STYLE_IDS, get('style'))
  return {
    style,
    oven: oneOf(OVEN_TYPES, get('oven')),
    surface: oneOf(surfacesOf(style), get('surface')),
    maxTemp: get('maxTemp') ?? '',
    scale: 'celsius',
    useDough: get('useDough') === 'true',
  }
}

/** Whole °C of what was typed; null when there is nothing, undefined when it is no temperature that an oven has. */
export function statedMaxC({
  maxTemp,
  scale,
}: Pick<GuideChoices, 'maxTemp' | 'scale'>): number | null | undefined {
  const text = maxTemp.trim()
  if (text === '') return null
  if (!/^\d{1,4}$/.test(text)) return undefined
  const celsius = Math.round(convertTemperature(Number(text), scale, 'celsius'))
  return celsius >= STATED_MAX_C.min && celsius <= STATED_MAX_C.max ? celsius : undefined
}

/** The same temperature typed in the other scale; what is no temperature stays as it is. */
export function inScale(choices: GuideChoices, scale: TemperatureScale): GuideChoices {
  const celsius = statedMaxC(choices)
  const maxTemp =
    typeof celsius === 'number'
      ? String(Math.round(convertTemperature(celsius, 'celsius', scale)))
      : choices.maxTemp
  return { ...choices, scale, maxTemp }
}

/** Only what was chosen, ready for `new URLSearchParams(…)`. */
export function addressOfChoices(choices: GuideChoices): [name: string, value: string][] {
  const celsius = statedMaxC(choices)
  const pairs: [string, string][] = [
    ['style', choices.style],
    ['oven', choices.oven],
    ['surface', choices.surface],
    ['maxTemp', typeof celsius === 'number' ? String(celsius) : ''],
    ['useDough', choices.useDough ? 'true' : ''],
  ]
  return pairs.filter(([, value]) => value !== '')
}
