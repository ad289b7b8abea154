/** What is wrong in an improved recipe, found by words alone. It asks nothing of the site: who shares code shares faults.
 *
 * Source  diet-words.yaml, written by hand. */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

type Group = { isDough: boolean; lines: readonly string[] }
export type ImprovedText = { groups: readonly Group[]; steps: readonly string[] }

const { diets, harmless, ...kinds } = parse(
  readFileSync(new URL('diet-words.yaml', import.meta.url), 'utf8'),
) as Record<string, string> & { diets: Record<string, string[]>; harmless: string }
const HARMLESS = new RegExp(harmless, 'giu')
const FORBIDDEN = new Map(
  Object.entries(diets).map(([diet, words]) => [
    diet,
    new RegExp(`(?<!\\p{L})(?:${words.map((word) => kinds[word] ?? word).join('|')})\\p{L}*`, 'giu'),
  ]),
)

/** The forbidden words of lines and steps; a step may call a product by its name where the list declares it. */
export function forbiddenWords({ groups, steps }: ImprovedText, diet: string): string[] {
  const pattern = FORBIDDEN.get(diet)
  if (!pattern) throw new Error(`diet-words.yaml does not say what '${diet}' leaves out`)
  const lines = groups.flatMap((group) => group.lines)
  const declared =
    diet === 'senza lattosio'
      ? lines
          .filter((line) => line.includes('senza lattosio'))
          .join(' ')
          .toLowerCase()
      : ''
  const read = (text: string): string[] => text.replace(HARMLESS, ' · ').match(pattern) ?? []
  const told = steps.flatMap(read).filter((word) => !declared.includes(word.toLowerCase().slice(0, -1)))
  const isCheese = (word: string) => declared !== '' && /formagg|panna|bufala/iu.test(word)
  return [...new Set([...lines.flatMap(read), ...told.filter((word) => !isCheese(word))])]
}

