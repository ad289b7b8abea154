import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { RecipeToImprove } from '#domain/recipes/listed-recipe.ts'
import type { RecipeContent } from '#domain/recipes/recipe-content.ts'
import { plainStep, readSteps } from '#domain/recipes/steps/step-marks.ts'
import type { StructuredRecipe } from '#domain/recipes/structured-recipe.ts'
import { isProof } from './proof.ts'

const folder = new URL('../../content/recipes/', import.meta.url)

/** Every recipe of content/, in the shape in which the catalogue answers it. */
export const contentRecipes: readonly (RecipeToImprove &
  Pick<RecipeContent, 'id' | 'category' | 'difficulty' | 'dough' | 'image' | 'times'> & {
    parts: StructuredRecipe
    restTime: number
    bakeTime: number
  })[] = readdirSync(folder).map((file) => {
  const {
    times,
    vegan,
    glutenFree,
    ingredients,
    steps: written,
    ...recipe
  }: RecipeContent = parse(readFileSync(new URL(file, folder), 'utf8'))
  const marked = written.map((step) => step.replace(/\s+/g, ' ').trim())
  return {
    ...recipe,
    times,
    restTime: times.restMin,
    bakeTime: times.bakeMin,
    parts: {
      groups: ingredients.map(({ title, lines, dough }) => ({ title, lines, isDough: dough === true })),
      steps: marked,
    },
    preparationTime: times.activeMin + times.restMin + times.bakeMin,
    ingredients: ingredients.flatMap(({ lines }) => lines),
    ingredientGroups: ingredients.map(({ title, lines, dough }) => ({
      title,
      count: lines.length,
      isDough: dough === true,
    })),
    instructions: marked.map(plainStep).join('\n'),
    steps: readSteps(ingredients, marked).steps,
    isVegan: vegan,
    isGlutenFree: glutenFree,
  }
})

const PARTS = 4

/** The recipes that a law tries with one of several options: all in the proof; else every fourth, with each option
 * another part of them. */
export const recipesFor = (option: number) =>
  isProof ? contentRecipes : contentRecipes.filter((_, index) => index % PARTS === option % PARTS)
