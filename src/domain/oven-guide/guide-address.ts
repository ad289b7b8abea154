/** The guide's address: the choices of the form as query parameters, so a link is a set-up.
 *
 * Units   `maxTemp` in whole °C, whatever scale the reader sees; in the form it is what was typed, in the shown scale.
 * Source  the site's specification: style, oven, surface, maxTemp, useDough=true; unit=F is °F on the screen.
 * Valid   any address: an unknown token is an empty choice and is named, a wrong temperature stays as it came and is
 *         refused. */
import { convertTemperature, type TemperatureScale } from '#domain/words/convert.ts'
import { OVEN_STYLE_IDS, type OvenStyleId } from '#knowledge/styles-oven-names.ts'
import { OVEN_TYPES, type OvenType, STATED_MAX_C } from './ovens.ts'
import type { DoughContext, OvenRequest } from './request.ts'
import { ovenStyle } from './styles.ts'
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

type Read = (name: string) => string | null

const UNIT = 'unit'
const FAHRENHEIT = 'F'

export function choicesOfAddress(get: Read): GuideChoices {
  const style = oneOf(OVEN_STYLE_IDS, get('style'))
  const choices: GuideChoices = {
    style,
    oven: oneOf(OVEN_TYPES, get('oven')),
    surface: oneOf(surfacesOf(style), get('surface')),
    maxTemp: get('maxTemp') ?? '',
    scale: 'celsius',
    useDough: get('useDough') === 'true',
  }
  return get(UNIT) === FAHRENHEIT ? inScale(choices, 'fahrenheit') : choices
}

const LONGEST_SHOWN = 40

/** What the address asks for and the guide does not have, as it was written: a wrong link is told, not guessed. */
export function unknownInAddress(get: Read): string[] {
  const { style, oven, surface } = choicesOfAddress(get)
  return Object.entries({ style, oven, surface }).flatMap(([name, choice]) => {
    const asked = get(name)
    return asked && choice === '' ? [asked.slice(0, LONGEST_SHOWN)] : []
  })
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

/** The address of a calculation, in the scale in which it is read. */
export const addressOfRequest = (
  { styleId, ovenType, surface, maxTempC, doughContext }: OvenRequest,
  scale: TemperatureScale,
): [name: string, value: string][] => {
  const inCelsius: GuideChoices = {
    style: styleId,
    oven: ovenType,
    surface,
    maxTemp: maxTempC === undefined ? '' : String(maxTempC),
    scale: 'celsius',
    useDough: doughContext !== undefined,
  }
  return addressOfChoices(inScale(inCelsius, scale))
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
    [UNIT, choices.scale === 'fahrenheit' ? FAHRENHEIT : ''],
  ]
  return pairs.filter(([, value]) => value !== '')
}

/** Null while style, oven or surface are missing or the temperature is none. The dough counts where it is asked for. */
export function requestOfChoices(choices: GuideChoices, dough?: DoughContext): OvenRequest | null {
  const { style, oven, surface, useDough } = choices
  const maxTempC = statedMaxC(choices)
  if (style === '' || oven === '' || surface === '' || maxTempC === undefined) return null
  return {
    styleId: style,
    ovenType: oven,
    surface,
    ...(maxTempC !== null && { maxTempC }),
    ...(useDough && dough && { doughContext: dough }),
  }
}
