import { expect, test } from 'vitest'
import { unseenRecipes } from '#tests/support/unseen-recipes.ts'
import { improveRecipe } from './improve-recipe.ts'
import type { ImproveOption } from './options.ts'

const [some] = unseenRecipes
/** The steps of a variant of a recipe with these lines and steps. */
function written(option: ImproveOption, lines: string[], ...steps: string[]): string[] {
  if (!some) throw new Error('no recipe')
  const recipe = { ...some, name: 'Prova', ingredients: lines, ingredientGroups: [] }
  return improveRecipe(
    { ...recipe, instructions: steps.join('\n'), steps: steps.map((step) => [step]) },
    option,
  ).steps
}
const place = (steps: readonly string[], words: RegExp) => steps.findIndex((step) => words.test(step))

test('what goes into the tomato is ready before the tomato is used', () => {
  const steps = written(
    'piccante',
    ['400 g di passata', '200 g di mozzarella'],
    'Allargo la pasta e ci metto la passata.',
    'Inforno a 220 gradi.',
    'Metto la mozzarella e rimetto dentro.',
  )
  expect(place(steps, /peperoncino secco nel mortaio/u)).toBe(0)
})

test('what goes on the topping goes on before the bake, also where one sentence does it all', () => {
  const toppings = ['200 g di mozzarella', '1 pera']
  const all = written(
    'piccante',
    toppings,
    'Stendi la pasta, mozzarella, forno fortissimo.',
    'Fuori dal forno la pera.',
  )
  expect(all[1]).toBe(
    'Stendi la pasta, mozzarella, forno fortissimo. (Distribuisci il peperoncino sul condimento prima di infornare.)',
  )
  expect(place(all, /Priva dei semi/u)).toBe(0)
  const own = written(
    'piccante',
    toppings,
    'Stendi la pasta.',
    'Metti mozzarella e pera.',
    'Forno a 250, 10 minuti.',
  )
  expect(place(own, /prima di infornare/u)).toBe(place(own, /^Forno a 250/u) - 1)
})

test('what is folded gets it inside', () => {
  const steps = written(
    'piccante',
    ['200 g di squacquerone', '100 g di rucola'],
    'Cuocete le piadine sul testo.',
    'Spalmate lo squacquerone, aggiungete la rucola, piegate a metà e servite.',
  )
  expect(steps.at(-1)).toMatch(/piegate a metà e servite\. \(.* prima di chiudere la pasta\.\)$/u)
})

test('what finishes a pizza comes behind its last bake, and in front of the talk', () => {
  const lines = ['200 g di mozzarella', '300 g di funghi']
  const [, last = ''] = written(
    'gourmet',
    lines,
    'Stendere la pasta e coprirla con mozzarella e funghi.',
    'Passare in forno caldo per 15 minuti. I bimbi impazziscono!',
  ).slice(-2)
  expect(last).toMatch(/^Passare in forno caldo per 15 minuti\. A cottura finita .*I bimbi impazziscono!$/u)
})
