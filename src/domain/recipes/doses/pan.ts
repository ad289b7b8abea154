/** Reads pans as people write them: '40 x 30', '28 cm', '2 x 40 x 30', '2 teglie 40 per 30'.
 *
 * Units   cm, inside measures; cm².
 * Valid   sides of 5 to 120 cm, 1 to 20 pans. Two numbers are two sides. If the first number is below 5,
 *         it is the number of pans: '4 x 20' are four round pans of 20 cm. */
import { parseDecimal } from '#domain/words/decimal-input.ts'
import { writeDecimal } from '#domain/words/kitchen-number.ts'

export type Pan = { lengthCm: number; widthCm: number } | { diameterCm: number }
export type Pans = { count: number; pan: Pan }

export const PAN_SIDE_CM = { min: 5, max: 120 } as const
const MOST_PANS = 20

export const panAreaCm2 = (pan: Pan): number =>
  'diameterCm' in pan ? Math.PI * (pan.diameterCm / 2) ** 2 : pan.lengthCm * pan.widthCm

const isSide = (cm: number) => cm >= PAN_SIDE_CM.min && cm <= PAN_SIDE_CM.max
const isCount = (count: number) => Number.isInteger(count) && count >= 1 && count <= MOST_PANS

export function readPans(text: string): Pans | null {
  const parts = text
    .toLowerCase()
    .replace(/ ?tegli[ae](?: d[ia])? ?/u, 'x')
    .replace(/\s+|cm|ø|^x/gu, '')
    .split(/[x×*]|per/u)
    .flatMap((part) => parseDecimal(part) ?? Number.NaN)
  const sides = parts.filter(isSide).length === parts.length && parts.length < 3 ? parts : parts.slice(1)
  const count = sides.length === parts.length ? 1 : (parts[0] ?? 0)
  const [first, second] = sides
  if (!isCount(count) || first === undefined || sides.length > 2 || !sides.every(isSide)) return null
  return { count, pan: second === undefined ? { diameterCm: first } : { lengthCm: first, widthCm: second } }
}

export function writePans({ count, pan }: Pans): string {
  const sides =
    'diameterCm' in pan
      ? writeDecimal(pan.diameterCm)
      : `${writeDecimal(pan.lengthCm)} x ${writeDecimal(pan.widthCm)}`
  return `${count === 1 ? '' : `${count} x `}${sides} cm`
}
