import { expect, test } from 'vitest'
import type { Recipe } from '#contracts/recipes/recipe.ts'
import { forEachText } from '#domain/recipes/recipe-texts.ts'
import { recipeCrumbs, recipeJsonLd, sharePicture } from './recipe-json-ld.ts'

const recipe: Recipe = {
  id: 12,
  name: 'Pizza Vegana',
  description: 'Verdure e olio buono.',
  ...forEachText(() => null),
  category: 'Vegana',
  difficulty: 'media',
  imageUrl: '/immagini/vegana-960.webp',
  rating: null,
  ratingCount: 0,
  preparationTime: 576,
  activeTime: 50,
  restTime: 510,
  bakeTime: 16,
  servings: 4,
  servingsUnit: 'pizze',
  dough: null,
  ingredients: ['600 g di farina 00', '370 g di acqua'],
  ingredientGroups: [{ title: "Per l'impasto", count: 2, isDough: true }],
  groups: [
    {
      title: "Per l'impasto",
      isDough: true,
      lines: ['600 g di farina 00', '370 g di acqua'],
      bakersPct: [100, 61.7],
    },
  ],
  instructions: 'Impasta la farina.\nInforna.',
  steps: [['Impasta ', { shown: 'la farina', line: 0, amount: 600, times: 1 }, '.'], ['Inforna.']],
  allergens: { contains: ['glutine'], mayContain: [], species: [], maySpecies: [], unnamed: [], unknown: [] },
  diets: { vegan: true, vegetarian: true, glutenFree: false, lactoseFree: true },
  nutrition: null,
  style: 'tonda',
  ovens: ['casa'],
  seasons: [],
  base: 'tomato',
  isVegan: true,
  isGlutenFree: false,
  youtubeVideoId: 'abc',
  source: null,
  publishedAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-02-01T00:00:00.000Z',
}
const site = 'https://example.it'

test('holds the recipe as schema.org wants it', () => {
  expect(recipeJsonLd(recipe, site)).toMatchObject({
    '@type': 'Recipe',
    '@id': 'https://example.it/ricette/12',
    name: 'Pizza Vegana',
    image: ['https://example.it/immagini/vegana-960.webp', 'https://example.it/immagini/vegana-og.jpg'],
    author: { '@type': 'Organization', name: 'Cornicione' },
    recipeYield: ['4', '4 pizze'],
    prepTime: 'PT9H20M',
    cookTime: 'PT16M',
    totalTime: 'PT9H36M',
    recipeIngredient: recipe.ingredients,
    recipeInstructions: [
      { '@type': 'HowToStep', text: 'Impasta la farina.', url: 'https://example.it/ricette/12#passo-1' },
      { '@type': 'HowToStep', text: 'Inforna.', url: 'https://example.it/ricette/12#passo-2' },
    ],
    suitableForDiet: [
      'https://schema.org/VeganDiet',
      'https://schema.org/VegetarianDiet',
      'https://schema.org/LowLactoseDiet',
    ],
  })
})

test('names no rating and no video that search engines could not believe', () => {
  const data = recipeJsonLd(recipe, site)
  expect(data).not.toHaveProperty('aggregateRating')
  expect(data).not.toHaveProperty('video')
})

test('names the rating as soon as somebody has rated', () => {
  expect(recipeJsonLd({ ...recipe, rating: 4.5, ratingCount: 2 }, site)).toMatchObject({
    aggregateRating: { ratingValue: 4.5, ratingCount: 2, bestRating: 5, worstRating: 1 },
  })
})

test('gives the figures of one pizza, without the salt that nobody has weighed', () => {
  const perServing = {
    kcal: 843.4,
    protein_g: 31.04,
    carbs_g: 120,
    fat_g: 24.96,
    sat_fat_g: 9.2,
    fiber_g: 5,
    sugar_g: 4.4,
    sodium_mg: 1234.5,
  }
  const nutrition = { perServing, atLeast: [], isEstimate: true, unknown: [], weightless: [] }
  const figures = {
    '@type': 'NutritionInformation',
    description: 'Calcolata dagli ingredienti, con alcuni valori stimati',
    servingSize: '1 pizza',
    calories: '843 kcal',
    proteinContent: '31 g',
    carbohydrateContent: '120 g',
    sugarContent: '4.4 g',
    fatContent: '25 g',
    saturatedFatContent: '9.2 g',
    fiberContent: '5 g',
  }
  const weighed = { ...recipe, nutrition }
  expect(recipeJsonLd(weighed, site)).toMatchObject({ nutrition: { ...figures, sodiumContent: '1235 mg' } })
  const salted = { ...weighed, ingredients: [...recipe.ingredients, 'sale fino q.b.'] }
  expect(recipeJsonLd(salted, site)).toHaveProperty('nutrition', figures)
  const unknown = { ...recipe, nutrition: { ...nutrition, unknown: ['zzyzzo'] } }
  expect(recipeJsonLd(unknown, site)).not.toHaveProperty('nutrition')
})

test('the way to a recipe is the one that stands above its name', () => {
  const places = recipeCrumbs(recipe, site).itemListElement
  expect(places.map(({ position, name, item }) => [position, name, item])).toEqual([
    [1, 'Ricette', 'https://example.it/ricette'],
    [2, 'Vegana', 'https://example.it/ricette?categoria=Vegana'],
    [3, 'Pizza Vegana', 'https://example.it/ricette/12'],
  ])
})

test('names diets only for recipes that keep them', () => {
  const none = { vegan: false, vegetarian: false, glutenFree: false, lactoseFree: false }
  expect(recipeJsonLd({ ...recipe, diets: none }, site)).not.toHaveProperty('suitableForDiet')
  expect(recipeJsonLd({ ...recipe, diets: { ...none, glutenFree: true } }, site)).toMatchObject({
    suitableForDiet: ['https://schema.org/GlutenFreeDiet'],
  })
})

test('a picture from elsewhere has no version for shared links: the cover of the site stands in', () => {
  expect(sharePicture('/immagini/shop/pala.svg')).toBe('/immagini/copertina-og.jpg')
  expect(recipeJsonLd({ ...recipe, imageUrl: '/immagini/shop/pala.svg' }, site).image).toEqual([
    'https://example.it/immagini/shop/pala.svg',
  ])
})
