/** The guide's query string. It holds the choices of the form, so a link opens the same set-up.
 *
 * Units   `maxTemp` in the query string: whole °C. `maxTemp` in the form: the typed text in the shown
 *         scale.
 * Source  the site's specification: style, oven, surface, maxTemp, useDough=true; unit=F shows °F.
 * Valid   any query string. An unknown id counts as an empty choice and is reported. `statedMaxC` refuses a
 *         wrong temperature. */
import { convertTemperature, type TemperatureScale } from '#domain/words/convert.ts'
import { OVEN_STYLE_IDS, type OvenStyleId } from '#knowledge/styles-oven-names.ts'
import { OVEN_TYPES, type OvenType, STATED_MAX_C } from './ovens.ts'
import { BAKE_FACTOR, type DoughContext, type OvenRequest } from './request.ts'
import { ovenStyle } from './styles.ts'
import type { SurfaceId } from './surfaces.ts'

export type GuideChoices = {
  style: OvenStyleId | ''
  oven: OvenType | ''
  surface: SurfaceId | ''
  maxTemp: string
  scale: TemperatureScale
  useDough: boolean
  /** Of the recipe from which a link comes. */
  bakeFactor?: number | undefined
}

const oneOf = <T extends string>(values: readonly T[], text: string | null): T | '' =>
  values.find((value) => value === text) ?? ''

export const surfacesOf = (style: OvenStyleId | ''): readonly SurfaceId[] =>
  style === '' ? [] : ovenStyle(style).surfaces

type Read = (name: string) => string | null

const UNIT = 'unit'
const FAHRENHEIT = 'F'
const BAKE_FACTOR_NAME = 'bakeFactor'

function bakeFactorOf(text: string | null): number | undefined {
  const factor = /^\d(?:\.\d{1,3})?$/.test(text ?? '') ? Number(text) : Number.NaN
  return factor >= BAKE_FACTOR.min && factor <= BAKE_FACTOR.max ? factor : undefined
}

export function choicesOfAddress(get: Read): GuideChoices {
  const style = oneOf(OVEN_STYLE_IDS, get('style'))
  const choices: GuideChoices = {
    style,
    oven: oneOf(OVEN_TYPES, get('oven')),
    surface: oneOf(surfacesOf(style), get('surface')),
    maxTemp: get('maxTemp') ?? '',
    scale: 'celsius',
    useDough: get('useDough') === 'true',
    bakeFactor: bakeFactorOf(get(BAKE_FACTOR_NAME)),
  }
  return get(UNIT) === FAHRENHEIT ? inScale(choices, 'fahrenheit') : choices
}

const LONGEST_SHOWN = 40

export function unknownInAddress(get: Read): string[] {
  const { style, oven, surface } = choicesOfAddress(get)
  return Object.entries({ style, oven, surface }).flatMap(([name, choice]) => {
    const asked = get(name)
    return asked && choice === '' ? [asked.slice(0, LONGEST_SHOWN)] : []
  })
}

/** The typed temperature in whole °C. Null for an empty field, undefined for a value that is no whole number
 * or outside `STATED_MAX_C`. */
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

export function inScale(choices: GuideChoices, scale: TemperatureScale): GuideChoices {
  const celsius = statedMaxC(choices)
  const maxTemp =
    typeof celsius === 'number'
      ? String(Math.round(convertTemperature(celsius, 'celsius', scale)))
      : choices.maxTemp
  return { ...choices, scale, maxTemp }
}

export const addressOfRequest = (
  { styleId, ovenType, surface, maxTempC, doughContext, bakeFactor }: OvenRequest,
  scale: TemperatureScale,
): [name: string, value: string][] => {
  const inCelsius: GuideChoices = {
    style: styleId,
    oven: ovenType,
    surface,
    maxTemp: maxTempC === undefined ? '' : String(maxTempC),
    scale: 'celsius',
    useDough: doughContext !== undefined,
    bakeFactor,
  }
  return addressOfChoices(inScale(inCelsius, scale))
}

export function addressOfChoices(choices: GuideChoices): [name: string, value: string][] {
  const celsius = statedMaxC(choices)
  const pairs: [string, string][] = [
    ['style', choices.style],
    ['oven', choices.oven],
    ['surface', choices.surface],
    ['maxTemp', typeof celsius === 'number' ? String(celsius) : ''],
    ['useDough', choices.useDough ? 'true' : ''],
    [BAKE_FACTOR_NAME, choices.useDough ? '' : String(choices.bakeFactor ?? '')],
    [UNIT, choices.scale === 'fahrenheit' ? FAHRENHEIT : ''],
  ]
  return pairs.filter(([, value]) => value !== '')
}

export function requestOfChoices(choices: GuideChoices, dough?: DoughContext): OvenRequest | null {
  const { style, oven, surface, useDough, bakeFactor } = choices
  const maxTempC = statedMaxC(choices)
  if (style === '' || oven === '' || surface === '' || maxTempC === undefined) return null
  return {
    styleId: style,
    ovenType: oven,
    surface,
    ...(maxTempC !== null && { maxTempC }),
    ...(useDough && dough && { doughContext: dough }),
    ...(!useDough && bakeFactor !== undefined && { bakeFactor }),
  }
}
