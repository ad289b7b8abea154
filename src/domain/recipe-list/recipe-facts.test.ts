import { expect, test } from 'vitest'
import { contentRecipes } from '#tests/support/content-recipes.ts'
import { recipeLines } from '../ingredients/recipe-lines.ts'
import type { RecipeCategory } from '../recipes/vocabulary.ts'
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
  rustica: 'teglia',
  raffermo: 'teglia',
  pasquale: 'focaccia',
}
/** Doughs of every shape, and the pan on the hob: likewise by hand. */
const STYLE_BY_NAME: Readonly<Record<string, string>> = {
  'Crescia Sfogliata di Urbino': 'padella',
  'Crescione alle Erbe': 'calzone',
  "Focaccia Dolce all'Uva": 'focaccia',
  'Focaccia senza Glutine': 'focaccia',
  "Piadina all'Olio con Peperoni e Crema di Ceci": 'padella',
  'Pizza di Granone con la Verdura': 'teglia',
  'Pizza Dolce Crema di Nocciole e Granella': 'tonda',
  'Pizza Dolce Ricotta e Pere': 'tonda',
  'Pizza in Padella senza Glutine': 'padella',
  'Pizza in Padella': 'padella',
  'Pizza Scima Abruzzese': 'focaccia',
  'Pizza senza Glutine ai Funghi': 'tonda',
  'Pizza senza Glutine alle Verdure': 'tonda',
  'Pizza senza Glutine di Grano Saraceno': 'tonda',
  'Pizza senza Glutine': 'tonda',
  'Pizza su Piadina con Stracchino e Rucola': 'tonda',
  'Teglia senza Glutine Pomodoro e Mozzarella': 'teglia',
  'Torta al Testo Umbra': 'padella',
  'Zeppoline Dolci allo Zucchero': 'fritta',
}

test('every recipe of the catalogue stands under the style of its dough, in its ovens and its bake', () => {
  const wrong = contentRecipes.flatMap((recipe) => {
    const expected = STYLE_BY_NAME[recipe.name] ?? STYLE_OF[recipe.dough.style]
    const { style, ovens } = factsOf(recipe.name)
    const isFlat = ['napoletana', 'tonda', 'romana', 'calzone'].includes(STYLE_OF[recipe.dough.style] ?? '')
    const bakesHot = ovens.includes('pizza') === (isFlat && style !== 'padella')
    return style === expected && bakesHot ? [] : [`${recipe.name}: ${style}, ${ovens.join(', ')}`]
  })
  expect(contentRecipes.length).toBeGreaterThanOrEqual(112)
  expect(wrong).toEqual([])
})

test('a recipe without a dough has the usual one of its category, whatever its title says', () => {
  const recipe = { name: 'Pizza in teglia', ingredients: [], instructions: 'Inforna.' }
  const facts = (category: RecipeCategory) => recipeFacts({ ...recipe, category }, [])
  expect(facts('Classica')).toMatchObject({ style: 'tonda', ovens: ['casa', 'pizza'] })
  expect(facts('Teglia')).toMatchObject({ style: 'teglia', ovens: ['casa'] })
  expect(facts('Senza Glutine')).toMatchObject({ style: 'tonda', ovens: ['casa'] })
})

test('the shape of the recipe goes before that of its dough', () => {
  const recipe = {
    name: 'Pizza',
    category: 'Senza Glutine',
    ingredients: [],
    instructions: 'Inforna.',
  } as const
  const dough = { style: 'senzaglutine', shape: 'teglia' } as const
  expect(recipeFacts({ ...recipe, dough }, [])).toMatchObject({ style: 'teglia', ovens: ['casa'] })
})

test('a pizza in the pan needs no oven; baking paper is none', () => {
  const instructions = 'Stendi il disco su carta forno.\nCuocilo in padella coperta.'
  const facts = recipeFacts({ name: 'Pizza Veloce', category: 'Classica', ingredients: [], instructions }, [])
  expect(facts.ovens).toEqual(['senza'])
})

test('the colours of tomato and of cheese are told apart', () => {
  expect(factsOf('Pizza Marinara').base).toBe('tomato')
  expect(factsOf('Pizza Quattro Formaggi').base).toBe('white')
})
