/** Adapts counts, shares and pans in a step to another number of pizzas: 'Dividi in 4 panetti da 245 g',
 * 'un quarto della passata', 'le altre tre'.
 *
 * Valid   Italian steps. Numbers, shares and pans change only if they match the recipe's. For a single
 *         piece 'ogni panetto' becomes 'il panetto', and 'prosegui con gli altri' is removed. The number
 *         of dough balls is always whole; their weight follows from the amount of dough. */
import { inWords, NUMBER_WORDS } from '#domain/words/counted.ts'
import type { DosedRecipe, Doses } from './doses.ts'
import { type Pan, writePans } from './pan.ts'

/** `own`: pieces of the recipe. `wanted`: pieces wanted. `factor`: multiple of the recipe's dough. */
export type Pieces = { own: number; wanted: number; factor: number }

export function piecesOf(
  { servings, dough }: Pick<DosedRecipe, 'servings' | 'dough'>,
  { doses, factor }: { doses: Doses; factor: number },
): Pieces {
  const own = dough?.pieces ?? servings
  const wanted = doses.kind === 'pans' ? doses.pans.count : Math.max(1, Math.round(own * factor))
  return { own, wanted, factor }
}

export const isWhole = ({ own, wanted, factor }: Pieces): boolean => Math.abs(own * factor - wanted) < 1e-9

export const timesOfOne = ({ own, wanted, factor }: Pieces): number => (own * factor) / wanted

/** Pieces are baked one after another, so twice as many take twice as long. */
export const bakeMinutesOf = (bakeMin: number, { own, wanted }: Pieces): number =>
  Math.round((bakeMin * wanted) / own)

const COUNTS: readonly string[] = NUMBER_WORDS
const countOf = (words: string): number =>
  words.toLowerCase() === 'dodici' ? 12 : Number(words) || Math.max(0, COUNTS.indexOf(words.toLowerCase()))
const COUNT = String.raw`\d{1,2}|${COUNTS.slice(2).join('|')}|dodici`

const ONE: Readonly<Record<string, string>> = {
  filoni: 'filone',
  panetti: 'panetto',
  palle: 'palla',
  palline: 'pallina',
  parti: 'parte',
  pezzi: 'pezzo',
  porzioni: 'porzione',
}
const PIECES = new RegExp(
  String.raw`(?<![\p{L}\d.,])(${COUNT}) (${Object.keys(ONE).join('|')})( da (?:circa )?)(\d+)(?= g(?!\p{L}))`,
  'giu',
)

const EACH = new RegExp(
  String.raw`(?<!\p{L}|(?<!\p{L})(?:d?[ai]|da|in|su) )ogni (?=(${Object.values(ONE).join('|')})(?!\p{L}))`,
  'gu',
)

const SHARES = ['', '', 'metà', 'un terzo', 'un quarto', 'un quinto', 'un sesto', 'un settimo', 'un ottavo']
const shareOf = (count: number): string => SHARES[count] ?? `una parte su ${count}`
const wholeOf = (article: string): string =>
  article === 'del' ? 'il' : article.replace(/^de(?:l(?=l))?/, '')
const PART = new RegExp(
  String.raw`(?<!\p{L})(${SHARES.slice(2).join('|')})( )(dell'|(?:del|dello|della|dei|degli|delle)(?!\p{L}))`,
  'giu',
)

export const scaledShares =
  ({ own, wanted }: Pieces) =>
  (text: string): string =>
    own === wanted
      ? text
      : text.replace(PART, (all, share: string, space: string, article: string) => {
          if (share.toLowerCase() !== SHARES[own]) return all
          const told = wanted === 1 ? wholeOf(article.toLowerCase()) : shareOf(wanted) + space + article
          return /^\p{Ll}/u.test(share) ? told : told.charAt(0).toUpperCase() + told.slice(1)
        })

const OTHERS = new RegExp(
  String.raw`(?<!\p{L})(le|gli|agli) altr[ei] (${COUNT})( pizze| dischi)?(?!\p{L})`,
  'giu',
)
const OTHER = {
  le: "l'altra",
  gli: "l'altro",
  agli: "all'altro",
} as const
const GOING_ON = /(?: e| E|,)? ?[Pp]rosegui con (?:le|gli) altr[ei] \p{L}+(?: pizze| dischi)?(?=\.)/gu

function scaledOthers(step: string, { own, wanted }: Pieces): string {
  if (own === wanted) return step
  const alone = wanted === 1 ? step.replace(GOING_ON, '').replace(/(?<=\.)\.$/u, '') : step
  return alone.replace(OTHERS, (all, article: string, count: string, noun = '') => {
    if (countOf(count) !== own - 1) return all
    if (wanted > 2) return `${article} ${article === 'le' ? 'altre' : 'altri'} ${inWords(wanted - 1)}${noun}`
    return OTHER[article.toLowerCase() as keyof typeof OTHER]
  })
}

