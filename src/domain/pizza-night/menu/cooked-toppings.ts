/** How long the toppings of a recipe cook before they go on the dough.
 *
 * Units   minutes. A range counts with its upper end.
 * Source  the words and times of the recipe's steps.
 * Valid   any recipe whose steps mark their ingredients; 0 if all its toppings are raw. What cooks for the dough
 *         alone, such as the potatoes in it, does not count. */
import { plainSteps } from '#domain/recipes/listed-recipe.ts'
import { findStepTimes } from '#domain/recipes/steps/step-times.ts'
import type { EveningRecipe } from './evening-recipe.ts'

const COOKS =
  /(?<!\p{L})(?:fuoco|fiamma|tegam(?:e|ino)|pentola|padella|less[aoi]|lessal[aeio]|sbollent\p{L}*|soffriggi\p{L}*|sobbollire|rosola\p{L}*|salta(?:l[aeio])?|stufal[aeio]|arrostiscil[aeio]|arrostisci|griglial[aeio]|scottal[aeio]|friggi(?:l[aeio])?|tosta(?:l[aeio])?|acqua bollente salata|restringere|insaporire|scalda [^.;]{0,25}olio)(?!\p{L})/iu
const IN_THE_OVEN = /(?<!\p{L})(?:inforna|grill|pietra)(?!\p{L})/iu
const APART = /(?<!\p{L})(?:forno|inforn|pietra|impast|lievit|panett|frigo|sgocciol|ammollo)/iu
/** 'per 25 minuti, poi per altri 10' */
const BARE = /(?<=\b(?:altri|ultimi) )\d+(?= *[,.;:])/gu
const TWICE = /\b(?:in due riprese|per lato)\b/iu

function minutesIn(sentence: string): number {
  const timed = findStepTimes(sentence).reduce((sum, { maxS }) => sum + maxS / 60, 0)
  const bare = [...sentence.matchAll(BARE)].reduce((sum, [minutes]) => sum + Number(minutes), 0)
  return (timed + bare) * (TWICE.test(sentence) ? 2 : 1)
}

/** What is told after a pan is on the fire is cooked in it: 'Unisci i pomodori e cuoci altri 20 minuti'. */
function minutesOfStep(step: string): number {
  const clauses = step.split(/(?<=[.;!]) /u)
  const isCooked = (one: string) => COOKS.test(one) && !IN_THE_OVEN.test(one)
  const from = clauses.findIndex(isCooked)
  return clauses
    .slice(from < 0 ? clauses.length : from)
    .filter((one) => isCooked(one) || !APART.test(one))
    .reduce((sum, one) => sum + minutesIn(one), 0)
}

export function toppingsCookMin(recipe: Pick<EveningRecipe, 'steps' | 'groups'>): number {
  const isOfDough = recipe.groups.flatMap(({ isDough, lines }) => lines.map(() => isDough))
  const texts = plainSteps(recipe)
  return recipe.steps.reduce(
    (sum, parts, at) =>
      parts.some((part) => typeof part !== 'string' && isOfDough[part.line] === false)
        ? sum + minutesOfStep(texts[at] ?? '')
        : sum,
    0,
  )
}
