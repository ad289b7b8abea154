import { FLAVOR_NAMES, flavorBalance } from './flavor-balance.ts'
import type { Flavor, FlavorProfile, PairingIngredient } from './ingredient.ts'
import { scorePair } from './pair-score.ts'
import { PANTRY, pairingIngredient } from './pantry.ts'
import type { DishFit } from './tradition-index.ts'

const MANY_INGREDIENTS = 6
const TOO_SALTY_FROM = 6
const HELPS_FROM = 5
const GOOD_PAIR = 60
const FEW_MISSING = 2

const WEAK_PAIR_BELOW = 40

function weakestPair(ingredients: readonly PairingIngredient[]): string[] {
  const pairs = ingredients.flatMap((one, index) =>
    ingredients.slice(index + 1).map((other) => ({ one, other, score: scorePair(one, other).score })),
  )
  const worst = pairs.reduce((lowest, pair) => (pair.score < lowest.score ? pair : lowest))
  return worst.score < WEAK_PAIR_BELOW
    ? [`La coppia più debole: ${worst.one.name} e ${worst.other.name}.`]
    : []
}

const nameOf = (id: string) => pairingIngredient(id)?.name ?? id
const listed = (names: readonly string[]) => names.join(names.length === 2 ? ' e ' : ', ')

function dishSuggestion({ name, share, missing, filled, left, wantsOil }: DishFit): string[] {
  if (share === 1) {
    const oil = wantsOil ? "con un filo d'olio extravergine " : ''
    return [`È la combinazione di «${name}»: ${oil}non manca nulla.`]
  }
  if (filled < 2 || left > 0 || missing.length > FEW_MISSING) return []
  return [`Con ${listed(missing.map(nameOf))} arrivi a «${name}».`]
}

const meanScoreWith = (candidate: PairingIngredient, ingredients: readonly PairingIngredient[]) =>
  ingredients.reduce((sum, ingredient) => sum + scorePair(candidate, ingredient).score, 0) /
  ingredients.length

function helperFor(flavor: Flavor, ingredients: readonly PairingIngredient[]): PairingIngredient | undefined {
  const taken = new Set(ingredients.map(({ id }) => id))
  const ranked = PANTRY.filter(
    ({ id, flavorProfile }) => !taken.has(id) && flavorProfile[flavor] >= HELPS_FROM,
  )
    .map((candidate) => ({ candidate, score: meanScoreWith(candidate, ingredients) }))
    .sort((one, other) => other.score - one.score || (one.candidate.id < other.candidate.id ? -1 : 1))
  const [best] = ranked
  return best && best.score >= GOOD_PAIR ? best.candidate : undefined
}

function weakFlavors(ingredients: readonly PairingIngredient[], profile: FlavorProfile): string[] {
  return flavorBalance(profile)
    .weak.map((flavor) => ({ flavor, helper: helperFor(flavor, ingredients) }))
    .flatMap(({ flavor, helper }) =>
      helper ? [`Manca un po' di ${FLAVOR_NAMES[flavor]}: prova ${helper.name}.`] : [],
    )
    .slice(0, 2)
}

function neverTogether(ingredients: readonly PairingIngredient[]): string[] {
  const seasonal = ingredients.filter(({ seasonal: months }) => months.length > 0)
  const months = seasonal.map(({ seasonal: own }) => own)
  const isShared = months.length < 2 || months[0]?.some((month) => months.every((own) => own.includes(month)))
  return isShared ? [] : [`${listed(seasonal.map(({ name }) => name))}: non hanno un mese in comune.`]
}

export function suggestionsFor(
  ingredients: readonly PairingIngredient[],
  dish: DishFit,
  profile: FlavorProfile,
): string[] {
  const found = [
    ...dishSuggestion(dish),
    ...(profile.saltiness >= TOO_SALTY_FROM
      ? ['È molto sapida: non aggiungere sale sopra, o togli un ingrediente.']
      : []),
    ...(dish.share === 1 ? [] : weakFlavors(ingredients, profile)),
    ...neverTogether(ingredients),
    ...(dish.share === 1 ? [] : weakestPair(ingredients)),
    ...(ingredients.length > MANY_INGREDIENTS ? ['Sono tanti: con meno ingredienti si sente ciascuno.'] : []),
  ]
  return found.length > 0 ? found : ['I sapori stanno in equilibrio: assaggia prima di aggiungere altro.']
}
