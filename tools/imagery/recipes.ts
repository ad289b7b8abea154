/** The recipes of `content/recipes`, as far as their pictures need them. */
import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { type RecipeContent, styleOf } from '#site'
import type { PicturedRecipe } from './looks/direct.ts'

const FOLDER = new URL('../../content/recipes/', import.meta.url)

export function readRecipes(): PicturedRecipe[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => {
      const recipe = parse(readFileSync(new URL(file, FOLDER), 'utf8')) as RecipeContent
      const { id, ingredients, steps } = recipe
      const lines = ingredients.filter(({ dough }) => !dough).flatMap((group) => group.lines)
      return { id, style: styleOf(recipe), lines, steps, slug: file.replace(/\.yaml$/, '') }
    })
    .sort((a, b) => a.id - b.id)
}
