/** The variant 'piccante' makes one hot addition that suits the toppings. The variant 'gourmet' makes up to
 * two additions. Dry bread and closed pizzas get a scented oil on the side; sweet or fried closed pizzas
 * do not.
 *
 * Source  content/improve/piccante.yaml, gourmet.yaml. */

import { HOT, REFINED, STAPLES } from '#knowledge/improve.ts'
import type { PairingIngredient } from '../pairing/ingredient.ts'
import { scorePair } from '../pairing/pair-score.ts'
import { PANTRY, pairingIngredient } from '../pairing/pantry.ts'
import { groupsOf, type RecipeToImprove } from '../recipes/listed-recipe.ts'
import { stemsOf } from '../words/italian-stem.ts'
import { names, plain } from '../words/word-list.ts'
import { withAdditions } from './additions.ts'
import type { Added } from './improve-content.ts'
import type { Draft } from './improved-recipe.ts'
import { traitsOf } from './traits.ts'

const EVERYWHERE: ReadonlySet<string> = new Set(STAPLES.seasoning)
/** Ingredients of nearly every pizza. They count only if the recipe has no more characteristic ingredient. */
const PLAIN: ReadonlySet<string> = new Set(STAPLES.plain)

function pairedIn(recipe: RecipeToImprove): PairingIngredient[] {
  const lines = groupsOf(recipe)
    .filter(({ isDough }) => !isDough)
    .flatMap((group) => group.lines)
    .map((line) => new Set(stemsOf(line.replace(/ per .*| fragola/gu, ''))))
  const found = PANTRY.filter(
    ({ id }) =>
      !EVERYWHERE.has(id) &&
      lines.some((stems) => stemsOf(id.replaceAll('-', ' ')).every((stem) => stems.has(stem))),
  )
  return found.filter(({ id }) => !found.some((other) => other.id.startsWith(`${id}-`)))
}

function rankedPairs<T extends { pairing: string }>(candidates: readonly T[], recipe: RecipeToImprove): T[] {
  const all = pairedIn(recipe)
  const ofCharacter = all.filter(({ id }) => !PLAIN.has(id))
  const own = ofCharacter.length > 0 ? ofCharacter : all
  const ranked = candidates.flatMap((choice) => {
    const ingredient = pairingIngredient(choice.pairing)
    if (!ingredient || all.some(({ id }) => id === choice.pairing)) return []
    return [{ choice, score: own.reduce((sum, other) => sum + scorePair(ingredient, other).score, 0) }]
  })
  return ranked.toSorted((one, other) => other.score - one.score).map(({ choice }) => choice)
}

const WANTED = 2
const DRY = /(?<!\p{L})(?:taral|grissin|cracker|frisell|tigell|crescentin)/iu
const LITTLE_SALT = /limit\p{L}* [^.;]{0,12}sale(?!\p{L})|(?<!\p{L})(?:iposodic|poco sale)/iu

function additionsFor(recipe: RecipeToImprove): Added[] {
  const { fits, hasAlready } = traitsOf(recipe)
  // Steps may refer to other steps by number ('Come al punto 3'). A new first step would shift these numbers.
  const isNumbered = /(?:punto|pass[oi]|passaggio|step) (?:n\. ?)?\d/iu.test(recipe.instructions)
  const suits = (one: Added) =>
    fits(one.where) &&
    !hasAlready(one) &&
    !(isNumbered && one.ready !== undefined) &&
    !(one.line.food === 'sale' && LITTLE_SALT.test(recipe.instructions))
  const perfumes = rankedPairs(REFINED.perfumes.filter(suits), recipe)
  const { oil } = REFINED
  if (DRY.test(recipe.name) || fits({ closed: true, sweet: false, fried: false })) {
    const own = [...perfumes, ...REFINED.perfumes].find((one) => one.inOil !== undefined && !hasAlready(one))
    const inOil = { ...oil, serve: oil.serve.replace('{inOil}', own?.inOil ?? '') }
    return [inOil, ...(own ? [{ line: own.line, why: own.why }] : [])]
  }
  const hasTexture = fits({ closed: false, sweet: false })
  const all: Added[] = [
    ...REFINED.sweet.filter(suits).slice(0, 1),
    ...(hasTexture ? rankedPairs(REFINED.textures.filter(suits), recipe).slice(0, 1) : []),
    ...perfumes.filter(({ kind }, at) => perfumes.findIndex((one) => one.kind === kind) === at),
    ...REFINED.last.filter(suits),
  ]
  return all.filter(({ serve }, at) => all.findIndex((one) => one.serve === serve) === at)
}

export const refine = (recipe: RecipeToImprove): Draft => ({
  ...withAdditions(recipe, additionsFor(recipe).slice(0, WANTED)),
  notes: ['Il profumo e il croccante durano pochi minuti: vanno aggiunti soltanto quando si mangia.'],
})

export function spiceUp(recipe: RecipeToImprove): Draft {
  const { fits, hasAlready } = traitsOf(recipe)
  const added = HOT.choices
    .filter(({ where }) => fits(where))
    .flatMap(({ add }) => HOT.additions.filter((one) => one.id === add && !hasAlready(one)))
    .slice(0, 1)
  const isStrong = added.some(({ line }) => names(plain(line.name ?? ''), HOT.strength.words))
  return { ...withAdditions(recipe, added), notes: isStrong ? [HOT.strength.say] : [] }
}