const BROKEN: readonly RegExp[] = [
  /undefined|null|NaN|\{|\}|\[object/u,
  /(?<!\p{L})(?:il|lo|la|i|gli|le|un|una) (?:il|lo|la|i|gli|le|un|una)(?!\p{L})/iu,
  /(?<!\p{L})(?:di|a|da|in|su) (?:il|lo|i|gli)(?!\p{L})/iu,
  /(?<!\p{L})(?:il|del|al|dal|nel|sul) (?:s[bcdfgmpqtv]|z|gn|ps)\p{L}/iu,
  /(?<!\p{L})(?:la|della|alla|nella|sulla) (?:olive?|acciug|alternativ)\p{L}*/iu,
  /(?<!\p{L})(?:le|delle|alle) (?:crema|granella|polpa|dadolata|farcia)(?!\p{L})/iu,
  /(?<!\p{L})(?:il|del|al) (?:code|fette|foglie)(?!\p{L})/iu,
  /(?<!\p{L})(\p{L}{3,}) \1(?!\p{L})/iu,
  / {2}|\s[,.;:!?](?:\s|$)|,,|\.\.|;\.|:\.|,\./u,
  /(?<!\p{L})(?:con|quando|finché|perché)[.,;:]/iu,
  /^(?:Versa|Distribuisci|Taglia|Aggiungi|Spalma|Condisci)(?: e |[.;,]|$)/u,
  /(?:^|\. )(?:Perché|Affinché|Altrimenti|Che|Finché) /u,
  /minuti (?:negli ultimi|dopo i primi|quando manc|inforna|cuoci)/iu,
]
export const brokenWords = (text: string): string[] => BROKEN.flatMap((one) => one.exec(text)?.[0] ?? [])

export const sentencesIn = (text: string): string[] => text.split(/(?<=[.!?]) (?=\p{Lu}|')/u)

/** How a dough that the site puts in the place of another gets its form. */
const SHAPED =
  /^(?:Dividi l'impasto|Lascia l'impasto in|Ungi l[ae] tegli[ae] della ricetta|Ungi i padellini)/u
export const shapedAt = ({ steps }: ImprovedText): number => steps.findIndex((step) => SHAPED.test(step))

const BAKES = /(?<!\p{L})(?:inforn|cuoc)\p{L}*[^.]*(?:°C|gradi|forno)/iu
/** Steps that bake a dough which has no form yet. */
export const bakedTooEarly = (text: ImprovedText): string[] =>
  text.steps.slice(0, shapedAt(text)).filter((step) => BAKES.test(step) && !/padella|mandorle/iu.test(step))

/** 'Stendi i panetti in dischi', 'allarga l'impasto nella teglia': from here on the recipe is put together. */
const STRETCHED =
  /(?<!\p{L})(?:stend|allarg|apr|spian|tir|distend|appiatt)(?:i|a|ete|ate|ere|are|isci)(?!\p{L})/iu
const OF_DOUGH = /\d (?:cm|mm)|disc[oh]|panett|teglia|pallin|pezz|orlo|porzion|impasto|\bpasta\b/iu
const MOVED =
  /(?<!\p{L})(?:scola|taglia|lava|affetta|schiaccia|grattugia|aggiusta|sbriciola|condisci|mescola)/iu

/** From the first gesture that lays something on. */
function assembly(source: readonly string[]): string[] {
  const sentences = source.flatMap(sentencesIn)
  const from = Math.floor(sentences.length / 2) - 2
  const at = sentences.findIndex(
    (one, index) => index >= from && STRETCHED.test(one) && OF_DOUGH.test(one) && !/vassoio|telo/iu.test(one),
  )
  return at === -1 ? [] : sentences.slice(at)
}

const COUNTED =
  /^(?:foglie|spicchi?o?|rametti|ramett[oi]|filetti|cucchiain[oi]|cucchiai|code|fette|gherigli|crema|funghi|ciuffo|pizzico)(?: (?:di |d')| )/u
/** The first letters of what a line is about; none where nothing but oil, salt and water is. */
function stemOf(line: string): string | undefined {
  const name = line
    .replace(/\(.*?\)|^[\d,.½ ]+(?:g|ml|kg|cl|l)?(?!\p{L})| q\.b\..*$/gu, '')
    .replace(/^ *(?:di |d')?/u, '')
    .replace(COUNTED, '')
  const word = /\p{L}{4,}/u.exec(name)?.[0]?.toLowerCase() ?? ''
  if (word === '' || /^(?:olio|sale|acqua|pepe|olive|aglio|succo)$/u.test(word)) return undefined
  return word.slice(0, word.length > 5 ? -2 : -1)
}

/** Lines of the list that the recipe lays on its dough and a new dough does not get. */
export function notLaidOn(source: readonly string[], list: readonly string[], text: ImprovedText): string[] {
  const laid = assembly(source).join(' ').toLowerCase()
  const after = text.steps.slice(shapedAt(text)).join(' ').toLowerCase()
  return text.groups
    .filter(({ isDough }) => !isDough)
    .flatMap(({ lines }) => lines)
    .filter((line) => {
      const stem = list.includes(line) ? stemOf(line) : undefined
      return stem !== undefined && laid.includes(stem) && !after.includes(stem)
    })
}

/** What the recipe does after its dough is stretched, and the new text before its dough has a form. */
export function laidTooEarly(source: readonly string[], text: ImprovedText): string[] {
  const late = new Set(assembly(source).filter((one) => !MOVED.test(one)))
  return text.steps
    .slice(0, shapedAt(text))
    .flatMap(sentencesIn)
    .filter((one) => late.has(one))
}

/** Grams of the lines of dough. */
export const doughGrams = (groups: readonly Group[]): number =>
  groups
    .filter(({ isDough }) => isDough)
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => sum + Number(/^[\d,]+/u.exec(line)?.[0].replace(',', '.') ?? 0), 0)
