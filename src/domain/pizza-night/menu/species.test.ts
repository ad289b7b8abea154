import { describe, expect, test } from 'vitest'
import { recipeLines } from '#domain/ingredients/recipe-lines.ts'
import type { Allergy } from '#domain/ingredients/species.ts'
import { recipeAllergens } from '#domain/recipes/recipe-diets.ts'
import { eveningRecipes } from '#tests/support/evening-recipes.ts'
import { USUAL_GUEST } from '../evening-request.ts'
import { eveningPizza } from './evening-pizza.ts'
import { whyNot } from './fitness.ts'

const marinara = eveningRecipes.flatMap((recipe) => eveningPizza(recipe) ?? [])[0]

const against = (allergy: Allergy, lines: readonly string[]) =>
  marinara &&
  whyNot(
    { ...USUAL_GUEST, allergies: [allergy] },
    { ...marinara, allergens: { ...recipeAllergens(recipeLines(lines)), unknown: [] } },
  )

describe('whoever is allergic to pistachios alone', () => {
  test.each([
    '50 g di mandorle',
    '40 g di nocciole tostate',
    '100 g di gorgonzola e 30 g di noci',
    '30 g di noci pecan',
    '50 g di farina 00',
    '60 g di burro di anacardi',
  ])('is served %s', (line) => {
    expect(against('pistacchi', [line])).toBeNull()
  })

  test.each([
    ['30 g di granella di pistacchi', 'contiene pistacchi'],
    ['80 g di mortadella con pistacchi', 'contiene pistacchi'],
    ['60 g di crema di pistacchio', 'contiene pistacchi'],
    ['50 g di farina di pistacchi', 'contiene pistacchi'],
    ['50 g di frutta secca mista', 'può contenere pistacchi'],
    ['80 g di mortadella', 'può contenere pistacchi'],
    ['30 g di pesto alla genovese', 'può contenere pistacchi'],
    ['20 g di pinoli', 'può contenere pistacchi'],
    ['50 g di torrone', 'può contenere pistacchi'],
    ['50 g di mandorle (può contenere pistacchi)', 'può contenere pistacchi'],
    ['50 g di biscotti, può contenere frutta a guscio', 'può contenere pistacchi'],
  ])('is not served %s', (line, why) => {
    expect(against('pistacchi', [line])).toBe(why)
  })
})

describe('whoever is allergic to one cereal alone', () => {
  test.each<[Allergy, string]>([
    ['segale', '500 g di farina 00'],
    ['orzo', '500 g di semola rimacinata'],
    ['avena', '500 g di farina di farro'],
    ['grano', '200 g di farina di segale'],
    ['grano', '500 g di farina di riso'],
  ])('%s: is served %s', (allergy, line) => {
    expect(against(allergy, [line])).toBeNull()
  })

  test.each<[Allergy, string, string]>([
    ['grano', '500 g di farina 00', 'contiene grano'],
    ['grano', '500 g di farina di farro', 'contiene farro'],
    ['grano', '500 g di farina di kamut', 'contiene kamut'],
    ['orzo', '1 cucchiaino di malto d’orzo', 'contiene orzo'],
    ['orzo', '330 ml di birra', 'contiene orzo'],
    ['avena', "200 ml di latte d'avena", 'contiene avena'],
    ['segale', '100 g di pane di segale', 'contiene segale'],
    ['segale', '200 g di fiocchi multicereali', 'può contenere segale'],
  ])('%s: is not served %s', (allergy, line, why) => {
    expect(against(allergy, [line])).toBe(why)
  })
})
