import { ANIMAL_PARTS_OF } from '#knowledge/animal-parts.ts'
import { HOT } from '#knowledge/improve.ts'
import { FAMILY_OF } from '#knowledge/substitutes.ts'
import type { AnimalPart } from '../ingredients/animal-parts.ts'
import type { Diet } from '../ingredients/diets.ts'
import { foodById } from '../ingredients/foods.ts'
import { bakeShapeOf, groupsOf, type ListedRecipe, shapeOf, stepsOf } from '../recipes/listed-recipe.ts'
import { isSweetDish } from '../recipes/sweet-dish.ts'
import { stemsOf } from '../words/italian-stem.ts'
import { sentencesOf } from '../words/sentences.ts'
import { names, plain } from '../words/word-list.ts'
import type { Added, Company } from './improve-content.ts'
import { promisesOf } from './improved-title.ts'
import { familyOf } from './substitute.ts'
import { nameOfLine, workLine } from './work-lines.ts'

/** Animal products in a line, by its food or by its family. A fat such as lard or butter does not count. */
function partsOf(line: string): readonly AnimalPart[] {
  const { foodId } = workLine(line)
  const family = familyOf(foodId, nameOfLine(line))
  const kin = Object.entries(FAMILY_OF).find(([id, own]) => own === family && ANIMAL_PARTS_OF[id])?.[0]
  return foodById(foodId ?? '')?.category === 'olio'
    ? []
    : (ANIMAL_PARTS_OF[foodId ?? ''] ?? ANIMAL_PARTS_OF[kin ?? ''] ?? [])
}

export type Traits = {
  fits: (where: Company | undefined) => boolean
  hasAlready: (added: Added & { pairing?: string }) => boolean
}

const COVERING =
  /(?<!\p{L})(?:ripieg|richius[oaie]|si piegan|piega(?:te|r)?l[ae](?!\p{L})|sigill|sald(?:a|i|o)|arrotol|pieg\p{L}* (?:a (?:metà|mezz|libro|portafog)|in (?:due|tre))|combaci|imbott|farcit|farci(?:sci|te|re|amo|sce|scono)?l[oaie]|(?<!\p{L})(?:ci|vi) (?:si )?infil|apr\p{L}* [^.]*(?:farci|riemp|dentro)|apr\p{L}* (?:la|le|il|ogni|ciascuna) [^.,]{0,25}(?:a metà|in due)|aperta con|ripien[oi]|coperchi\p{L}* di (?:pasta|sfogl)|(?:second|altr)[ao]? ?(?:sfogli|disc|strat|rotol)|con (?:l'altr[ao]|il resto della)|s[ei] riempi(?:e|ono)(?! [^.]*(?:buch|fossett))|l'altr[ao] (?:sopra|metà)|sfoglia sopra|chiu(?:d|s)\p{L}* (?:e (?:schiacc|sigill|prem)|a mezz|i bordi|il bordo|l'orlo|bene|la pasta))/iu
const NOT_OF_FILLING =
  /panett|ciotol|contenitor|cassett|frigo|impasto|massa|lembi|pieghe|una piega|crepe|sacchett|pallin|pagnott|filon|pellicola|telo|coperchio|seconda metà|(?:il|del) forno/iu
const COVERED =
  /calzon|panzerott|panuozz|parigin|scacci|ripien|rustic|farcit|imbottit|arrotolat|rotol|strudel/iu

export const isShut = (recipe: ListedRecipe): boolean => {
  const steps = stepsOf(recipe)
  return (
    /^(?:chiusa|doppia)$/u.test(bakeShapeOf(recipe)) ||
    COVERED.test(recipe.name) ||
    steps
      .slice(Math.floor(steps.length / 3))
      .flatMap(sentencesOf)
      .some((one) => COVERING.test(one) && !NOT_OF_FILLING.test(one))
  )
}

const EATEN_COLD =
  /(?:mangi|serv|gust)\p{L}* (?:anche |ben |bene )?fredd|fredd[aoie] (?:è|sono)|(?:mangi|buon|megli)\p{L}* [^.]*giorno dopo|pic-?nic|buffet|raffredd\p{L}* (?:del tutto|completamente)/iu

export function traitsOf(recipe: ListedRecipe): Traits {
  const { ingredients } = recipe
  const toppings = plain(
    groupsOf(recipe)
      .flatMap(({ isDough, lines }) => (isDough ? [] : lines))
      .join('\n'),
  )
  const parts = new Set<AnimalPart>(ingredients.flatMap(partsOf))
  const own: Readonly<Record<string, boolean>> = {
    sweet: isSweetDish(recipe),
    meat: parts.has('carne'),
    fish: parts.has('pesce'),
    dairy: parts.has('latte'),
    hot: names(plain(ingredients.join('\n')), HOT.hot),
    vegan:
      recipe.isVegan ||
      promisesOf(`${recipe.name} ${ingredients.join()}`).some(({ diet }) => PLANTS.has(diet)),
    glutenFree: recipe.isGlutenFree || /senza glutine|celiac/iu.test(`${recipe.name} ${recipe.instructions}`),
    closed: isShut(recipe),
    fried: shapeOf(recipe) === 'fritta',
    cold: EATEN_COLD.test(recipe.instructions),
  }
  const has = (words: readonly string[]) => names(toppings, words)
  return {
    fits: (where = {}) =>
      Object.entries(where).every(([trait, wanted]) => own[trait] === undefined || own[trait] === wanted) &&
      [where.with, where.and].every((words) => words === undefined || has(words)) &&
      !has(where.without ?? []),
    hasAlready: ({ pairing, line: { food } }) =>
      (!IN_EVERY_DOUGH.has(food) && ingredients.some((line) => workLine(line).foodId === food)) ||
      (pairing !== undefined && stemsOf(recipe.instructions).includes(stemsOf(pairing)[0] ?? '')),
  }
}
const PLANTS = new Set<Diet>(['vegana', 'senza lattosio'])
const IN_EVERY_DOUGH = new Set([undefined, 'sale', 'olio-evo'])