const VESSELS: Readonly<Record<string, string>> = {
  teglia: 'teglie',
  stampo: 'stampi',
  tegame: 'tegami',
  padellino: 'padellini',
  disco: 'dischi',
  rettangolo: 'rettangoli',
}
const PANS = new RegExp(
  String.raw`(?<!\p{L})(?:(un[ao]?|l[ae]|il?|nell[aoe]|nei|${COUNT}) )?(${Object.entries(VESSELS).flat().join('|')})((?: di \p{L}+| \p{L}{3,})*?) (d[ia](?: circa)?) (\d+(?:,\d+)?(?: x \d+(?:,\d+)?)?) cm`,
  'giu',
)
const ROUND = / (?:ro)?tond[oaie](?!\p{L})/giu
const SIZE = / cm.*$/u
const sizeOf = (pan: Pan): string => writePans({ count: 1, pan }).replace(SIZE, '')

const agreeing = (words: string, isMany: boolean): string =>
  words.replace(/(?<! di)( \p{L}{2,})([oaei])(?!\p{L})/gu, (_all, stem: string, end: string) => {
    const [from, to] = isMany ? ['oa', 'ie'] : ['ie', 'oa']
    return stem + (to[from.indexOf(end)] ?? end)
  })

const MANY_ARTICLES: Readonly<Record<string, string>> = { i: 'il', le: 'la', nei: 'nel', nelle: 'nella' }
function determiner(before: string, one: string, wasMany: boolean, count: number): string {
  const isMany = count > 1
  if (countOf(before) > 1 || isMany !== wasMany) {
    if (isMany) return (/^nel/iu.test(before) ? 'in ' : '') + inWords(count)
    return MANY_ARTICLES[before] ?? (one === 'teglia' ? 'una' : one === 'stampo' ? 'uno' : 'un')
  }
  return before
}

/** Replaces the recipe's pan ('una teglia di 40 x 30 cm') with the user's pan, or with the number of pans
 * that the dough fills. A step about only one of several pans keeps the singular. */
export function scaledPans(
  step: string,
  { dough }: Pick<DosedRecipe, 'dough'>,
  doses: Doses,
  pieces: Pieces,
): string {
  const { own, wanted } = pieces
  const pan = dough?.pan
  if (!pan || (doses.kind !== 'pans' && !isWhole(pieces))) return step
  const wantedPan = doses.kind === 'pans' ? doses.pans.pan : pan
  const isRound = 'diameterCm' in wantedPan
  return step.replace(
    PANS,
    (all, before: string | undefined, noun: string, words: string, of: string, told: string) => {
      if (told !== sizeOf(pan)) return all
      const one = Object.keys(VESSELS).find((name) => VESSELS[name] === noun.toLowerCase()) ?? noun
      const wasMany = one !== noun
      const counted = countOf(before ?? '')
      const isAll = wasMany ? counted === 0 || counted === own : own === 1
      const count = isAll ? wanted : wasMany ? counted : 1
      const isMany = count > 1
      const shaped = one === 'disco' || one === 'rettangolo' ? (isRound ? 'disco' : 'rettangolo') : one
      const name = isMany ? VESSELS[shaped] : shaped
      const like = agreeing(isRound ? words : words.replace(ROUND, ''), isMany)
      return `${before === undefined ? '' : `${determiner(before, one, wasMany, count)} `}${name}${like} ${of} ${sizeOf(wantedPan)} cm`
    },
  )
}

/** Recipes round the weight of a ball by so much: 'circa 245 g' for 246.75. */
const TOLD_WITHIN = 0.02
const ROUND_G = 5

/** A ball of a dough of `doughG`: a told weight that was rounded is rounded once more from the dough, not from itself. */
function ballG(toldG: number, { own, wanted, factor }: Pieces, doughG: number): number {
  const isRounded = toldG % ROUND_G === 0 && Math.abs(doughG / own / toldG - 1) <= TOLD_WITHIN
  return isRounded
    ? ROUND_G * Math.round((doughG * factor) / wanted / ROUND_G)
    : Math.round(toldG * timesOfOne({ own, wanted, factor }))
}

/** The weight that the steps give for a ball; undefined if they give none for so many. */
export function toldBallG(steps: readonly string[], { wanted }: Pieces): number | undefined {
  const told = steps.flatMap((step) => [...step.matchAll(PIECES)])
  return told.flatMap(([, count = '', , , weight]) => (countOf(count) === wanted ? [Number(weight)] : []))[0]
}

/** `doughG`: the recipe's dough, if it is known. */
export function scaledPieces(step: string, { own, wanted, factor }: Pieces, doughG = 0): string {
  if (factor === 1 && own === wanted) return step
  const balls = step.replace(PIECES, (all, count: string, noun: string, of: string, weightG: string) => {
    if (countOf(count) !== own) return all
    const each = ballG(Number(weightG), { own, wanted, factor }, doughG)
    return `${wanted} ${wanted === 1 ? ONE[noun.toLowerCase()] : noun}${of}${each}`
  })
  const alone =
    wanted === 1
      ? balls.replace(EACH, (_all, noun: string) => (/^pa[lr]|^po/.test(noun) ? 'la ' : 'il '))
      : balls
  return scaledOthers(alone, { own, wanted, factor })
}
