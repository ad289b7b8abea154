/** What is wrong in an improved recipe, found by words alone. It asks nothing of the site: who shares code shares faults.
 *
 * Source  diet-words.yaml, written by hand. */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

type Group = { title?: string; isDough: boolean; lines: readonly string[] }
export type ImprovedText = {
  groups: readonly Group[]
  steps: readonly string[]
  asItWas?: readonly { text: string }[]
}

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

/** A step without what the note behind it takes the place of: 'al posto della burrata' makes the burrata of the step another. */
export function asNoted(step: string): string {
  const gone = [...step.matchAll(/Al posto (d[^:()]+):/gu)]
    .flatMap(([, old = '']) => old.match(/\p{L}{3,}/gu) ?? [])
    .map((word) => word.toLowerCase().slice(0, Math.max(3, word.length - 1)))
    .flatMap((word) => (/^(?:burrat|stracciatell)$/u.test(word) ? [word, 'pann'] : [word]))
  return step.replace(/\p{L}+/gu, (word) =>
    gone.some((one) => word.toLowerCase().startsWith(one) && word.length <= one.length + 3) ? '·' : word,
  )
}

/** The forbidden words of lines and steps; a step may call a product by its name where the list declares it. */
export function forbiddenWords({ groups, steps }: ImprovedText, diet: string): string[] {
  const pattern = FORBIDDEN.get(diet)
  if (!pattern) throw new Error(`diet-words.yaml does not say what '${diet}' leaves out`)
  const lines = groups.flatMap((group) => group.lines)
  // 'Il pane' of a step is the bread of the list that says it.
  const says = { 'senza lattosio': /senza lattosio/u, 'senza glutine': /^(?!.*farin).*senza glutine/u }[diet]
  const declared =
    says === undefined
      ? ''
      : lines
          .filter((line) => says.test(line))
          .join(' ')
          .toLowerCase()
  const read = (text: string): string[] => text.replace(HARMLESS, ' · ').match(pattern) ?? []
  const told = steps
    .map(asNoted)
    .flatMap(read)
    .filter((word) => !declared.includes(word.toLowerCase().slice(0, -1)))
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

/** What only the animal original does: nothing of plants turns from pink, renders fat, is skinned or boned, or has whey. */
const IMPOSSIBLE: readonly RegExp[] = [
  /siero|budello|cotenna|lisca|guscio/iu,
  /(?:perd|mostra)\p{L}*[^.;:]*(?:rosa|rosat[aeio])(?!\p{L})/iu,
  /grasso (?:del|della|dei|delle|degli|rilasciato)|(?:sgocciola|scola|tieni|butta)\p{L}* (?:via )?il grasso/iu,
  /(?:tofu|lenticchie|seitan|cavolfiore|cardoncelli)[^.;:]*(?:trasparent|sgusci|spell|disossa|rilasci|al cuore)/iu,
  /sciogl\p{L}+ (?:le olive|il cavolfiore|il tofu|l'olio)|olio[^.;:]{0,20}(?:si rassoda|morbido|a pezzetti|a fiocchi)/iu,
  /crema piccante[^.]*: così fond/iu,
  /(?<!\p{L})(il \p{L}+|la \p{L}+|l'\p{L}+|le \p{L}+|i \p{L}+)(?:,| e) \1(?!\p{L})/iu,
]
/** What a vegan recipe says that its ingredients cannot do, with the sentence. A step that is noted is told of the original. */
export const impossibleWords = (steps: readonly string[]): string[] =>
  steps
    .filter((step) => !NOTED.test(step))
    .flatMap((step) => sentencesIn(step).filter((sentence) => IMPOSSIBLE.some((one) => one.test(sentence))))
const NOTED = /\(Al posto /u

/** It may melt, and spins no threads. */
export const promisedThreads = (steps: readonly string[]): string[] =>
  steps
    .filter((step) => !NOTED.test(step))
    .flatMap(sentencesIn)
    .filter((sentence) => /(?<!\p{L})(?:fila|filano|filare)(?!\p{L})/iu.test(sentence))

export const sentencesIn = (text: string): string[] => text.split(/(?<=[.!?]) (?=\p{Lu}|')/u)

/** Orders to one person, as recipes have them; with the pronoun of the thing: 'tagliala', 'fallo'. */
const TU =
  'taglia affetta trita frulla scalda tosta lava asciuga scola rosola stendi premi copri fai fa metti aggiungi unisci versa distribuisci disponi ' +
  'completa condisci cospargi spalma spolvera spezza sfoglia sbriciola grattugia scotta lessa dividi riduci schiaccia forma ungi mescola impasta sbatti ' +
  'lavora aspetta lascia rimetti prosegui cuoci inforna friggi precuoci servi guarda comincia controlla usa scegli apri togli pela monda sbuccia priva pesta stacca ' +
  'arrostisci spella sfalda profuma salta adagia porta sposta alza chiudi sigilla inumidisci tieni spargi allarga finisci termina regola sala pepa assaggia resta'
const TU_ORDER = new RegExp(
  `(?:^|[,;:] (?:e |poi |quindi )?| e |^(?:negli ultimi|dopo i primi) \\p{L}+ minuti |^(?:a cottura finita|fuori dal forno|all'uscita) )(?:${TU.replaceAll(' ', '|')})(?:l?l[oaie]|ne|ci)?(?!\\p{L})`,
  'iu',
)
/** What comes behind 'finché' or 'che' is told of a thing: 'finché il bordo gonfia e forma bolle'. */
const TOLD_OF_A_THING =
  /(?<!\p{L})(?:finché|quando|perché|mentre|dove|che|come|se|così|si|la|lo|li|le)(?!\p{L})[^,;:.]*/giu
const PERSONS: Readonly<Record<string, (sentence: string) => boolean>> = {
  tu: (sentence) => TU_ORDER.test(sentence.replace(TOLD_OF_A_THING, '·')),
  voi: (sentence) =>
    /^\p{L}+[aei]te(?:l[oaie]|ne|ci)?(?!\p{L})/u.test(sentence) && !/^Patate|^Fette/u.test(sentence),
  noi: (sentence) => /^\p{L}+iamo(?:l[oaie]|ne|ci)?(?!\p{L})/u.test(sentence),
  infinitive: (sentence) => /^(?!Per )\p{L}+(?:[aei]re|rre|[aei]r(?:l[oaie]|ne))(?!\p{L})/iu.test(sentence),
  impersonal: (sentence) =>
    /^(?:L[aoie] )?si \p{L}+/iu.test(sentence) || /(?<!\p{L})vanno? \p{L}+[oaie](?!\p{L})/u.test(sentence),
}

/** To whom a text speaks; more than one where persons are mixed. */
export const personsIn = (steps: readonly string[]): string[] =>
  Object.entries(PERSONS).flatMap(([person, speaks]) =>
    steps.flatMap(sentencesIn).some(speaks) ? [person] : [],
  )

/** Sentences of a result that speak to somebody to whom its recipe does not. */
export function otherPersons(source: readonly string[], { steps }: ImprovedText): string[] {
  const own = personsIn(source)
  if (own.length === 0) return []
  return steps
    .flatMap(sentencesIn)
    .filter((sentence) => !source.some((step) => step.includes(sentence)))
    .filter((sentence) =>
      personsIn([sentence]).some((person) => !own.includes(person) && person !== 'impersonal'),
    )
}

/** How a dough that the site puts in the place of another gets its form. */
const SHAPED =
  /^(?:(?:Dividi|Dividete|Dividere|Dividiamo|Si divide) l'impasto|(?:Lascia|Lasciate|Lasciare|Lasciamo|Si lascia) l'impasto in|(?:Ungi|Ungete|Ungere|Ungiamo|Si ung(?:e|ono)) (?:l[ae] tegli[ae] della ricetta|i padellini))/u
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
    .replace(/\(.*?\)|^(?:circa )?[\d,.½ ]+(?:g|ml|kg|cl|l)?(?!\p{L})| q\.b\..*$/gu, '')
    .replace(/^ *(?:di |d')?/u, '')
    .replace(COUNTED, '')
  const word = /\p{L}{4,}/u.exec(name)?.[0]?.toLowerCase() ?? ''
  if (word === '' || /^(?:olio|sale|acqua|pepe|olive|aglio|succo)$/u.test(word)) return undefined
  return word.slice(0, word.length > 5 ? -2 : -1)
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
/** How much of a step must stand in one that is shown: a name in it may be another. */
const SHOWN = 0.8

/** What a dough has as well. */
const IN_DOUGHS = /^(?:zucche|strutt|latt|burr|uov|tuorl|malt|farin|passa$|.{0,4}$)/u
/** Steps of a recipe that name what lies on its dough, and that the result does not show whole. */
export function notShown(source: readonly string[], list: readonly string[], text: ImprovedText): string[] {
  const stems = text.groups
    .flatMap(({ isDough, title, lines }) => (isDough || title?.startsWith('Da unire') ? [] : lines))
    .filter((line) => list.includes(line))
    .map(stemOf)
    .filter((stem) => stem !== undefined && !IN_DOUGHS.test(stem)) as string[]
  const shown = [...text.steps, ...(text.asItWas ?? []).map((one) => one.text)].map(wordsOf)
  return source.filter((step) => {
    const words = [...wordsOf(step)]
    const names = stems.some((stem) => words.some((word) => word.startsWith(stem)))
    return names && !shown.some((one) => words.filter((word) => one.has(word)).length >= words.length * SHOWN)
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

/** Grams of one of what lines count, or of a unit: [stima]. */
const UNIT_G: readonly (readonly [RegExp, number])[] = [
  [/^(?:kg|l|litr\p{L}+)(?!\p{L})/u, 1000],
  [/^(?:gr?|ml|grammi)(?!\p{L})/u, 1],
  [/^uov/u, 50],
  [/^tuorl/u, 18],
  [/^album/u, 32],
  [/^cucchiain/u, 5],
  [/^cucchiai/u, 13],
]
function gramsOf(line: string): number {
  const [, amount = '0', rest = ''] = /^(?:circa )?([\d,.]+) ?(.*)$/u.exec(line) ?? []
  const unit = UNIT_G.find(([words]) => words.test(rest))?.[1] ?? 0
  return Number(amount.replace(',', '.')) * unit
}

/** Grams of the lines of dough. */
export const doughGrams = (groups: readonly Group[]): number =>
  groups
    .filter(({ isDough }) => isDough)
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => sum + gramsOf(line), 0)

const INTO_DOUGH =
  /(?<!\p{L})(?:farin|semol|ac?qua|lievit|sale|strutto|burro|latte)(?:\p{Ll}*)(?! (?:di mozzarella|di cocco grattugiato))/iu
const NOT_INTO_DOUGH = /fior di latte|q\.b\.|friggere|fior di latte/u
/** The dough of a list that does not part it from its toppings; none where there is hardly any flour, or a cream. */
function ownDough(groups: readonly Group[]): Group[] {
  if (groups.some(({ isDough }) => isDough)) return groups.filter(({ isDough }) => isDough)
  const lines = groups.flatMap((group) => group.lines)
  const dough = lines.filter((line) => INTO_DOUGH.test(line) && !NOT_INTO_DOUGH.test(line))
  const flour = dough
    .filter((line) => /farin|semol/u.test(line))
    .reduce((sum, line) => sum + gramsOf(line), 0)
  const isBread = dough.some((line) => /ac?qua|lievit/iu.test(line))
  return flour < 80 || !isBread ? [] : [{ isDough: true, lines: dough }]
}

/** How far a sum may be from the weight that it stands for: each line is rounded to what a scale shows, 5 g from 50 g on. */
const WEIGHT_TOLERANCE = 0.03
const SCALE_G = 5
/** The least that a substitute weighs of what it replaces. */
const LEAST_SUBSTITUTE = 0.7
const NUMBERS = [
  '',
  '',
  'due',
  'tre',
  'quattro',
  'cinque',
  'sei',
  'sette',
  'otto',
  'nove',
  'dieci',
  '',
  'dodici',
  '',
  '',
  '',
  'sedici',
]
const PIECES =
  /(?<!\p{L})(\d+|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici|sedici) (?:pezzi|panetti|palline|palle|porzioni|pagnottelle) (?:\p{L}+ )?da (?:circa )?([\d,]+) g(?! d(?:i |'))/giu

/** What the pieces weigh together that the steps make of the dough; null where they do not say. */
function piecesG(steps: readonly string[]): number | null {
  const [first] = steps.flatMap((step) => [...step.matchAll(PIECES)])
  if (!first) return null
  const [, count = '', each = ''] = first
  const written = NUMBERS.indexOf(count.toLowerCase())
  return (written > 1 ? written : Number(count)) * Number(each.replace(',', '.'))
}

/** The grams that steps name with an ingredient of the dough: '300 g di acqua', '205 g dell'acqua'. */
function statedG(steps: readonly string[], noun: string): number {
  const amounts = new RegExp(`([\\d,]+) g (?:di |d'|del |della |dell'|dello )${noun}(?!\\p{L})`, 'giu')
  return steps
    .flatMap((step) => [...step.matchAll(amounts)])
    .reduce((sum, [, grams = '0']) => sum + Number(grams.replace(',', '.')), 0)
}
const NOUNS = ['acqua', 'farina', 'sale', 'latte', 'strutto', 'burro', 'zucchero']
const listedG = (groups: readonly Group[], noun: string): number =>
  groups
    .flatMap(({ lines }) => lines)
    .filter((line) => new RegExp(`(?:di |d'|[gl] )${noun}(?!\\p{L})`, 'iu').test(line))
    .reduce((sum, line) => sum + gramsOf(line), 0)

const isNear = (grams: number, other: number, more = 0) =>
  Math.abs(grams - other) <= Math.max(WEIGHT_TOLERANCE * other, SCALE_G) + more

/** Grams of a gram of the old dough that another may have: content/improve/doughs.yaml, and 15 % less of a lighter one. */
const SHARES: Readonly<Record<string, number>> = { 'senza glutine': 1.1, chetogenica: 0.85, paleo: 0.9 }
export const sharesOf = (option: string, isNewDough: boolean): number[] =>
  isNewDough ? [SHARES[option] ?? 1] : option === 'leggera' ? [1, 0.85] : [1]

/** What is kneaded into a new dough, as the list of the result calls it. */
const INSIDE = "Da unire all'impasto"

/** Where the weight of the dough does not close: `shares` of the old dough that the new one may weigh. Nothing is lost between
 * list and pieces, and nothing is added; what the steps name in grams is the part of its line that it was. */
export function openWeights(source: ImprovedText, text: ImprovedText, shares: readonly number[]): string[] {
  const kept = new Set(text.groups.filter(({ title }) => title === INSIDE).flatMap(({ lines }) => lines))
  const isNew = shapedAt(text) !== -1
  const old = ownDough(source.groups).map((group) => ({
    ...group,
    // What the old dough had inside is kneaded into the new one, and stands in a group of its own.
    lines: group.lines.filter((line) => !(isNew && kept.has(line))),
  }))
  const [before, after] = [doughGrams(old), doughGrams(text.groups)]
  if (before === 0) return []
  const same = new Set(text.groups.flatMap(({ lines }) => lines))
  const replaced = ownDough(source.groups).map((group) => ({
    ...group,
    lines: group.lines.filter((line) => !same.has(line)),
  }))
  const lighter =
    shares.includes(1) && shares.length === 1 ? (1 - LEAST_SUBSTITUTE) * doughGrams(replaced) : 0
  const hasInside = text.groups.some(({ title }) => title === INSIDE)
  const isWhole =
    hasInside || shares.some((share) => isNear(after, before * share, after < before ? lighter : 0))
  const [oldPieces, newPieces] = [piecesG(source.steps), piecesG(text.steps)]
  // What stays on the table and in the bowl is the recipe's own matter.
  const own = shapedAt(text) === -1 && oldPieces !== null ? oldPieces / before : 1
  const isDivided = newPieces === null || isNear(newPieces, after * own)
  const parts =
    shapedAt(text) !== -1
      ? []
      : NOUNS.filter((noun) => {
          const [oldLine, newLine] = [
            listedG(ownDough(source.groups), noun),
            listedG(ownDough(text.groups), noun),
          ]
          const [oldSaid, newSaid] = [statedG(source.steps, noun), statedG(text.steps, noun)]
          return oldLine > 0 && newLine > 0 && !isNear(newSaid, (oldSaid / oldLine) * newLine, SCALE_G)
        })
  return [
    ...(isWhole ? [] : [`a dough of ${after} g for one of ${before} g`]),
    ...(isDivided ? [] : [`pieces of ${newPieces} g from a dough of ${after} g`]),
    ...parts.map(
      (noun) =>
        `${noun}: the steps name ${statedG(text.steps, noun)} of ${listedG(ownDough(text.groups), noun)} g`,
    ),
  ]
}
