import { expect, test } from 'vitest'
import { unseenRecipes } from '#tests/support/unseen-recipes.ts'
import { improveRecipe } from './improve-recipe.ts'

const [some] = unseenRecipes
const LINES = ['200 g di mozzarella', '100 g di lardo', '2 burrate da 125 g', '150 g di ricotta', 'basilico']
/** The steps of a vegan version, with the preparations left out. */
function written(...steps: string[]): string[] {
  if (!some) throw new Error('no recipe')
  const recipe = {
    ...some,
    name: 'Prova',
    ingredients: LINES,
    ingredientGroups: [],
    instructions: steps.join('\n'),
    steps: steps.map((step) => [step]),
  }
  return improveRecipe(recipe, 'vegana').steps
}

test.each([
  ['Condisci con la mozzarella e il basilico.', 'Condisci con il filante vegetale e il basilico.'],
  ['Stendete, coprite di mozzarella e infornate.', 'Stendete, coprite di filante vegetale e infornate.'],
  ['Mozzarella, basilico, forno.', 'Filante vegetale, basilico, forno.'],
  ['Ci metto sopra la mozzarella e inforno.', 'Ci metto sopra il filante vegetale e inforno.'],
])('a step that only lays it on says the new name: %s', (step, now) => {
  expect(written(step)).toContain(now)
})

test.each([
  ['Taglia la mozzarella e falla scolare.', 'della mozzarella: filante vegetale'],
  ['Spezza mezza burrata su ogni pizza.', 'della burrata: crema di mandorle, a cucchiaiate'],
  ['Adagia il lardo, che diventerà trasparente.', 'del lardo: tofu affumicato, già dorato'],
  ['Metti la mozzarella a pezzi.', 'della mozzarella: filante vegetale'],
  ['Aggiungi la mozzarella e inforna finché fila.', 'della mozzarella: filante vegetale'],
  ['Aggiungi 50 g di mozzarella.', 'della mozzarella: 40 g di filante vegetale'],
  ["Aggiungi la mozzarella. Dev'essere asciutta.", 'della mozzarella: filante vegetale'],
  [
    'Si affettano il lardo e la mozzarella.',
    'del lardo: tofu affumicato, già dorato. Al posto della mozzarella: ',
  ],
  ['Dividi i formaggi in quattro.', 'dei formaggi: filante vegetale e crema di mandorle'],
])('any other stays word for word, with a note behind it: %s', (step, note) => {
  const [own = ''] = written(step).filter((one) => one.startsWith(step.slice(0, 12)))
  expect(own.startsWith(`${step} (`)).toBe(true)
  expect(own).toContain(`Al posto ${note}`)
})

test('what has to be made ready is a step of its own in front', () => {
  const steps = written('Stendi la pasta.', 'Adagia il lardo a fettine.', 'Inforna.')
  const ready = steps.findIndex((step) => step.startsWith('Taglia il tofu affumicato a dadini'))
  expect(ready).toBeGreaterThan(-1)
  expect(ready).toBeLessThan(steps.findIndex((step) => step.startsWith('Adagia')))
})
