/** Reads the bake and the tin from a recipe's steps.
 *
 * Units   minutes, °C, centimetres.
 * Valid   Italian steps. A missing time or temperature is 0, a missing size is null. */
import type { RecipeToImprove } from '../recipes/listed-recipe.ts'

const LONGEST_MIN = 60

export function bakeTold({ instructions }: RecipeToImprove): { minutes: number; degrees: number } {
  const told = instructions
    .split(/\n|(?<=[.;]) /u)
    .filter(
      (one) =>
        /forno|cuoc|\d{3} ?°/iu.test(one) && !/padell|pentol|tegam|fuoco|lievit|scald|accend/iu.test(one),
    )
    .flatMap((one) =>
      [...one.matchAll(/(\d{1,2})(?:[-/ ]+\d{1,2})? ?(?:min|['’′])|(?:un'|1 |un )ora(?! e)|mezz'?or/gu)].map(
        ([word, minutes]) => ({
          minutes: Math.min(LONGEST_MIN, Number(minutes ?? (word.startsWith('mezz') ? 30 : LONGEST_MIN))),
          degrees: Number(/(\d{3}) ?(?:°|gradi)/u.exec(one)?.[1] ?? 0),
        }),
      ),
    )
  return told.toSorted((one, other) => other.minutes - one.minutes)[0] ?? { minutes: 0, degrees: 0 }
}

export function sizeTold({ name, instructions, ingredients }: RecipeToImprove): string | null {
  const all = inCentimetres([name, instructions, ...ingredients].join('\n'))
  const [, one, other] =
    /(?<!\d)(\d{2}(?:,5)?) ?(?:cm )?(?:[x×]|per(?= [2-6]\d(?! ?\p{L}*(?:g|min|['’])))) ?(\d{2}(?:,5)?)(?![^.)]*(?:cioè|ossia|ovvero)[^.)\d]*\d{2} ?(?:cm )?[x×])/u.exec(
      all,
    ) ?? []
  if (one !== undefined) return `${one}x${other} cm`
  if (/(?<!\p{L})GN ?1\/1/u.test(all)) return GASTRONORM
  const [, across, behind] =
    /(?<!\p{L})(?:tiell|tegli|tortier|ruot|stamp|padellin)[^.\n\d]{0,45}?((?:1[6-9]|[2-6]\d)(?:-\d{2})?)(?: ?cm|[).,]|(?<=(?:da|tiella|tortiera|ruoto|stampo) ..)(?= (?!min|g|ml|k|or)|\n|$))|Ø ?(\d{2})/iu.exec(
      all,
    ) ?? []
  return across || behind ? `${across ?? behind} cm` : null
}

const INCHES = /(?<![\d.,])\d{1,2}(?: ?(?:[x×]|per) ?\d{1,2})?(?= ?(?:pollic|inch|″))/giu
const inCentimetres = (text: string) =>
  text.replace(INCHES, (said) => `${said.replace(/\d+/gu, (inch) => `${Math.round(+inch * 2.54)}`)} cm`)

const GASTRONORM = '53x32,5 cm'

/** Area in cm² of a tin written as '30x40', or of a round tin written as its diameter. */
export function cm2Of(size: string): number {
  const [, one = 0, other] = /(\d+)(?:x(\d+))?/u.exec(size) ?? []
  return Number(one) * (other === undefined ? (Number(one) * Math.PI) / 4 : Number(other))
}

/** With more dough, an open tin stays raw in the middle: [stima]. */
const MOST_G_PER_CM2 = 1.5
const LARGE_TIN_G = 550
export function tinFor(recipe: RecipeToImprove, grams: number, isOpen: boolean) {
  const size = sizeTold(recipe)
  const large = /tegli\p{L}* (?:\p{L}+ )?tond|(?<!\p{L})ruot[oi]|tortier/iu.test(recipe.instructions)
    ? '34 cm'
    : '30x40 cm'
  const usual = `(${grams < LARGE_TIN_G ? '28 cm' : large} o simile)`
  if (size === null) return { tin: ` ${usual}`, gPerCm2: grams / cm2Of(usual) }
  return isOpen && grams > cm2Of(size) * MOST_G_PER_CM2
    ? { tin: `, più larga di quella della ricetta ${usual}`, gPerCm2: grams / cm2Of(usual) }
    : { tin: ` della ricetta (${size})`, gPerCm2: grams / cm2Of(size) }
}
