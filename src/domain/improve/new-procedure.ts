/** The steps of a recipe on a replaced dough: its mixing, shaping and bake, with the recipe's own toppings between. */
import type { WorkLine } from './improved-recipe.ts'
import { withArticle } from './italian-noun.ts'
import type { NewDough } from './new-dough.ts'
import { baking, lastWord, mixing, shaping, type Told } from './new-dough-steps.ts'
import type { BakeShape, RecipeToImprove } from './recipe-to-improve.ts'
import type { ToppingSteps } from './topping-steps.ts'
import { untoldToppings } from './untold-toppings.ts'
import { listed, nameOfLine } from './work-lines.ts'

/** What goes onto the pizza when it is out of the oven, where the recipe's own steps do not say. */
const AFTER_OVEN =
  /basilico|rucola|granella|trito|prosciutto crudo|mortadella|burrata|stracciatella|tartufo|bottarga|menta|scorza|sale in fiocchi|miele|sciroppo|eritritolo|zucchero/iu
/** `told` are the recipe's own sentences about its toppings, as the diet allows them. */
export function newProcedure({
  recipe,
  shape,
  dough,
  told,
  toppings,
}: {
  recipe: RecipeToImprove
  shape: BakeShape
  dough: NewDough
  told: ToppingSteps
  toppings: readonly WorkLine[]
}): string[] {
  const { prepared, laid, outside, late, finished } = told
  const missing = untoldToppings(toppings, [...laid, ...outside, ...late, ...finished], prepared)
  const isLater = (name: string) =>
    recipe.category === 'Dolce' || shape === 'fritta' || (shape !== 'chiusa' && AFTER_OVEN.test(name))
  const before = missing.filter((name) => !isLater(name))
  const after = missing.filter(isLater)
  const whole: Told = {
    laid: [
      ...brineOf(recipe, toppings),
      ...laid,
      ...(before.length > 0 ? [`Condisci con ${listed(before.map(articled))}.`] : []),
    ],
    outside,
    late,
    finished,
  }
  return [
    ...mixing[dough.kind](dough),
    ...prepared,
    shaping(shape, recipe, dough),
    ...baking(shape, dough, whole, recipe.category === 'Focaccia'),
    ...finished,
    ...(after.length > 0 ? [`Completa con ${listed(after.map(articled))}.`] : []),
    ...lastWord(shape, dough),
  ]
}

/** The water and the oil that wet a focaccia before it is baked. */
const brineOf = ({ instructions }: RecipeToImprove, toppings: readonly WorkLine[]): string[] =>
  /salamoia/iu.test(instructions) && toppings.some(({ text }) => /^acqua$/u.test(nameOfLine(text)))
    ? [
        "Sbatti l'acqua del condimento con il sale fino e metà dell'olio, versala sulla superficie e tieni il resto dell'olio per l'uscita dal forno.",
      ]
    : []

/** 'i pomodori pelati' by the ending of the first word; a name that ends otherwise stays bare. */
function articled(name: string): string {
  const first = /^\p{L}+/u.exec(name)?.[0] ?? ''
  if (
    /^(?:olive|noci|foglie|cozze|vongole|cimette|patate|cipolle|melanzane|zucchine|nocciole|mandorle|alici|falde)$/u.test(
      first,
    )
  )
    return withArticle('fp', name)
  if (first.endsWith('i')) return withArticle('mp', name)
  if (first.endsWith('a')) return withArticle('fs', name)
  return first.endsWith('o') ? withArticle('ms', name) : name
}
