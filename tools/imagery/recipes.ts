/** The recipes of `content/recipes`, as far as their pictures need them. */
import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { RecipeContent } from '#site'
import type { PicturedRecipe } from './looks/direct.ts'

const FOLDER = new URL('../../content/recipes/', import.meta.url)

export interface NamedRecipe extends PicturedRecipe {
  /** The file's name without its ending: it names the pictures too. */
  slug: string
}

export function readRecipes(): NamedRecipe[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => {
      const { id, name, category, ingredients } = parse(
        readFileSync(new URL(file, FOLDER), 'utf8'),
      ) as RecipeContent
      const lines = ingredients.filter(({ dough }) => !dough).flatMap((group) => group.lines)
      return { id, name, category, lines, slug: file.replace(/\.yaml$/, '') }
    })
    .sort((a, b) => a.id - b.id)
}
