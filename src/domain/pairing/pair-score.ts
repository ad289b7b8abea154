/** Compatibility of two ingredients, 0-100, with the reason for every point.
 *
 * Units   points: tradition up to 50, contrast 20, balance 20, season 10.
 * Source  the weights are [stima]. Shared flavour compounds do not count: in 3,250 Italian recipes they do
 *         not predict which foods are cooked together [AHN-2011].
 * Valid   any two ingredients of the pantry; the order does not matter. */
import type { Flavor, IngredientCategory, PairingIngredient } from './ingredient.ts'
import { PANTRY } from './pantry.ts'
import { dishesOf } from './tradition-index.ts'

export type ScorePart = { points: number; max: number; reason: string }
export type PairScore = {
  score: number
  explanation: string
  parts: { tradition: ScorePart; contrast: ScorePart; balance: ScorePart; season: ScorePart }
}

type Pair = readonly [PairingIngredient, PairingIngredient]

const TRADITION_MAX = 50
/** The index is the number of known dishes that contain both ingredients. */
const TRADITION_POINTS = [0, 36, 40, 43, 45, 47, 49, TRADITION_MAX] as const
const RELATIVE_POINTS = 18
const NAMED_DISHES = 2

/** Only in these categories can one food replace another: pecorino can replace caciocavallo, but a
 * strawberry cannot replace raisins. */
const KINDRED: ReadonlySet<IngredientCategory> = new Set([
  'pomodoro',
  'formaggio',
  'salume',
  'pesce',
  'fungo',
  'frutta secca',
])

function relativeDish([one, other]: Pair): string | undefined {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    if (!KINDRED.has(from.category)) continue
    for (const { id, category } of PANTRY) {
      if (category !== from.category || id === from.id || id === to.id) continue
      const [dish] = dishesOf(id, to.id)
      if (dish !== undefined) return dish
    }
  }
  return undefined
}

function traditionPart(pair: Pair): ScorePart {
  const dishes = dishesOf(pair[0].id, pair[1].id)
  const points = TRADITION_POINTS[Math.min(dishes.length, TRADITION_POINTS.length - 1)] as number
  if (points > 0) {
    const more = dishes.length - NAMED_DISHES
    const others = more > 0 ? ` e in ${more === 1 ? "un'altra ricetta" : `altre ${more} ricette`}` : ''
    return {
      points,
      max: TRADITION_MAX,
      reason: `insieme in ${dishes.slice(0, NAMED_DISHES).join(', ')}${others}`,
    }
  }
  const dish = relativeDish(pair)
  return dish === undefined
    ? { points: 0, max: TRADITION_MAX, reason: 'nessuna ricetta nota li unisce' }
    : { points: RELATIVE_POINTS, max: TRADITION_MAX, reason: `parenti stretti si incontrano in ${dish}` }
}

const CONTRAST_MAX = 20
const CONTRASTS: readonly (readonly [Flavor, Flavor, string])[] = [
  ['saltiness', 'sweetness', 'salato e dolce si cercano'],
  ['richness', 'acidity', "l'acidità alleggerisce il grasso"],
  ['spiciness', 'richness', 'il grasso smorza il piccante'],
]

const aromaOf = (herb: PairingIngredient, { flavorProfile }: PairingIngredient) =>
  herb.category === 'erba'
    ? Math.min(herb.flavorProfile.intensity, Math.max(flavorProfile.umami, flavorProfile.richness))
    : 0

/** A contrast counts half if no known dish contains both ingredients. */
const UNTRIED_SHARE = 0.5

