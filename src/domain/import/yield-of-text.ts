/**
 * Reads the yield of a recipe: '2 pizze da 30 cm', 'Per una teglia 30x40', '4 servings'.
 *
 * Valid   Italian, and the words for people, portions and pizzas in the supported languages. The number in
 *         a size is not a yield. A text with a unit but no number means one piece.
 */
const MOST = 100
const USUAL = { servings: 4, servingsUnit: 'persone' }

const SIZE =
  /\d+(?:[.,]\d+)?\s*(?:cm)?\s*[x×*]\s*\d+(?:[.,]\d+)?(?:\s*(?:cm|mm|"|″|inch(?:es)?|pollici))?|(?:Ø|⌀|diametro|diam\.?)\s*(?:di|da)?\s*\d+(?:[.,]\d+)?|\d+(?:[.,]\d+)?(?:\s*[-–/]\s*\d+(?:[.,]\d+)?)?[\s-]*(?:cm|mm|centimetri|"|″|''|-?inch(?:es)?\b|pollici|zoll|kg|g\b|gr\b|grammi|ml|l\b|litr[oi]|hours?\b|or[ae]\b)/giu

const NUMBERS: Readonly<Record<string, number>> = {
  un: 1,
  uno: 1,
  una: 1,
  a: 1,
  an: 1,
  one: 1,
  ein: 1,
  eine: 1,
  une: 1,
  due: 2,
  two: 2,
  zwei: 2,
  deux: 2,
  dos: 2,
  tre: 3,
  three: 3,
  drei: 3,
  trois: 3,
  tres: 3,
  quattro: 4,
  four: 4,
  vier: 4,
  quatre: 4,
  cuatro: 4,
  cinque: 5,
  five: 5,
  sei: 6,
  six: 6,
  otto: 8,
  eight: 8,
  dieci: 10,
  dodici: 12,
  decina: 10,
  dozzina: 12,
  ventina: 20,
  trentina: 30,
}

const ABOUT = /(?:\buna |\b1 )?\b(decina|dozzina|ventina|trentina)(?: di)?\s/giu

const UNITS: readonly [RegExp, string][] = [
  [/pizz[ae]s?(?!\p{L})|pizzen/iu, 'pizze'],
  [/pizzett[ae]|mini[- ]?pizz(?:a|e|as)/iu, 'pizzette'],
  [/tegli[ae]|pans?(?!\p{L})|sheet pans?|trays?(?!\p{L})|blech(?:e)?/iu, 'teglie'],
  [/focacc(?:ia|e|ias)/iu, 'focacce'],
  [/calzon(?:e|i|es)/iu, 'calzoni'],
  [/panzerott[oi]/iu, 'panzerotti'],
  [/panett[oi]|palline|pallin[ae]|dough balls?/iu, 'panetti'],
  [/person[ae]|commensali|people|persons?|personen|personnes?|personas?|servings?|serves/iu, 'persone'],
  [/porzion[ei]|portions?|portionen|raciones|porciones/iu, 'porzioni'],
  [/panuozz[oi]/iu, 'panuozzi'],
  [/(?:padellin|tegamin)[oi]/iu, 'padellini'],
  [/pins[ae]/iu, 'pinse'],
  [/stamp[oi]|tortier[ae]/iu, 'stampi'],
  [/filon[ei]|loa(?:f|ves)/iu, 'filoni'],
  [/panin[oi]|buns?(?!\p{L})/iu, 'panini'],
  [/fett[ae]|slices?/iu, 'fette'],
  [/tranc[ei]o?/iu, 'tranci'],
  [/spicch[io]+/iu, 'spicchi'],
  [/pezz[oi]|pieces?|st[üu]ck/iu, 'pezzi'],
]
const COUNT = String.raw`(\d+|(?<!\p{L})(?:${Object.keys(NUMBERS).join('|')})(?!\p{L}))`
const ANY_UNIT = UNITS.map(([words]) => words.source).join('|')
const TOGETHER = new RegExp(
  String.raw`${COUNT}(?:\s*(?:[-–/]|a|o|to|bis)\s*\d+)?\s+(?:\p{L}+\s+){0,2}?((?<!\p{L})(?:${ANY_UNIT}))`,
  'iu',
)
const unitOf = (text: string): string | undefined =>
  UNITS.find(([words]) => new RegExp(String.raw`(?<!\p{L})(?:${words.source})`, 'iu').test(text))?.[1]

const numberOf = (word: string): number => NUMBERS[word.toLowerCase()] ?? Number(word)

const richness = (text: string): number =>
  Number(/\d/.test(text) || TOGETHER.test(text)) +
  Number(unitOf(text) !== undefined) * 2 +
  Number(TOGETHER.test(text))

const sentencesOf = (text: string): string[] => text.split(/\.\s+(?=\p{Lu})/u)

export const richestYield = (texts: readonly string[]): string | null =>
  texts
    .flatMap(sentencesOf)
    .filter((text) => text.trim() !== '')
    .toSorted((one, other) => richness(other) - richness(one))[0] ?? null

export function yieldOf(given: string | null): { servings: number; servingsUnit: string } {
  if (given === null || given.trim() === '') return USUAL
  const text = given
    .slice(0, 200)
    .replace(SIZE, ' ')
    .replace(ABOUT, (_, word) => `${numberOf(word)} `)
  const [, count, unit] = TOGETHER.exec(text) ?? []
  if (count !== undefined && unit !== undefined)
    return { servings: within(numberOf(count)), servingsUnit: unitOf(unit) ?? USUAL.servingsUnit }
  const digits = /\d+/.exec(text)?.[0]
  const servingsUnit = unitOf(text) ?? USUAL.servingsUnit
  if (digits !== undefined) return { servings: within(Number(digits)), servingsUnit }
  if (unitOf(text) === undefined && /diam|[Ø⌀]/iu.test(given)) return { servings: 1, servingsUnit: 'pizze' }
  return { servings: unitOf(text) === undefined ? USUAL.servings : 1, servingsUnit }
}

const within = (count: number) => Math.min(MOST, Math.max(1, count))
