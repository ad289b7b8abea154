import { recipePage } from '#contracts/pages/page-paths.ts'
import type { Recipe } from '#contracts/recipes/recipe.ts'
import { COVER_PICTURE, pictureName, sharedPictureUrl } from '#domain/recipe-list/picture-files.ts'
import { isoDuration } from '#domain/recipes/duration.ts'
import { scaledStep } from '#domain/recipes/steps/scaled-step.ts'
import { wholeFigures } from '#domain/recipes/whole-figures.ts'
import { servingsNoun } from '#domain/words/servings.ts'
import { breadcrumbs } from '#web/ui/json-ld.ts'

export const sharePicture = (imageUrl: string): string =>
  sharedPictureUrl(pictureName(imageUrl) ?? COVER_PICTURE)

const DIET_NAMES = {
  vegan: 'VeganDiet',
  vegetarian: 'VegetarianDiet',
  glutenFree: 'GlutenFreeDiet',
  lactoseFree: 'LowLactoseDiet',
} as const

/**
 * schema.org/Recipe with the properties that search engines recommend. A rating without votes and incomplete
 * nutrition figures are left out.
 */
export function recipeJsonLd(recipe: Recipe, publicUrl: string) {
  const url = publicUrl + recipePage(recipe.id)
  const pictures = [recipe.imageUrl, ...(pictureName(recipe.imageUrl) ? [sharePicture(recipe.imageUrl)] : [])]
  const diets = (['vegan', 'vegetarian', 'glutenFree', 'lactoseFree'] as const).filter(
    (diet) => recipe.diets[diet],
  )
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    '@id': url,
    mainEntityOfPage: url,
    name: recipe.name,
    description: recipe.description,
    inLanguage: 'it',
    image: pictures.map((picture) => publicUrl + picture),
    author: recipe.source?.author
      ? { '@type': 'Person', name: recipe.source.author }
      : { '@type': 'Organization', name: 'Cornicione', url: publicUrl },
    ...(recipe.source?.url && { isBasedOn: recipe.source.url }),
    datePublished: recipe.publishedAt,
    dateModified: recipe.updatedAt,
    recipeCategory: recipe.category,
    recipeCuisine: 'Italiana',
    keywords: [recipe.name, recipe.category, `difficoltà ${recipe.difficulty}`, 'pizza'].join(', '),
    recipeYield: [String(recipe.servings), `${recipe.servings} ${recipe.servingsUnit}`],
    prepTime: isoDuration(recipe.activeTime + recipe.restTime),
    cookTime: isoDuration(recipe.bakeTime),
    totalTime: isoDuration(recipe.preparationTime),
    recipeIngredient: recipe.ingredients,
    recipeInstructions: recipe.steps.map((parts, index) => ({
      '@type': 'HowToStep',
      name: `Passo ${index + 1}`,
      text: scaledStep(parts, 1),
      url: `${url}#passo-${index + 1}`,
    })),
    ...nutritionOf(recipe),
    ...(diets.length > 0 && {
      suitableForDiet: diets.map((diet) => `https://schema.org/${DIET_NAMES[diet]}`),
    }),
    ...(recipe.rating !== null &&
      recipe.ratingCount > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: recipe.rating,
          ratingCount: recipe.ratingCount,
          bestRating: 5,
          worstRating: 1,
        },
      }),
  }
}

const inGrams = (grams: number) => `${Number(grams.toFixed(1))} g`

function nutritionOf(recipe: Recipe) {
  const figures = wholeFigures(recipe)
  if (!figures) return {}
  const estimated = recipe.nutrition?.isEstimate ? ', con alcuni valori stimati' : ''
  return {
    nutrition: {
      '@type': 'NutritionInformation',
      description: `Calcolata dagli ingredienti${estimated}`,
      servingSize: `1 ${servingsNoun(1, recipe.servingsUnit)}`,
      calories: `${Math.round(figures.kcal)} kcal`,
      proteinContent: inGrams(figures.protein_g),
      carbohydrateContent: inGrams(figures.carbs_g),
      sugarContent: inGrams(figures.sugar_g),
      fatContent: inGrams(figures.fat_g),
      saturatedFatContent: inGrams(figures.sat_fat_g),
      fiberContent: inGrams(figures.fiber_g),
      ...(figures.sodium_mg !== undefined && { sodiumContent: `${Math.round(figures.sodium_mg)} mg` }),
    },
  }
}

export const recipeCrumbs = ({ id, name, category }: Recipe, publicUrl: string) => ({
  '@context': 'https://schema.org',
  ...breadcrumbs(publicUrl, [
    ['Ricette', '/ricette'],
    [category, `/ricette?categoria=${encodeURIComponent(category)}`],
    [name, recipePage(id)],
  ]),
})