function contrastPart([one, other]: Pair, isTried: boolean): ScorePart {
  const tasted = CONTRASTS.flatMap(([strong, answer, reason]) =>
    [
      [one, other],
      [other, one],
    ].map(([first, second]) => ({
      strength: Math.min(
        (first as PairingIngredient).flavorProfile[strong],
        (second as PairingIngredient).flavorProfile[answer],
      ),
      reason,
    })),
  )
  const aroma = { strength: Math.max(aromaOf(one, other), aromaOf(other, one)), reason: AROMA }
  const best = [...tasted, aroma].reduce((top, found) => (found.strength > top.strength ? found : top))
  if (best.strength < 2)
    return { points: best.strength, max: CONTRAST_MAX, reason: 'nessun contrasto evidente' }
  return {
    points: Math.round(2 * best.strength * (isTried ? 1 : UNTRIED_SHARE)),
    max: CONTRAST_MAX,
    reason: isTried ? best.reason : `${best.reason}, ma nessuna ricetta nota lo conferma`,
  }
}

const AROMA = "l'erba profuma ciò che è saporito o grasso"

const BALANCE_MAX = 20
const EXCESS_FROM = 5
const FAT_EXCESS_FROM = 8
const EXCESSES: readonly (readonly [flavor: Flavor, from: number, reason: string])[] = [
  ['saltiness', EXCESS_FROM, 'il sale si somma'],
  ['acidity', EXCESS_FROM, "l'acidità si somma"],
  ['spiciness', EXCESS_FROM, 'il piccante si somma'],
  ['sweetness', EXCESS_FROM, 'il dolce si somma'],
  ['richness', FAT_EXCESS_FROM, 'il grasso si somma'],
]
/** If no known dish contains both ingredients, a smaller difference of intensity already costs points. */
const COVERING_FROM = { tried: 5, untried: 2 } as const

function balancePart([one, other]: Pair, isTried: boolean): ScorePart {
  const [a, b] = [one.flavorProfile, other.flavorProfile]
  const faults = EXCESSES.map(([flavor, from, reason]) => ({
    points: 4 * Math.max(0, Math.min(a[flavor], b[flavor]) - from),
    reason,
  }))
  const strong = a.intensity > b.intensity ? one : other
  faults.push({
    points:
      3 * Math.max(0, Math.abs(a.intensity - b.intensity) - COVERING_FROM[isTried ? 'tried' : 'untried']),
    reason: `il sapore più intenso, ${strong.name}, copre l'altro`,
  })
  const worst = faults.reduce((top, fault) => (fault.points > top.points ? fault : top))
  const lost = faults.reduce((sum, { points }) => sum + points, 0)
  return {
    points: Math.max(0, BALANCE_MAX - lost),
    max: BALANCE_MAX,
    reason: worst.points === 0 ? 'nessun sapore è di troppo' : worst.reason,
  }
}

const SEASON_MAX = 10

function seasonPart([one, other]: Pair): ScorePart {
  if (one.seasonal.length === 0 || other.seasonal.length === 0) {
    const isAlways = one.seasonal.length === other.seasonal.length
    return {
      points: SEASON_MAX,
      max: SEASON_MAX,
      reason: isAlways ? "tutto l'anno" : 'basta seguire la stagione',
    }
  }
  const shared = one.seasonal.filter((month) => other.seasonal.includes(month)).length
  const points = Math.round((SEASON_MAX * shared) / Math.min(one.seasonal.length, other.seasonal.length))
  return { points, max: SEASON_MAX, reason: shared > 0 ? 'hanno mesi in comune' : 'mai di stagione insieme' }
}

const inWords = (name: string, { points, max, reason }: ScorePart) => `${name} ${points}/${max}: ${reason}`

export function scorePair(one: PairingIngredient, other: PairingIngredient): PairScore {
  const pair: Pair = one.id < other.id ? [one, other] : [other, one]
  const tried = traditionPart(pair)
  const isTried = tried.points > 0
  const parts = {
    tradition: tried,
    contrast: contrastPart(pair, isTried),
    balance: balancePart(pair, isTried),
    season: seasonPart(pair),
  }
  const { tradition, contrast, balance, season } = parts
  return {
    score: tradition.points + contrast.points + balance.points + season.points,
    explanation: [
      inWords('Tradizione e affinità', tradition),
      inWords('Contrasto', contrast),
      inWords('Equilibrio', balance),
      inWords('Stagione', season),
    ].join('. '),
    parts,
  }
}
