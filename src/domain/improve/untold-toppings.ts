/** Which toppings of the list the steps have not named, when a recipe's own sentences go onto another dough. */
import { stemsOf } from '../recipe/audit/italian-stem.ts'
import type { WorkLine } from './improved-recipe.ts'
import { nounStems } from './kept-stems.ts'
import { nameOfLine } from './work-lines.ts'

/** What is used up in preparing the rest. */
const USED_BEFORE =
  /^(?:acqua|vino|sale|pepe|peperoncino|aglio|aceto|olio|bicarbonato|succo|farina|semola|amido|limone|arancia|origano|semi di|paprica|rosmarino|trito di erbe)|friggere|spolvero/iu

/** What goes into the preparation of something else and is not laid on by itself. */
const MIXED_IN =
  /prezzemolo|timo|salvia|rosmarino|basilico|sciroppo|eritritolo|zucchero|cocco|panna|uvetta|pinoli|capperi|aceto|cannella|anice/u
/** What several toppings are turned into before they are laid on. */
const MIXTURES = ['crem', 'sals', 'sug', 'ripien', 'nastr', 'cimett', 'verdur']
const TOMATO = /pomodor|passata|pelati|polpa/u
const VEGETABLE = /zucchin|melanzan|peperon|cipoll|verza|patat|zucca|fungh/u

/** Names of what lies in the list and in none of the sentences, each once. */
export function untoldToppings(
  toppings: readonly WorkLine[],
  laid: readonly string[],
  prepared: readonly string[],
): string[] {
  const stems = new Set(stemsOf(laid.join(' ')))
  const ready = prepared.join(' ').toLowerCase()
  const isIn = (stem: string) => [...stems].some((one) => one === stem || one.startsWith(stem))
  const isTold = (name: string, isNew: boolean) => {
    const own = [...stemsOf(name).slice(0, 1), ...nounStems(name)]
    return isNew ? own.slice(0, 1).some(isIn) : own.some(isIn)
  }
  const others = [...toppings.flatMap(({ text }) => nounStems(text)), ...MIXTURES]
  const isMixed = (name: string) =>
    prepared.some((text) => {
      const within = new Set(stemsOf(text))
      const own = nounStems(name)
      return (
        own.some((stem) => within.has(stem)) &&
        others.some((stem) => !own.includes(stem) && within.has(stem) && isIn(stem))
      )
    })
  const isWithin = (name: string, isNew: boolean) =>
    (!(isNew && name.startsWith('crema')) && isMixed(name)) ||
    (stems.has('ripien') && nounStems(name).some((stem) => stemsOf(ready).includes(stem))) ||
    (stems.has('verdur') && VEGETABLE.test(name)) ||
    ((stems.has('sug') || stems.has('sals')) && TOMATO.test(name)) ||
    ready.includes(MIXED_IN.exec(name)?.[0] ?? '-')
  const missing = toppings
    .map(({ text, isNew }) => ({ name: nameOfLine(text), isNew }))
    .filter(({ name, isNew }) => !USED_BEFORE.test(name) && !isTold(name, isNew) && !isWithin(name, isNew))
  return [...new Set(missing.map(({ name }) => name))]
}
