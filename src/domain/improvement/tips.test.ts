import { expect, test } from 'vitest'
import { contentRecipes } from '#tests/support/content-recipes.ts'
import { groupsOf } from '../recipes/listed-recipe.ts'
import { tipsFor } from './tips.ts'

const THINGS: readonly (readonly [RegExp, RegExp])[] = [
  [/guanciale/iu, /guanciale/iu],
  [/salsiccia/iu, /salsicc/iu],
  [/salame/iu, /salame|soppressata|spianata/iu],
  [/mortadella/iu, /mortadella/iu],
  [/prosciutto/iu, /prosciutto/iu],
  [/speck/iu, /speck/iu],
  [/ricotta/iu, /ricotta/iu],
  [/(?<!\p{L})pere(?!\p{L})/iu, /pere/iu],
  [/verdure/iu, /funghi|zucchin|melanzan|peperon|spinaci|scarola|friarielli|cime di rapa/iu],
]

test('a tip speaks only of what the recipe has', () => {
  for (const recipe of contentRecipes) {
    const toppings = groupsOf(recipe)
      .filter(({ isDough }) => !isDough)
      .flatMap(({ lines }) => lines)
      .join('\n')
    const text = tipsFor(recipe)
      .tips.map((tip) => `${tip.title}: ${tip.text}`)
      .join('\n')
    for (const [word, thing] of THINGS)
      expect([recipe.name, word.exec(text)?.[0] ?? null]).toEqual([
        recipe.name,
        thing.test(toppings) ? (word.exec(text)?.[0] ?? null) : null,
      ])
  }
})

test('what goes through hot fat is not dried in a pan as well', () => {
  for (const recipe of contentRecipes.filter(({ ingredients }) =>
    /per friggere/u.test(ingredients.join(' ')),
  ))
    expect([recipe.name, JSON.stringify(tipsFor(recipe)).includes('Falle asciugare in padella')]).toEqual([
      recipe.name,
      false,
    ])
})

test('sweet recipes have a tip on what makes them sweet', () => {
  const sweet = contentRecipes.filter(({ category }) => category === 'Dolce')
  expect(sweet.length).toBeGreaterThan(3)
  for (const recipe of sweet)
    expect([
      recipe.name,
      tipsFor(recipe).tips.some(({ title }) => /frutta|uva|cannella|zucchero|crema/iu.test(title)),
    ]).toEqual([recipe.name, true])
})
