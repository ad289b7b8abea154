import type { Recipe, RecipeCard } from '#contracts/recipes/recipe.ts'
import { DIFFICULTIES, RECIPE_CATEGORIES } from '#domain/recipes/vocabulary.ts'

export interface PreviewTexts {
  name: string
  description: string
  category: string
  difficulty: string
  imageUrl: string
  activeTime: string
  restTime: string
  bakeTime: string
  ingredients: readonly string[]
  isVegan: boolean
  isGlutenFree: boolean
}

export type PreviewedRecipe = RecipeCard & Pick<Recipe, 'bakeTime' | 'ratingCount'>

const minutesOf = (text: string): number => (/^\s*\d{1,9}\s*$/.test(text) ? Number(text) : 0)
const oneOf = <T extends string>(values: readonly T[], text: string, otherwise: T): T =>
  values.find((value) => value === text) ?? otherwise

export function previewedRecipe(texts: PreviewTexts): PreviewedRecipe {
  const { name, description, imageUrl, isVegan, isGlutenFree, ingredients } = texts
  const activeTime = minutesOf(texts.activeTime)
  const restTime = minutesOf(texts.restTime)
  const bakeTime = minutesOf(texts.bakeTime)
  return {
    id: 0,
    name: name.trim() || 'Senza nome',
    description,
    category: oneOf(RECIPE_CATEGORIES, texts.category, 'Classica'),
    difficulty: oneOf(DIFFICULTIES, texts.difficulty, 'media'),
    imageUrl,
    rating: null,
    ratingCount: 0,
    preparationTime: activeTime + restTime + bakeTime,
    activeTime,
    restTime,
    bakeTime,
    isVegan,
    isGlutenFree,
    publishedAt: '',
    firstIngredients: ingredients.slice(0, 3),
    ingredientCount: ingredients.length,
    facets: '',
    leftOut: null,
    look: [],
  }
}
