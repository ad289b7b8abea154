import { expect, test } from 'vitest'
import { contentRecipes } from '#tests/support/content-recipes.ts'
import { recipeLines } from '../ingredients/recipe-lines.ts'
import { recipeFacts } from './recipe-facts.ts'

const factsOf = (name: string) => {
  const recipe = contentRecipes.find((one) => one.name === name)
  if (!recipe) throw new Error(`no recipe is called ${name}`)
  return recipeFacts(recipe, recipeLines(recipe.ingredients))
}

test.each([
  ['Pizza Margherita', 'napoletana', ['casa', 'pizza'], []],
  ['Pizza Asparagi, Uova e Pecorino', 'tonda', ['casa', 'pizza'], ['primavera']],
  ['Pizza ai Funghi Porcini', 'napoletana', ['casa', 'pizza'], ['autunno']],
  ['Pizza in Teglia Zucchine e Stracchino', 'teglia', ['casa'], ['estate']],
  ['Focaccia Genovese', 'focaccia', ['casa'], []],
  ['Panzerotti Pugliesi', 'fritta', ['senza'], []],
  ['Pizza senza Glutine', 'tonda', ['casa'], []],
  ['Sfincione Palermitano', 'siciliana', ['casa'], []],
  ['Pizza in Friggitrice ad Aria', 'padellino', ['senza'], []],
  ['Pizza al Padellino Torinese', 'padellino', ['casa'], []],
] as const)('%s', (name, style, ovens, seasons) => {
  expect(factsOf(name)).toMatchObject({ style, ovens, seasons })
})

/** Written by hand from the doughs of content/recipes: what a pizzaiolo would call each of them. */
const STYLE_OF: Readonly<Record<string, string>> = {
  napoletana: 'napoletana',
  contemporanea: 'napoletana',
  classica: 'tonda',
  romana: 'romana',
  pala: 'pala',
  teglia: 'teglia',
  padellino: 'padellino',
  focaccia: 'focaccia',
  genovese: 'focaccia',
  recco: 'focaccia',
  siciliana: 'siciliana',
  calzone: 'calzone',
  fritta: 'fritta',
}

test('every recipe of the catalogue stands under the style of its dough, in its ovens and its bake', () => {
  const wrong = contentRecipes.flatMap((recipe) => {
    const expected = STYLE_OF[recipe.dough?.style ?? '']
    const { style, ovens } = factsOf(recipe.name)
    if (expected === undefined || recipe.name === 'Pizza in Padella')
      return style === 'napoletana' || (ovens.includes('pizza') && style !== 'calzone') ? [recipe.name] : []
    const isFlat = ['napoletana', 'tonda', 'romana', 'calzone'].includes(expected)
    const bakesHot = ovens.includes('pizza') === isFlat
    return style === expected && bakesHot ? [] : [`${recipe.name}: ${style}, ${ovens.join(', ')}`]
  })
  expect(contentRecipes.length).toBeGreaterThanOrEqual(112)
  expect(wrong).toEqual([])
})

test('where no dough is named the title says the style', () => {
  const recipe = { category: 'Classica', ingredients: [], instructions: 'Inforna.' } as const
  expect(recipeFacts({ ...recipe, name: 'Pizza in teglia' }, []).style).toBe('teglia')
  expect(recipeFacts({ ...recipe, name: 'Pizza in teglia', dough: { style: 'pala' } }, []).style).toBe('pala')
})

test('a pizza in the pan needs no oven; baking paper is none', () => {
  const facts = recipeFacts(
    {
      name: 'Pizza in Padella Veloce',
      category: 'Classica',
      ingredients: ['200 g di farina 00', '100 g di fior di latte'],
      instructions: 'Stendi il disco su carta forno.\nCuocilo in padella coperta.',
    },
    [],
  )
  expect(facts).toMatchObject({ style: 'padella', ovens: ['senza'] })
})

test('the colours of tomato and of cheese are told apart', () => {
  expect(factsOf('Pizza Marinara').look).toEqual({ base: 'tomato', shape: 'puffy' })
  expect(factsOf('Pizza Quattro Formaggi').look.base).toBe('white')
})
